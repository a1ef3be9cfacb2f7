/// Somebody who has been at the board.
public struct Person: Codable, Hashable, Identifiable, Sendable {
  /// The identifier: the visitor's.
  public var id: String
  /// The name that others see.
  public var name: String
  /// Whether they look at the board now.
  public var isPresent: Bool
  /// The note that they have open, if any.
  public var note: Note.ID?

  /// Makes a person.
  public init(id: String, name: String, isPresent: Bool = true, note: Note.ID? = nil) {
    self.id = id
    self.name = name
    self.isPresent = isPresent
    self.note = note
  }

  /// The longest name, in characters.
  public static let longestName = 40

  /// A name for somebody who has not said theirs, the same each time for an identifier.
  public static func guestName(for identifier: String) -> String {
    let manners = [
      "Quiet", "Swift", "Merry", "Clever", "Gentle", "Bright", "Brave", "Sunny", "Nimble", "Calm", "Keen",
      "Jolly",
    ]
    let animals = [
      "Otter", "Robin", "Badger", "Heron", "Lynx", "Hare", "Falcon", "Marten", "Wren", "Fox", "Seal", "Owl",
    ]
    let number = number(of: identifier)
    return "\(manners[number % manners.count]) \(animals[number / manners.count % animals.count])"
  }

  /// A number that depends on the identifier only, for choosing names and colors.
  public static func number(of identifier: String) -> Int {
    // FNV-1a, whose upper half is mixed in: with few letters its ends are the least even bits.
    let hash = identifier.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return Int((hash ^ hash >> 29 ^ hash >> 43) & 0xff_ffff)
  }

  /// The first letters of the first two words of a name.
  public static func initials(of name: String) -> String {
    String(name.split(separator: " ").compactMap(\.first).prefix(2)).uppercased()
  }
}
