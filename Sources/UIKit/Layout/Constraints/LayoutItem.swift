/// An item that constraints relate: a view or a layout guide.
@MainActor protocol LayoutItem: AnyObject {
  /// The view in whose space the item lies.
  var layoutParent: UIView? { get }
  /// The item itself if it is a view; the view that a guide belongs to.
  var layoutView: UIView? { get }
  /// The record that constraints keep about the item, while they name it.
  var layoutRecord: LayoutRecord? { get set }
  /// The reference by which constraints and anchors name the item without retaining it, once one did.
  var madeLayoutReference: LayoutReference? { get set }
}

extension UIView: LayoutItem {
  var layoutParent: UIView? { superview }
  var layoutView: UIView? { self }
  var layoutRecord: LayoutRecord? {
    get { autoLayout.record }
    set { autoLayout.record = newValue }
  }
  var madeLayoutReference: LayoutReference? {
    get { autoLayout.reference }
    set { autoLayout.reference = newValue }
  }
}

/// An item while it lives. All constraints and anchors of an item share one, which the item takes itself back from
/// when it goes: a weak reference would slow down every retain and release of the item.
@MainActor final class LayoutReference {
  @exclusivity(unchecked) private(set) unowned(unsafe) var item: (any LayoutItem)?
  /// The item where it is a view.
  @exclusivity(unchecked) private(set) unowned(unsafe) var view: UIView?

  fileprivate init(_ item: any LayoutItem) {
    self.item = item
    view = item as? UIView
  }

  func itemIsGone() {
    item = nil
    view = nil
  }
}

/// The record that constraints keep about a view or guide: the active ones that name it, and when it was
/// first named. Ties between equal requests are resolved by that order.
@MainActor final class LayoutRecord {
  /// The active constraints that name the item.
  @exclusivity(unchecked) private(set) var constraints: [NSLayoutConstraint] = []
  /// The place of the item in the order of first mention; 0 where no active constraint names it.
  @exclusivity(unchecked) private(set) var mention = 0
  /// The item's numbers in the engine of its tree.
  var box: LayoutBox? {
    get { storedBox?.isLost == true ? nil : storedBox }
    set { storedBox = newValue }
  }
  @exclusivity(unchecked) private var storedBox: LayoutBox?

  private static var mentions = 0
  /// The number of constraints that a list has room for at first: most views are named by so many.
  private static let room = 4

  func add(_ constraint: NSLayoutConstraint) {
    if mention == 0 {
      LayoutRecord.mentions += 1
      mention = LayoutRecord.mentions
      box?.mentionDidChange()
    }
    if constraints.isEmpty { constraints.reserveCapacity(LayoutRecord.room) }
    constraints.append(constraint)
  }

  func remove(_ constraint: NSLayoutConstraint) {
    guard let index = constraints.lastIndex(where: { $0 === constraint }) else { return }
    constraints.swapAt(index, constraints.count - 1)
    constraints.removeLast()
    if constraints.isEmpty { mention = 0 }
  }
}

extension LayoutItem {
  /// The reference by which constraints and anchors name the item.
  var layoutReference: LayoutReference {
    if let madeLayoutReference { return madeLayoutReference }
    let reference = LayoutReference(self)
    madeLayoutReference = reference
    return reference
  }

  /// The record, made where there is none yet.
  var madeLayoutRecord: LayoutRecord {
    if let layoutRecord { return layoutRecord }
    let record = LayoutRecord()
    layoutRecord = record
    return record
  }
}
