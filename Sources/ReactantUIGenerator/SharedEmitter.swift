import ReactantUIMarkup

/// Writes what a target has once: its themes and the entry to live reload.
public struct SharedEmitter {
  private let themes: ThemeDescription?
  private let components: [String]
  private let rootDirectory: String
  private let applicationPath: String?
  private let access: String

  /// Makes an emitter.
  ///
  /// - Parameters:
  ///   - components: the names of all components of the target.
  ///   - themes: the themes; nil when no file describes them.
  ///   - applicationPath: the path of the file that describes the themes.
  ///   - rootDirectory: the directory below which live reload follows the files.
  ///   - access: the access of what is generated.
  public init(
    components: [String], themes: ThemeDescription?, applicationPath: String?, rootDirectory: String,
    access: AccessModifier = .internal
  ) {
    self.components = components
    self.themes = themes
    self.applicationPath = applicationPath
    self.rootDirectory = rootDirectory
    self.access = access == .public ? "public " : ""
  }

  /// Returns the Swift source. The same names and themes give the same text.
  public func swift() -> String {
    var writer = SourceWriter()
    writer.line("// Made from the XML files of this target. Changes to this file are lost.")
    writer.line("import Reactant")
    writer.line("import ReactantUI")
    writer.line("import UIKit")
    writer.blank()
    writer.line(
      "/// Follows the XML files of this target from now on, in debug builds; does nothing in others.")
    writer.block("@MainActor \(access)func activateLiveReload(in window: UIWindow)") { writer in
      writer.debug { writer in
        writer.line("ReactantLiveUIManager.shared.activate(")
        writer.line("  in: window,")
        writer.line("  configuration: ReactantLiveUIConfiguration(")
        writer.line("    rootDirectory: \(SwiftLiterals.string(rootDirectory)),")
        if let applicationPath {
          writer.line("    applicationDescriptionPath: \(SwiftLiterals.string(applicationPath)),")
        }
        let names = Set(components).sorted()
        if names.isEmpty {
          writer.line("    components: [:]\(themes == nil ? "))" : ",")")
        } else {
          writer.line("    components: [")
          for name in names {
            writer.line("      \(SwiftLiterals.string(name)): { makeComponent(\(name).self) },")
          }
          writer.line("    ]\(themes == nil ? "))" : ",")")
        }
        if let themes {
          writer.line("    themes: ReactantLiveUIConfiguration.Themes(")
          writer.line(
            "      ApplicationTheme.selector, defaultTheme: .\(SwiftLiterals.name(themes.defaultTheme)))))")
        }
      }
    }
    if let themes { emit(themes, &writer) }
    return writer.text
  }

  private func emit(_ themes: ThemeDescription, _ writer: inout SourceWriter) {
    let emitter = SwiftEmitter()
    writer.blank()
    writer.line("/// The themes of the application.")
    writer.block("\(access)enum ApplicationTheme: String, CaseIterable, Sendable") { writer in
      for theme in themes.themes { writer.line("case \(SwiftLiterals.name(theme))") }
      writer.blank()
      writer.line("/// The chosen theme and its listeners.")
      writer.line(
        "@MainActor \(access)static let selector = ReactantThemeSelector<ApplicationTheme>("
          + "defaultTheme: .\(SwiftLiterals.name(themes.defaultTheme)))")
      writer.line("/// The chosen theme.")
      writer.line("@MainActor \(access)static var current: ApplicationTheme { selector.currentTheme }")
      let kinds: [(kind: ThemeItem.Kind, property: String, type: String)] = [
        (.color, "colors", "UIColor"), (.image, "images", "UIImage?"), (.font, "fonts", "UIFont"),
      ]
      for (kind, property, type) in kinds {
        let section = themes.sections[kind] ?? ThemeDescription.Section()
        writer.blank()
        writer.line("@MainActor \(access)var \(property): \(kind.rawValue) { \(kind.rawValue)(theme: self) }")
        writer.block("@MainActor \(access)struct \(kind.rawValue)") { writer in
          writer.line("fileprivate let theme: ApplicationTheme")
          for item in section.names(themes: themes.themes) {
            writer.block("\(access)var \(SwiftLiterals.name(item)): \(type)") { writer in
              writer.line("switch theme {")
              for theme in themes.themes {
                let value = section.value(of: item, in: theme).map { self.expression($0, emitter) } ?? "nil"
                writer.line("case .\(SwiftLiterals.name(theme)): return \(value)")
              }
              writer.line("}")
            }
          }
        }
      }
    }
  }

  private func expression(_ value: Value, _ emitter: SwiftEmitter) -> String {
    if case .color(let color) = value, emitter.color(color).isOptional {
      return "\(emitter.color(color).text) ?? UIColor.clear"
    }
    return emitter.expression(value, as: .color)
  }
}
