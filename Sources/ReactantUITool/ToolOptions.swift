import ReactantUIMarkup

/// A command line that cannot be understood.
struct UsageError: Error {
  var message: String
}

/// The options and files of a command.
struct ToolOptions {
  private var options: [(name: String, value: String)] = []
  private(set) var files: [String] = []

  private static let known = ["--output", "--output-directory", "--root", "--access", "--with"]

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-") else {
        files.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      let name = parts[0] == "-o" ? "--output" : parts[0]
      guard Self.known.contains(name) else {
        throw UsageError(message: "Unknown option `\(name)`" + Suggestion.hint(for: name, among: Self.known))
      }
      guard let value = parts.count > 1 ? parts[1] : rest.popFirst() else {
        throw UsageError(message: "The option `\(name)` needs a value")
      }
      options.append((name, value))
    }
  }

  /// Returns the value of an option and removes it; nil when it is not given.
  mutating func take(_ name: String) -> String? {
    defer { options.removeAll { $0.name == name } }
    return options.last { $0.name == name }?.value
  }

  /// Returns all values of an option and removes them.
  mutating func takeAll(_ name: String) -> [String] {
    defer { options.removeAll { $0.name == name } }
    return options.filter { $0.name == name }.map(\.value)
  }

  /// Returns the value of an option that has to be given.
  mutating func required(_ name: String) throws -> String {
    guard let value = take(name) else { throw UsageError(message: "The option `\(name)` is missing") }
    return value
  }

  /// Returns the access that is requested.
  mutating func access() throws -> AccessModifier {
    guard let word = take("--access") else { return .internal }
    guard let access = AccessModifier(rawValue: word) else {
      throw UsageError(message: "Unknown access `\(word)`; allowed: public, internal")
    }
    return access
  }

  /// Throws when options are left.
  func refuseOptions() throws {
    if let option = options.first {
      throw UsageError(message: "The option `\(option.name)` has no place here")
    }
  }

  /// Throws when options or files are left.
  func refuseRest() throws {
    try refuseOptions()
    if let file = files.first { throw UsageError(message: "Unexpected `\(file)`") }
  }
}
