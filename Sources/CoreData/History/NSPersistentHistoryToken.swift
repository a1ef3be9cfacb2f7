import Foundation

/// A place in the history of stores: what was saved after it is new to whoever keeps it.
///
/// Apps archive it with `NSKeyedArchiver` to go on from there in the next run.
public final class NSPersistentHistoryToken: NSObject, NSCopying, NSSecureCoding {
  /// The last transaction's number, by the store's identifier.
  let numbers: [String: Int64]

  init(_ numbers: [String: Int64]) { self.numbers = numbers }

  /// Tokens are archived by their class's name alone.
  public static var supportsSecureCoding: Bool { true }

  /// Makes a token of an archive; nil where that has none.
  public init?(coder: NSCoder) {
    let keys = coder.decodeObject(of: [NSArray.self, NSString.self], forKey: "stores") as? [String]
    let values = coder.decodeObject(of: [NSArray.self, NSNumber.self], forKey: "numbers") as? [Int64]
    guard let keys, let values, keys.count == values.count else { return nil }
    numbers = Dictionary(zip(keys, values)) { first, _ in first }
  }

  /// Writes the token into an archive.
  public func encode(with coder: NSCoder) {
    let stores = numbers.keys.sorted()
    coder.encode(stores as NSArray, forKey: "stores")
    coder.encode(stores.map { NSNumber(value: numbers[$0] ?? 0) } as NSArray, forKey: "numbers")
  }

  /// Returns the token.
  public override func copy() -> Any { self }
  /// Returns the token.
  public func copy(with zone: NSZone?) -> Any { self }
  /// Whether another object is a token of the same place.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? NSPersistentHistoryToken)?.numbers == numbers
  }
  /// A hash of the place.
  public override var hash: Int { numbers.hashValue }
  /// The numbers of the place.
  public override var description: String { "<NSPersistentHistoryToken: \(numbers)>" }
}
