import MarkupReading

/// A scheme: which app is run, how, and which tests are.
package struct Scheme: Sendable, Equatable {
  /// The name.
  package var name: String
  /// Whether it belongs to the project, not to one person.
  package var isShared: Bool
  /// The name of the target that is run; nil for a scheme that runs none.
  package var target: String?
  /// The configuration that is run.
  package var configuration: String?
  /// The app's arguments, those that are switched on.
  package var arguments: [String] = []
  /// The variables of the app's environment, those that are switched on.
  package var environment: [String: String] = [:]
  /// The names of the test bundles that are switched off.
  package var skippedTests: Set<String> = []

  /// Reads a scheme's file.
  static func read(_ text: String, name: String, isShared: Bool) throws(FormatError) -> Scheme {
    let root = try XMLElement.read(text)
    var scheme = Scheme(name: name, isShared: isShared)
    guard root.name == "Scheme" else { return scheme }
    if let launch = root.children("LaunchAction").first {
      scheme.target = launch.runnable?.attributes["BlueprintName"]
      scheme.configuration = launch.attributes["buildConfiguration"]
      for argument in launch.children("CommandLineArguments").flatMap({ $0.children("CommandLineArgument") })
      where argument.isEnabled {
        // Several may stand in one line, as in a shell.
        scheme.arguments += BuildSettings.words(argument.attributes["argument"] ?? "")
      }
      for variable in launch.children("EnvironmentVariables").flatMap({ $0.children("EnvironmentVariable") })
      where variable.isEnabled {
        if let key = variable.attributes["key"], !key.isEmpty, !key.contains("="), !key.contains("\0") {
          scheme.environment[key] = variable.attributes["value"] ?? ""
        }
      }
    }
    for testable in root.children("TestAction").flatMap({ $0.children("Testables") }).flatMap(\.children)
    where testable.attributes["skipped"] == "YES" {
      if let name = testable.children("BuildableReference").first?.attributes["BlueprintName"] {
        scheme.skippedTests.insert(name)
      }
    }
    return scheme
  }

  /// The schemes of a project or workspace: those of the project, then those of persons, by name.
  static func all(
    in file: String, files: ReadableFiles, inputs: inout Set<String>, notes: inout [Diagnostic]
  ) -> [Scheme] {
    let persons = files.names(in: file + "/xcuserdata").map { "\(file)/xcuserdata/\($0)/xcschemes" }
    var schemes: [Scheme] = []
    for (folder, isShared) in [(file + "/xcshareddata/xcschemes", true)] + persons.map({ ($0, false) }) {
      for name in files.names(in: folder) where name.fileExtension == "xcscheme" {
        let path = "\(folder)/\(name)"
        inputs.insert(path)
        guard let text = files.text(path) else { continue }
        do throws(FormatError) {
          let scheme = try Scheme.read(text, name: path.fileBase, isShared: isShared)
          if !schemes.contains(where: { $0.name == scheme.name }) { schemes.append(scheme) }
        } catch {
          notes.append(
            .note(
              cause: "unreadable scheme", "\(path):\(error.line): \(error.message)", file: path))
        }
      }
    }
    return schemes
  }
}

extension XMLElement {
  fileprivate var isEnabled: Bool { attributes["isEnabled"] != "NO" }

  /// The reference to what is run.
  fileprivate var runnable: XMLElement? {
    for name in ["BuildableProductRunnable", "MacroExpansion", "RemoteRunnable"] {
      if let found = children(name).first?.children("BuildableReference").first { return found }
    }
    return nil
  }
}

extension Project {
  /// The scheme that an app is run by: the one that is named, else one of the app's own name, else the first
  /// that runs it.
  package func scheme(of app: ProjectTarget, named name: String?) -> Scheme? {
    let own = schemes.filter { $0.target == app.name }
    return own.first { $0.name == name } ?? own.first { $0.name == app.name } ?? own.first
  }

  /// The scheme of a name that runs an app.
  package func scheme(named name: String?) -> Scheme? {
    guard let name, !apps.contains(where: { $0.name == name }) else { return nil }
    return schemes.first { scheme in scheme.name == name && apps.contains { $0.name == scheme.target } }
  }
}
