/// One field that an action changed.
struct RecordedChange: Equatable {
  /// The path of the field: keys and indices from the outside in.
  var path: [String]
  /// The new value of the field; nil where it was removed.
  var value: RecordedValue?

  /// The path as messages show it, such as `/cells/4/isOpen`.
  var place: String { path.isEmpty ? "the state" : "/" + path.joined(separator: "/") }

  /// The change in a recording: the path and the new value, or the path alone.
  var recorded: RecordedValue {
    .array([.array(path.map { .string($0) })] + (value.map { [$0] } ?? []))
  }

  init(path: [String], value: RecordedValue?) {
    self.path = path
    self.value = value
  }

  /// Reads a change of a recording; nil for anything else.
  init?(recorded: RecordedValue) {
    guard let parts = recorded.array, (1...2).contains(parts.count), let path = parts[0].array else {
      return nil
    }
    let keys = path.compactMap(\.string)
    guard keys.count == path.count else { return nil }
    self.init(path: keys, value: parts.count == 2 ? parts[1] : nil)
  }
}

extension RecordedValue {
  /// The changes that lead from this value to another, each field named once.
  func changes(to other: RecordedValue) -> [RecordedChange] {
    var found: [RecordedChange] = []
    var path: [String] = []
    collect(to: other, &path, &found)
    return found
  }

  private func collect(to other: RecordedValue, _ path: inout [String], _ found: inout [RecordedChange]) {
    switch (self, other) {
    case (.object(let old), .object(let new)):
      for key in Set(old.keys).union(new.keys).sorted() {
        path.append(key)
        if let before = old[key], let after = new[key] {
          before.collect(to: after, &path, &found)
        } else {
          found.append(RecordedChange(path: path, value: new[key]))
        }
        path.removeLast()
      }
    case (.array(let old), .array(let new)):
      for index in 0..<min(old.count, new.count) {
        path.append("\(index)")
        old[index].collect(to: new[index], &path, &found)
        path.removeLast()
      }
      for index in old.count..<max(old.count, new.count) {
        found.append(RecordedChange(path: path + ["\(index)"], value: new[index]))
      }
      for index in (new.count..<max(old.count, new.count)).reversed() {
        found.append(RecordedChange(path: path + ["\(index)"], value: nil))
      }
    default:
      if self != other { found.append(RecordedChange(path: path, value: other)) }
    }
  }

  /// Makes a change. Returns whether there was a place for it.
  mutating func apply(_ change: RecordedChange) -> Bool {
    apply(change.path[...], change.value)
  }

  private mutating func apply(_ path: ArraySlice<String>, _ value: RecordedValue?) -> Bool {
    guard let key = path.first else {
      guard let value else { return false }
      self = value
      return true
    }
    if var fields = takeFields() {
      defer { self = .object(fields) }
      if path.count == 1 {
        fields[key] = value
        return true
      }
      return fields[key]?.apply(path.dropFirst(), value) ?? false
    }
    guard var values = takeElements() else { return false }
    defer { self = .array(values) }
    guard let index = Int(key), values.indices.contains(index) || index == values.count else {
      return false
    }
    if path.count > 1 { return index < values.count && values[index].apply(path.dropFirst(), value) }
    switch value {
    case let value? where index < values.count: values[index] = value
    case let value?: values.append(value)
    case nil where index == values.count - 1: values.removeLast()
    case nil: return false
    }
    return true
  }

  // Functions of their own, so that nothing else refers to what they return: a change of one element copies
  // no others, also in debug builds.

  private mutating func takeFields() -> [String: RecordedValue]? {
    guard case .object(let fields) = self else { return nil }
    self = .null
    return fields
  }

  private mutating func takeElements() -> [RecordedValue]? {
    guard case .array(let values) = self else { return nil }
    self = .null
    return values
  }
}
