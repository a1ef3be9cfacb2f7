import Foundation

/// The loading of views from Interface Builder's documents.
extension UIViewController {
  /// Loads the view from the storyboard that the controller was made from, from the nib of its name, or from
  /// the nib of its class. Returns false where there is none.
  func loadViewFromInterface() -> Bool {
    if let interface {
      if interface.loadView(of: self) { return true }
    }
    if let name = nibName, interface == nil {
      loadView(from: UINib(nibName: name, bundle: nibBundle), name)
      return true
    }
    guard interface == nil, let loader = InterfaceLoaders.current else { return false }
    for name in Self.ownNibNames {
      guard let contents = loader.nib(named: name, in: nibBundle ?? .main) else { continue }
      loadView(from: UINib(contents: contents, name: name), name)
      return true
    }
    return false
  }

  private func loadView(from nib: UINib, _ name: String) {
    _ = nib.instantiate(withOwner: self)
    ExceptionName.internalInconsistency.raise(
      unless: viewIfLoaded != nil,
      "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view outlet was not set."
    )
  }

  /// The names under which a class of the app's has its nib: `NoteView` and `NoteViewController`, `Note` and
  /// `NoteController`.
  private static var ownNibNames: [String] {
    let path = String(reflecting: self)
    guard !path.hasPrefix("UIKit."), !path.contains("<") else { return [] }
    let name = path.split(separator: ".").last.map(String.init) ?? path
    let isController = name.hasSuffix("Controller") && name != "Controller"
    return isController ? [String(name.dropLast("Controller".count)), name] : [name]
  }
}
