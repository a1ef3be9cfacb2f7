import CoreGraphics

/// A behavior that is added to a view, such as ``UIContextMenuInteraction``.
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {
  /// The view that the interaction was added to; nil for none.
  var view: UIView? { get }
  /// Called before the interaction is added to a view, or with nil before it is removed.
  func willMove(to view: UIView?)
  /// Called after the interaction was added to a view, or with nil after it was removed.
  func didMove(to view: UIView?)
}

/// The interactions of one view.
@MainActor private final class InteractionList {
  var interactions: [any UIInteraction] = []
  nonisolated(unsafe) static var key: UInt8 = 0
}

extension UIView {
  private var interactionList: InteractionList? {
    objc_getAssociatedObject(self, &InteractionList.key) as? InteractionList
  }

  /// The interactions of the view; none by default. Setting it removes those that are left out and adds new
  /// ones.
  public var interactions: [any UIInteraction] {
    get { interactionList?.interactions ?? [] }
    set {
      for old in interactions where !newValue.contains(where: { $0 === old }) { removeInteraction(old) }
      for new in newValue { addInteraction(new) }
    }
  }

  /// Adds an interaction. One that another view has leaves there first.
  public func addInteraction(_ interaction: any UIInteraction) {
    if interaction.view === self, interactions.contains(where: { $0 === interaction }) { return }
    interaction.view?.removeInteraction(interaction)
    let list = interactionList ?? InteractionList()
    objc_setAssociatedObject(self, &InteractionList.key, list, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    interaction.willMove(to: self)
    list.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction; one that the view does not have is left alone.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard let list = interactionList, list.interactions.contains(where: { $0 === interaction }) else {
      return
    }
    interaction.willMove(to: nil)
    list.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
