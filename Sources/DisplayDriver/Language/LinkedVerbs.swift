import CDriverSupport

/// The verbs, each of which its own file records in the section `shoji_verbs` of the program, so that a new
/// one needs no list. The linker puts the records of all files beside each other.
enum LinkedVerbs {
  /// Adds a verb to the list at an address.
  typealias Record = @convention(c) (_ list: UnsafeMutableRawPointer) -> Void

  /// All of them, in the order of their names.
  static let all: [any DriverRequest.Type] = {
    var list: [any DriverRequest.Type] = []
    var count = 0
    let records = shoji_verbs(&count)
    withUnsafeMutablePointer(to: &list) { list in
      for index in 0..<count { records[index](list) }
    }
    return list.sorted { $0.form.name < $1.form.name }
  }()

  /// Adds a verb to the list that a record was given.
  static func add(_ verb: any DriverRequest.Type, to list: UnsafeMutableRawPointer) {
    list.assumingMemoryBound(to: [any DriverRequest.Type].self).pointee.append(verb)
  }
}
