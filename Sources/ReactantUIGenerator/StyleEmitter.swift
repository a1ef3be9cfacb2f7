import ReactantUIMarkup

/// Writes the functions of a sheet of styles.
struct StyleEmitter {
  let sheet: StyleSheet
  let scope: StyleScope
  let access: String

  func emit(into writer: inout SourceWriter) {
    writer.block("@MainActor \(access)struct \(SwiftLiterals.name(sheet.swiftName))") { writer in
      for style in sheet.styles {
        emit(style, &writer)
        writer.blank()
      }
      for style in sheet.attributedStyles {
        emit(style, &writer)
        writer.blank()
      }
    }
  }

  private func access(_ own: AccessModifier?) -> String {
    own.map { $0 == .public ? "public " : "" } ?? access
  }

  private func emit(_ style: Style, _ writer: inout SourceWriter) {
    var emitter = SwiftEmitter()
    emitter.scope = scope
    let attributes = scope.attributes(of: style)
    let name = SwiftLiterals.name(style.name)
    let access = access(style.accessModifier)
    let isSeparated = attributes.contains {
      $0.type.name.hasPrefix("separator") && style.type.name.hasPrefix("Simulated")
    }
    let generic = isSeparated ? "<CELL: UIView & Component>" : ""
    let type = isSeparated ? "\(style.type.className)<CELL>" : style.type.styleClassName
    func statements(_ writer: inout SourceWriter) {
      for attribute in attributes {
        for statement in emitter.statements(for: attribute, to: "view") { writer.line(statement) }
      }
    }
    guard attributes.contains(where: scope.dependsOnTheme) else {
      writer.block("\(access)static func \(name)\(generic)(_ view: \(type))", statements)
      return
    }
    emitter.theme = "theme"
    let closure = type.contains("&") ? "(\(type))" : type
    writer.block(
      "\(access)static func \(name)\(generic)(theme: ApplicationTheme) -> (\(closure)) -> Void"
    ) { writer in
      writer.line("return { view in")
      for attribute in attributes {
        for statement in emitter.statements(for: attribute, to: "view") { writer.line("  " + statement) }
      }
      writer.line("}")
    }
  }

  private func emit(_ style: AttributedTextStyle, _ writer: inout SourceWriter) {
    let access = access(style.accessModifier)
    writer.block("@MainActor \(access)struct \(SwiftLiterals.name(style.name))") { writer in
      for tag in tags(of: style) {
        var emitter = SwiftEmitter()
        emitter.scope = scope
        let attributes = scope.attributes(of: style, tag: tag) ?? []
        let isThemed = attributes.contains { $0.value.themeItem != nil }
        if isThemed { emitter.theme = "theme" }
        let (statements, list) = emitter.attributes(attributes, prefix: "tag")
        let name = SwiftLiterals.name(tag)
        if isThemed {
          writer.block("\(access)static func \(name)(theme: ApplicationTheme) -> [Reactant.Attribute]") {
            writer in
            for statement in statements { writer.line(statement) }
            writer.line("return \(list)")
          }
        } else if statements.isEmpty {
          writer.line("\(access)static let \(name): [Reactant.Attribute] = \(list)")
        } else {
          writer.line("\(access)static let \(name): [Reactant.Attribute] = {")
          for statement in statements { writer.line("  " + statement) }
          writer.line("  return \(list)")
          writer.line("}()")
        }
      }
    }
  }

  /// The tags of a style and of those that it extends, in the order of the document, the extended ones first.
  private func tags(of style: AttributedTextStyle) -> [String] {
    var names: [String] = []
    var visited: Set<String> = []
    func collect(_ style: AttributedTextStyle, _ scope: StyleScope, _ depth: Int) {
      guard depth < 64, visited.insert("\(scope.sheets.first?.name ?? "") \(style.name)").inserted else {
        return
      }
      for reference in style.extends {
        if let (base, inner) = scope.attributedStyle(reference) { collect(base, inner, depth + 1) }
      }
      for tag in style.tags where !names.contains(tag.name) { names.append(tag.name) }
    }
    collect(style, scope, 0)
    return names
  }
}

/// Writes the Swift of one `*.styles.xml` file.
public enum StyleGroupEmitter {
  /// Returns the Swift source. The same file and styles give the same text.
  public static func swift(
    _ group: StyleSheet, path: String, scope: StyleScope, access: AccessModifier = .internal
  ) -> String {
    var writer = SourceWriter()
    let file = path.split(separator: "/").last.map(String.init) ?? path
    writer.line("// Made from \(file). Changes to this file are lost.")
    writer.line("import Reactant")
    writer.line("import ReactantUI")
    writer.line("import UIKit")
    writer.blank()
    let modifier = (group.accessModifier ?? access) == .public ? "public " : ""
    StyleEmitter(sheet: group, scope: scope.entering(group: group), access: modifier).emit(into: &writer)
    return writer.text
  }
}
