import Cassowary

/// An item that constraints relate: a view or a layout guide.
@MainActor protocol LayoutItem: AnyObject {
  /// The view in whose space the item lies.
  var layoutParent: UIView? { get }
  /// The item itself if it is a view; the view that a guide belongs to.
  var layoutView: UIView? { get }
  /// The record by which constraints and anchors name the item, once one did.
  var layoutRecord: LayoutRecord? { get set }
}

extension UIView: LayoutItem {
  var layoutParent: UIView? { parent }
  var layoutView: UIView? { self }
  var layoutRecord: LayoutRecord? {
    get { autoLayout.record }
    set { autoLayout.record = newValue }
  }
}

/// The record by which constraints and anchors name a view or guide without retaining it, with what they keep
/// about it: the active constraints that name it, and when it was first named. Ties between equal requests
/// are resolved by that order.
///
/// The item takes itself back from it when it goes: a weak reference would slow down every retain and release
/// of the item.
@MainActor final class LayoutRecord {
  /// The item while it lives.
  var item: (any LayoutItem)? { view ?? guideReference?.object }
  /// The item where it is a guide.
  private var guideReference: Unretained<UILayoutGuide>?
  /// The item where it is a view.
  private(set) var viewReference: Unretained<UIView>?
  var view: UIView? { viewReference?.object }
  /// The active constraints that name the item. Not checked for exclusivity: each constraint that comes or
  /// goes takes several accesses. Nothing is called while the list changes.
  @exclusivity(unchecked) private(set) var constraints = ConstraintList()
  /// The place of the item in the order of first mention; 0 where no active constraint names it.
  private(set) var mention = 0
  /// The place of a view that a stack arranges; nil for all others.
  private(set) var stackPlace: StackPlace?
  /// The item's numbers in the engine of its tree.
  var box: LayoutBox? {
    get {
      guard let box = storedBox, !box.isLost else { return nil }
      return box
    }
    set { storedBox = newValue }
  }
  private var storedBox: LayoutBox?

  /// Whether the item has numbers in the engine of its tree.
  var hasBox: Bool {
    guard let storedBox else { return false }
    return !storedBox.isLost
  }

  /// The item's numbers in the engine of its tree, which the record retains until it is given others.
  var boxReference: Unretained<LayoutBox>? {
    guard let storedBox, !storedBox.isLost else { return nil }
    return Unretained(storedBox)
  }

  /// A measure of the item in the engine of its tree, where it has been named before.
  func knownVariable(_ measure: LayoutMeasure) -> Variable? {
    guard let storedBox, !storedBox.isLost else { return nil }
    return storedBox[measure]
  }

  private static var mentions = 0

  /// The record of no item.
  static let none = LayoutRecord()

  /// Names the item of a new record.
  fileprivate func setItem(_ item: any LayoutItem) {
    if let guide = item as? UILayoutGuide { guideReference = Unretained(guide) }
    if let view = item as? UIView { setView(view) }
  }

  /// Names the view of a new record.
  fileprivate func setView(_ view: UIView) { viewReference = Unretained(view) }

  func itemIsGone() {
    guideReference = nil
    viewReference = nil
    storedBox = nil
    mention = 0
    constraints.removeAll()
  }

  /// Follows a stack that arranges the view, or does so no more.
  func setStackPlace(_ place: StackPlace?) {
    guard place != stackPlace else { return }
    stackPlace = place
    box?.mentionDidChange()
  }

  func add(_ constraint: NSLayoutConstraint) {
    if mention == 0 {
      LayoutRecord.mentions += 1
      mention = LayoutRecord.mentions
      box?.mentionDidChange()
    }
    constraints.append(constraint)
  }

  func remove(_ constraint: NSLayoutConstraint) {
    guard !constraints.isEmpty else { return }
    constraints.remove(constraint)
    if constraints.isEmpty { mention = 0 }
  }
}

extension LayoutItem {
  /// The record, made where there is none yet.
  var madeLayoutRecord: LayoutRecord {
    if let layoutRecord { return layoutRecord }
    let record = LayoutRecord()
    record.setItem(self)
    layoutRecord = record
    return record
  }
}

extension UIView {
  /// The record, made where there is none yet.
  var madeLayoutRecord: LayoutRecord {
    if let record = autoLayout.record { return record }
    let record = LayoutRecord()
    record.setView(self)
    autoLayout.record = record
    return record
  }
}
