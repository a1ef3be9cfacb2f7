import Foundation

/// A placeholder that an item was dropped on, until its data is there.
@MainActor
final class ListPlaceholderContext: UITableViewDropPlaceholderContext,
  UICollectionViewDropPlaceholderContext
{
  let dragItem: UIDragItem
  private weak var list: (any DragList)?
  private let placeholder: ListPlaceholder
  private let animator: DragAnimator

  /// Shows the placeholder, and has the item go to it.
  init(
    _ placeholder: ListPlaceholder, for dragItem: UIDragItem, in drop: ListDrop, _ goals: inout ListDropGoals
  ) {
    (self.placeholder, self.dragItem, list) = (placeholder, dragItem, drop.list)
    animator = goals.drop(dragItem, to: .placeholder(placeholder))
    change { list, placeholders in
      placeholders.insert(placeholder)
      if let path = placeholders.presented(placeholder) { list.changePresented(.insert(path)) }
    }
  }

  /// Runs a change of the placeholders: at once, or after the updates under way.
  private func change(_ work: @escaping (any DragList, ListPlaceholders) -> Void) {
    guard let list, let placeholders = list.dragging?.placeholders else { return }
    guard list.isRecordingUpdates else { return work(list, placeholders) }
    placeholders.afterUpdates { [weak list] in if let list { work(list, placeholders) } }
  }

  /// Whether the placeholder shows.
  private var isShown: Bool { list?.dragging?.placeholders.presented(placeholder) != nil }

  @discardableResult func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard isShown, let list, let placeholders = list.dragging?.placeholders else { return false }
    ExceptionName.internalInconsistency.raise(
      unless:
        !list.isRecordingUpdates,
      "A placeholder cannot be committed inside of performBatchUpdates(_:completion:).")
    dataSourceUpdates(placeholder.path)
    guard let path = placeholders.presented(placeholder) else { return false }
    placeholders.commit(placeholder)
    list.changePresented(.reload(path))
    return true
  }

  @discardableResult func deletePlaceholder() -> Bool {
    guard isShown else { return false }
    change { [placeholder] list, placeholders in
      guard let path = placeholders.presented(placeholder) else { return }
      placeholders.remove(placeholder)
      list.changePresented(.delete(path))
    }
    return true
  }

  func setNeedsCellUpdate() {
    guard let list, let path = list.dragging?.placeholders.presented(placeholder),
      let cell = list.dragCell(at: path)
    else { return }
    placeholder.update(cell)
  }

  func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    animator.addCompletion(completion)
  }
}
