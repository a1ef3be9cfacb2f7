import Foundation

/// Reads property lists of all formats, and writes XML.
package enum PropertyListFile {
  /// Reads a list: binary, XML, JSON, or the old style.
  package static func read(_ bytes: [UInt8]) throws(FormatError) -> PropertyValue {
    if bytes.starts(with: "bplist".utf8) { return try BinaryPropertyList.read(bytes) }
    let text = decodeText(bytes)
    guard text.prefix(200).contains("<?xml") || text.prefix(400).contains("<plist") else {
      do throws(FormatError) { return try OldStylePropertyList.read(text) } catch {
        guard let value = json(text) else { throw error }
        return value
      }
    }
    let root = try XMLElement.read(text)
    guard let first = root.name == "plist" ? root.children.first : root else { return .dictionary([:]) }
    return value(first)
  }

  /// Returns the value of a text in JSON; nil for another text.
  private static func json(_ text: String) -> PropertyValue? {
    guard let first = text.utf8.first(where: { !(9...13).contains($0) && $0 != 32 }),
      first == UInt8(ascii: "{") || first == UInt8(ascii: "["),
      let value = try? JSONSerialization.jsonObject(with: Data(text.utf8))
    else { return nil }
    return PropertyListFile.value(ofJSON: value)
  }

  private static func value(ofJSON value: Any) -> PropertyValue {
    switch value {
    case let text as String: .string(text)
    case let entries as [String: Any]: .dictionary(entries.mapValues { PropertyListFile.value(ofJSON: $0) })
    case let elements as [Any]: .array(elements.map { PropertyListFile.value(ofJSON: $0) })
    case let number as NSNumber:
      String(cString: number.objCType) == "c" ? .boolean(number.boolValue) : .number("\(number)")
    default: .string("")
    }
  }

  private static func value(_ element: XMLElement) -> PropertyValue {
    let text = element.text.trimmingCharacters(in: .whitespacesAndNewlines)
    switch element.name {
    case "dict":
      var entries: [String: PropertyValue] = [:]
      var key: String?
      for child in element.children {
        if child.name == "key" {
          key = child.text
        } else if let name = key {
          entries[name] = value(child)
          key = nil
        }
      }
      return .dictionary(entries)
    case "array": return .array(element.children.map(value))
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "integer", "real": return .number(text)
    case "date": return .date(text)
    case "data":
      return .data(Array(Data(base64Encoded: text, options: .ignoreUnknownCharacters) ?? Data()))
    default: return .string(element.text)
    }
  }

  /// Writes a list as XML, with sorted keys.
  package static func write(_ value: PropertyValue) -> String {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">

      """
    write(value, indent: "", into: &text)
    return text + "</plist>\n"
  }

  private static func write(_ value: PropertyValue, indent: String, into text: inout String) {
    func line(_ content: String) { text += "\(indent)\(content)\n" }
    switch value {
    case .string(let string): line("<string>\(escaped(string))</string>")
    case .boolean(let value): line(value ? "<true/>" : "<false/>")
    case .number(let number):
      line(number.contains(".") ? "<real>\(escaped(number))</real>" : "<integer>\(escaped(number))</integer>")
    case .date(let date): line("<date>\(escaped(date))</date>")
    case .data(let bytes): line("<data>\(Data(bytes).base64EncodedString())</data>")
    case .array(let elements):
      line("<array>")
      for element in elements { write(element, indent: indent + "  ", into: &text) }
      line("</array>")
    case .dictionary(let entries):
      line("<dict>")
      for (key, value) in entries.sorted(by: { $0.key < $1.key }) {
        text += "\(indent)  <key>\(escaped(key))</key>\n"
        write(value, indent: indent + "  ", into: &text)
      }
      line("</dict>")
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
