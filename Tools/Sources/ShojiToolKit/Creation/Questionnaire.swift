import Foundation

/// The questions of `shoji init`: those of the original that make sense here. Xcode's team, the ORM Torch and
/// tests of the user interface apart from unit tests are not among them.
public struct Questionnaire {
  private let prompter: Prompter
  private let terminal: Terminal

  /// The answers.
  public struct Answers: Equatable {
    /// The options of the package.
    public var options: ProjectOptions
    /// Whether the package is made in the folder itself, not in a new one of its name.
    public var usesFolder: Bool
  }

  /// Asks on a terminal.
  public init(prompter: Prompter = Prompter(), terminal: Terminal = .standardError) {
    self.prompter = prompter
    self.terminal = terminal
  }

  /// Asks until a person agrees with the summary.
  public func ask(_ initial: ProjectOptions, in folder: URL) throws(ToolError) -> Answers {
    var options = initial
    while true {
      let name = try prompter.text("Product Name:", initial: options.name.text) { text in
        do throws(ToolError) { _ = try ProjectName(text) } catch { return error.message }
        return nil
      }
      options.name = try ProjectName(name)
      options.organization = try prompter.text(
        "Organization Identifier:", initial: options.organization, check: ProjectOptions.fault)
      if options.template == .reactant {
        options.usesXML = try prompter.choice(
          "Enable Reactant UI - Declare UI in XML?", initial: options.usesXML)
        if options.usesXML {
          options.reloadsLive = try prompter.choice(
            "Enable Reactant Live UI Reload?", initial: options.reloadsLive)
        }
      }
      options.hasTests = try prompter.choice("Enable Unit Tests?", initial: options.hasTests)
      let usesFolder = try prompter.choice("Use current path as project root?", initial: true)
      terminal.print(summary(options, usesFolder ? folder : folder.appendingPathComponent(options.name.text)))
      if try prompter.choice("Is the current configuration OK?", initial: true) {
        return Answers(options: options, usesFolder: usesFolder)
      }
    }
  }

  private func summary(_ options: ProjectOptions, _ folder: URL) -> String {
    var rows = [
      ("Template", "\(options.template.rawValue): \(options.template.summary)"),
      ("Product name", options.name.text),
      ("Bundle identifier", "\(options.organization).\(options.name.text)"),
      ("Output directory", folder.path),
    ]
    if options.template == .reactant {
      rows.append(
        ("UI in XML", options.usesXML ? (options.reloadsLive ? "yes, reloaded live" : "yes") : "no"))
    }
    rows.append(("Tests", options.hasTests ? "one unit test, one snapshot test" : "none"))
    let width = rows.map(\.0.count).max()!
    let lines = rows.map { "  " + $0.0.padding(toLength: width + 2, withPad: " ", startingAt: 0) + $0.1 }
    return "\n" + lines.joined(separator: "\n") + "\n"
  }
}
