/// Which names of a table are there, as the public symbols say.
struct NameStatus {
  /// A type of the table with its members that are there and those that are not.
  struct TypeStatus {
    var type: NameTable.TypeNames
    var isPresent: Bool
    var present: [NameTable.Member] = []
    var absent: [NameTable.Member] = []

    /// The numbers of names that are there and of all, with the type's own, of those that apps use often or
    /// seldom.
    func counts(rare: Bool) -> Counts {
      var counts = Counts()
      if !type.isGlobal, type.isRare == rare { counts.add(isPresent ? 1 : 0, of: 1) }
      let there = present.filter { $0.isRare == rare }.count
      counts.add(there, of: there + absent.filter { $0.isRare == rare }.count)
      return counts
    }
  }

  /// How many names are there, of how many.
  struct Counts {
    var present = 0
    var all = 0

    /// Percent of the names that are there.
    var percent: Double { 100 * Double(present) / Double(max(all, 1)) }

    /// Counts names.
    mutating func add(_ present: Int, of all: Int) {
      self.present += present
      self.all += all
    }
  }

  /// The types by chapter, in the order of the table.
  var chapters: [(title: String, types: [TypeStatus])]

  /// The counts of the whole table.
  func counts(rare: Bool) -> Counts { Self.counts(chapters.flatMap(\.types), rare: rare) }

  /// The counts of several types.
  static func counts(_ types: [TypeStatus], rare: Bool) -> Counts {
    types.reduce(into: Counts()) { sum, type in
      let counts = type.counts(rare: rare)
      sum.add(counts.present, of: counts.all)
    }
  }

  /// Looks up every name of a table.
  init(_ table: NameTable, in symbols: PublicSymbols) {
    chapters = table.chapters.map { chapter in
      (
        chapter.title,
        chapter.types.map { type in
          var status = TypeStatus(type: type, isPresent: type.isGlobal || symbols.hasType(type.name))
          for member in type.members {
            let owner = type.isGlobal ? "" : type.name
            if status.isPresent, symbols.hasMember(member.name, of: owner) {
              status.present.append(member)
            } else {
              status.absent.append(member)
            }
          }
          return status
        }
      )
    }
  }

  /// The advice for absent names: of types by their names, of members by their type's and their own without labels.
  var advice: [(name: String, advice: String)] {
    var all: [String: String] = [:]
    for status in chapters.flatMap(\.types) {
      if !status.isPresent { all[status.type.name] = status.type.hint ?? "" }
      for member in status.absent where status.isPresent {
        let owner = status.type.isGlobal ? "" : "\(status.type.name)."
        all["\(owner)\(member.name.prefix { $0 != "(" })"] = member.hint ?? status.type.hint ?? ""
      }
    }
    return all.sorted { $0.key < $1.key }.map { ($0.key, $0.value.replacing("`", with: "")) }
  }
}
