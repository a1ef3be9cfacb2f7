import CoreGraphics
import Foundation

/// The things that are dragged, and their place.
@preconcurrency @MainActor public protocol UIDragDropSession: AnyObject {
  /// The things that are dragged.
  var items: [UIDragItem] { get }
  /// Returns the location of the pointer in a view's points.
  func location(in view: UIView) -> CGPoint
  /// Whether the items may be moved, not only copied.
  var allowsMoveOperation: Bool { get }
  /// Whether the items may be dropped only in the app; drags never leave it here.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Returns whether an item is of one of the types, or of a kind of one.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Returns whether objects of a class can be made of one of the items.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
  /// Returns whether values of a type can be made of one of the items.
  func canLoadObjects<Value: NSItemProviderValue>(ofClass type: Value.Type) -> Bool
}

/// A drag, from the side of where it began.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  /// A value of the app's own for the drag; nil by default.
  var localContext: Any? { get set }
}

/// The way in which the progress of a drop is shown. Drops of this process are there at once.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  case none = 0
  case `default` = 1
}

/// A drag, from the side of where it may be dropped.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
  /// The drag from the side of where it began; nil where that is outside of the app.
  var localDragSession: (any UIDragSession)? { get }
  /// The way in which progress is shown; default by default.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// The progress of loading the items.
  var progress: Progress { get }
  /// Makes objects of a class of the items of which they can be made, and hands them to a closure on the main
  /// queue, in the order of the items.
  @discardableResult func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping @MainActor @Sendable ([any NSItemProviderReading]) -> Void
  ) -> Progress
  /// Makes values of a type of the items of which they can be made, and hands them to a closure on the main
  /// queue.
  @discardableResult func loadObjects<Value: NSItemProviderValue & Sendable>(
    ofClass type: Value.Type, completion: @escaping @MainActor @Sendable ([Value]) -> Void
  ) -> Progress
}

/// The one session of a drag, from both sides.
@MainActor final class DragSession: NSObject, UIDragSession, UIDropSession {
  var items: [UIDragItem] = []
  var localContext: Any?
  var allowsMoveOperation = true
  var isRestrictedToDraggingApplication = false
  /// Whether the drag began outside of the app.
  var isFromOutside = false
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
  let progress = Progress(totalUnitCount: 1)
  /// The location of the pointer in the window's points.
  var place = CGPoint.zero

  var localDragSession: (any UIDragSession)? { isFromOutside ? nil : self }

  func location(in view: UIView) -> CGPoint { view.convert(place, from: nil) }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }

  func canLoadObjects<Value: NSItemProviderValue>(ofClass type: Value.Type) -> Bool {
    canLoadObjects(ofClass: type.itemProviderClass)
  }

  @discardableResult func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping @MainActor @Sendable ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
    let loaded = LoadedObjects(count: providers.count) { [progress] objects in
      progress.completedUnitCount = 1
      completion(objects)
    }
    for (index, provider) in providers.enumerated() {
      provider.loadObject(ofClass: aClass) { object, _ in loaded.setObject(object, at: index) }
    }
    if providers.isEmpty { DispatchQueue.main.async { completion([]) } }
    return progress
  }

  @discardableResult func loadObjects<Value: NSItemProviderValue & Sendable>(
    ofClass type: Value.Type, completion: @escaping @MainActor @Sendable ([Value]) -> Void
  ) -> Progress {
    loadObjects(ofClass: type.itemProviderClass) { objects in
      completion(objects.compactMap { Value.value(of: $0) })
    }
  }
}

/// The objects that are being loaded, in the order of their items.
@MainActor private final class LoadedObjects {
  private var objects: [(any NSItemProviderReading)?]
  private var waiting: Int
  private let completion: ([any NSItemProviderReading]) -> Void

  init(count: Int, completion: @escaping ([any NSItemProviderReading]) -> Void) {
    objects = Array(repeating: nil, count: count)
    waiting = count
    self.completion = completion
  }

  func setObject(_ object: (any NSItemProviderReading)?, at index: Int) {
    objects[index] = object
    waiting -= 1
    if waiting == 0 { completion(objects.compactMap { $0 }) }
  }
}
