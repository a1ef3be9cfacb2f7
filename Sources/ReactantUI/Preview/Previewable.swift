import UIKit

/// A component that can be shown alone with sample state, in the debug menu and by `SHOJI_PREVIEW`.
///
/// Without it a previewed component gets no state: what its `update()` would fill in stays empty.
///
/// ```swift
/// extension NoteCell: Previewable {
///   static func makePreview() -> UIView {
///     NoteCell().with(state: Note(id: "1", title: "Shopping", body: "Milk, bread"))
///   }
/// }
/// ```
@preconcurrency @MainActor public protocol Previewable: UIView {
  /// Makes the component with sample state.
  static func makePreview() -> UIView
}
