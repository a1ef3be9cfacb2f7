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
  @exclusivity(unchecked) private(set) unowned(unsafe) var item: (any LayoutItem)?
  /// The item where it is a view.
  @exclusivity(unchecked) private(set) var viewReference: Unmanaged<UIView>?
  var view: UIView? { viewReference?.takeUnretainedValue() }
  /// The active constraints that name the item.
  @exclusivity(unchecked) private(set) var constraints = ConstraintList()
  /// The place of the item in the order of first mention; 0 where no active constraint names it.
  @exclusivity(unchecked) private(set) var mention = 0
  /// The place of a view that a stack arranges; nil for all others.
  @exclusivity(unchecked) private(set) var stackPlace: StackPlace?
  /// The item's numbers in the engine of its tree.
  var box: LayoutBox? {
    get {
      guard let box = storedBox, !box.isLost else { return nil }
      return box
    }
    set { storedBox = newValue }
  }
  @exclusivity(unchecked) private var storedBox: LayoutBox?

  /// Whether the item has numbers in the engine of its tree.
  @inline(__always) var hasBox: Bool {
    guard let storedBox else { return false }
    return !storedBox.isLost
  }

  /// The item's numbers in the engine of its tree, which the record retains until it is given others.
  @inline(__always) var boxReference: Unmanaged<LayoutBox>? {
    guard let storedBox, !storedBox.isLost else { return nil }
    return .passUnretained(storedBox)
  }

  /// A measure of the item in the engine of its tree, where it has been named before.
  @inline(__always) func knownVariable(_ measure: LayoutMeasure) -> Variable? {
    guard let storedBox, !storedBox.isLost else { return nil }
    return storedBox[measure]
  }

  private static var mentions = 0

  /// The record of no item.
  static let none = LayoutRecord()

  /// Names the item of a new record.
  fileprivate func setItem(_ item: any LayoutItem, view: UIView?) {
    self.item = item
    if let view { viewReference = .passUnretained(view) }
  }

  func itemIsGone() {
    item = nil
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
    record.setItem(self, view: self as? UIView)
    layoutRecord = record
    return record
  }
}

extension UIView {
  /// The record, made where there is none yet.
  var madeLayoutRecord: LayoutRecord {
    if let record = autoLayout.record { return record }
    let record = LayoutRecord()
    record.setItem(self, view: self)
    autoLayout.record = record
    return record
  }
}
