import Foundation

extension NSIndexPath {
  /// The section of a place in a table or a collection.
  public var section: Int { (self as IndexPath).section }
  /// The row in the section.
  public var row: Int { (self as IndexPath).row }
  /// The item in the section.
  public var item: Int { (self as IndexPath).item }

  /// Makes the place of a row in a section.
  public convenience init(row: Int, section: Int) {
    self.init(indexes: [section, row], length: 2)
  }

  /// Makes the place of an item in a section.
  public convenience init(item: Int, section: Int) {
    self.init(indexes: [section, item], length: 2)
  }
}

extension IndexPath {
  /// The place of a row in a section of a table, both counted from 0.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// The place of an item in a section of a collection, both counted from 0.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// The section, the first of the two numbers.
  public var section: Int {
    get {
      checkIsPlace()
      return self[0]
    }
    set {
      checkIsPlace()
      self[0] = newValue
    }
  }

  /// The row in the section, the second of the two numbers.
  public var row: Int {
    get {
      checkIsPlace()
      return self[1]
    }
    set {
      checkIsPlace()
      self[1] = newValue
    }
  }

  /// The item in the section, the second of the two numbers.
  public var item: Int {
    get { row }
    set { row = newValue }
  }

  private func checkIsPlace() {
    guard count != 2 else { return }
    ExceptionName.internalInconsistency.raise(
      "An index path of a table or a collection has two numbers, a section and a row; \(Array(self)) has \(count)."
    )
  }
}
