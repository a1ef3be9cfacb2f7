import Foundation
import Synchronization

/// The methods of `NSCompoundPredicate` and `NSPredicate` that Foundation on Linux lacks or has wrong: the
/// text of a compound predicate is that of a constant there, and so are copies.
///
/// Apps make these objects by Foundation's own initializers, so the methods go into the tables of
/// Foundation's classes: those that a subclass here overrides take the place of what it inherits.
enum CompoundMethods {
  private static let isInstalled: Bool = {
    install(from: CompoundShape.self, into: NSCompoundPredicate.self)
    install(from: PredicateShape.self, into: NSPredicate.self)
    return true
  }()

  /// Installs the methods once.
  static func install() { _ = isInstalled }

  /// Copies the entries of a subclass's table that differ from those of its superclass.
  private static func install(from subclass: AnyClass, into superclass: AnyClass) {
    let source = ClassTable(subclass)
    let target = ClassTable(superclass)
    for offset in stride(from: ClassTable.methodsStart, to: target.end, by: MemoryLayout<UInt>.size) {
      let (new, old) = (source[offset], target[offset])
      if new != old { target[offset] = new }
    }
  }
}

/// The words of a class's metadata, its fields and methods among them.
private struct ClassTable {
  /// The first word behind the fields that every class has: kind, superclass, flags and sizes, descriptor,
  /// and the function that destroys the class's instance variables.
  static let methodsStart = 56

  private let start: UnsafeMutableRawPointer
  /// The byte behind the last word.
  let end: Int

  init(_ type: AnyClass) {
    start = unsafeBitCast(type, to: UnsafeMutableRawPointer.self)
    // The whole size, and the place in it to which a metatype points.
    let (size, before) = (
      start.load(fromByteOffset: 32, as: UInt32.self),
      start.load(fromByteOffset: 36, as: UInt32.self)
    )
    end = Int(size) - Int(before)
  }

  subscript(offset: Int) -> UInt {
    get { start.load(fromByteOffset: offset, as: UInt.self) }
    nonmutating set { start.storeBytes(of: newValue, toByteOffset: offset, as: UInt.self) }
  }
}

/// Methods of `NSCompoundPredicate`. There are no objects of this class, so it has no fields.
private final class CompoundShape: NSCompoundPredicate {
  override func copy() -> Any { copy(with: nil) }
  override func copy(with zone: NSZone? = nil) -> Any {
    NSCompoundPredicate(type: compoundPredicateType, subpredicates: subpredicates)
  }

  override var predicateFormat: String { PredicatePrinter.text(of: self as NSPredicate) }
  override var description: String { PredicatePrinter.text(of: self as NSPredicate) }
  override var debugDescription: String { PredicatePrinter.text(of: self as NSPredicate) }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCompoundPredicate else { return false }
    return compoundPredicateType == other.compoundPredicateType
      && subpredicates == other.subpredicates
  }

  override var hash: Int { PredicatePrinter.text(of: self as NSPredicate).hashValue }
}

/// Methods of `NSPredicate`. There are no objects of this class, so it has no fields.
private final class PredicateShape: NSPredicate {
  override var description: String { PredicatePrinter.text(of: self) }
  override var debugDescription: String { PredicatePrinter.text(of: self) }
}
