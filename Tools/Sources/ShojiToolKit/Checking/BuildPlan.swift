import Containment
import Foundation

/// The compiler's arguments for the modules of a package, as the package manager's plan has them.
struct BuildPlan {
  /// The arguments of a module's compilation that name no outputs.
  struct Module: Codable {
    var arguments: [String]
    /// The files that plugins have made.
    var inputs: [String]
  }

  private let data: Data

  /// Reads the plan of a scratch path.
  init?(scratch: String, configuration: String) {
    let file = URL(fileURLWithPath: "\(scratch)/\(configuration).yaml")
    // Programs of the project's write in this folder.
    guard let data = try? PlainFile.read(file) else { return nil }
    self.data = data
  }

  /// Whether the plan builds a module of Swift or C.
  func builds(_ name: String) -> Bool { data.range(of: Data("\"<\(name)-".utf8)) != nil }

  /// The compilation of a module; nil where the plan has none.
  func module(_ name: String) -> Module? {
    // Programs have commands of the same name, which link them.
    var place = data.startIndex
    while let start = data.range(of: Data("\n  \"C.\(name)-".utf8), in: place..<data.endIndex) {
      place = start.upperBound
      guard let end = data[place...].firstIndex(of: 10) else { return nil }
      if String(decoding: data[place..<end], as: UTF8.self).hasSuffix(".module\":") {
        return module(at: end)
      }
    }
    return nil
  }

  private func module(at start: Data.Index) -> Module? {
    // The command ends with an empty line.
    let end = data.range(of: Data("\n\n".utf8), in: start..<data.endIndex)?.lowerBound ?? data.endIndex
    func line(_ key: String) -> [String] {
      guard let mark = data.range(of: Data("\n    \(key): ".utf8), in: start..<end) else { return [] }
      let value = data[mark.upperBound..<end].prefix { $0 != 10 }
      return (try? JSONDecoder().decode([String].self, from: Data(value))) ?? []
    }
    let all = line("args")
    guard !all.isEmpty else { return nil }
    return Module(
      arguments: BuildPlan.kept(Array(all.dropFirst())),
      inputs: line("inputs").filter { $0.hasSuffix(".swift") })
  }

  /// Leaves out what names outputs and how they are made.
  static func kept(_ arguments: [String]) -> [String] {
    let pairs: Set = ["-emit-module-path", "-output-file-map", "-index-store-path", "-module-name"]
    let single: Set = [
      "-emit-dependencies", "-emit-module", "-incremental", "-c", "-enable-batch-mode",
      "-serialize-diagnostics",
      "-parseable-output", "-g", "-emit-objc-header",
    ]
    var (kept, index): ([String], Int) = ([], 0)
    while index < arguments.count {
      let argument = arguments[index]
      if pairs.contains(argument) || argument == "-emit-objc-header-path" {
        index += 2
        continue
      }
      if argument == "-Xfrontend" || argument == "-Xcc", index + 1 < arguments.count {
        // The name of the entry point is that of a program.
        if arguments[index + 1] == "-entry-point-function-name" {
          index += 4
          continue
        }
        kept += arguments[index...index + 1]
        index += 2
        continue
      }
      if !single.contains(argument), !argument.hasPrefix("@"), argument.firstMatch(of: /^-j[0-9]*$/) == nil {
        kept.append(argument)
      }
      index += 1
    }
    return kept
  }
}
