import DisplayProtocol

/// The attributes of an element, by name: few enough for a linear search, so that they need not be hashed.
struct AttributeList: Equatable {
  /// A name and its value.
  struct Entry: Equatable {
    var name: String
    @ByteEqual var value: String
  }

  private var entries: [Entry] = []

  /// All of them, as they were set.
  var unsorted: [Entry] { entries }

  /// All of them, by name.
  var sorted: [Entry] { entries.sorted { $0.name < $1.name } }

  /// Compares what both have, in whichever order it was set.
  static func == (one: AttributeList, other: AttributeList) -> Bool {
    one.entries == other.entries || one.sorted == other.sorted
  }

  subscript(name: String) -> String? {
    get { entries.first { $0.name == name }?.value }
    set {
      let index = entries.firstIndex { $0.name == name }
      switch (index, newValue) {
      case (let index?, let value?): entries[index].value = value
      case (let index?, nil): entries.remove(at: index)
      case (nil, let value?): entries.append(Entry(name: name, value: value))
      case (nil, nil): break
      }
    }
  }
}
