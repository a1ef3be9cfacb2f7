import CExpat

/// One run of the XML parser over a file.
final class ReadingSession {
  private struct OpenElement {
    var element: MarkupElement
    var qualifiedName: String
    var namespaces: NamespaceBindings
  }

  let file: MarkupSource
  private let limits: MarkupReader.Limits
  private let language: MarkupLanguage
  private let parser: XML_Parser
  private var open: [OpenElement] = []
  private var elementCount = 0
  private var text: (value: [UInt8], start: Int, end: Int)?
  private var root: MarkupElement?
  private var refusal: Diagnostic?
  private var diagnostics: [Diagnostic] = []

  init(file: MarkupSource, language: MarkupLanguage, limits: MarkupReader.Limits) {
    self.file = file
    self.limits = limits
    self.language = language
    parser = XML_ParserCreate("UTF-8")!
  }

  deinit { XML_ParserFree(parser) }

  func run() -> MarkupReader.Result {
    setHandlers()
    let status = file.bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) {
        XML_Parse(parser, $0.baseAddress, Int32($0.count), 1)
      }
    }
    if let refusal { return MarkupReader.Result(root: nil, diagnostics: [refusal]) }
    guard status == XML_STATUS_OK, let root else {
      return MarkupReader.Result(root: nil, diagnostics: [malformed()])
    }
    return MarkupReader.Result(root: root, diagnostics: diagnostics)
  }

  private func setHandlers() {
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser,
      { data, name, attributes in ReadingSession.of(data)?.start(name, attributes) },
      { data, _ in ReadingSession.of(data)?.end() })
    XML_SetCharacterDataHandler(parser) { data, text, length in
      ReadingSession.of(data)?.append(text, Int(length))
    }
    XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, _ in
      ReadingSession.of(data)?.refuseDocumentType()
    }
    XML_SetXmlDeclHandler(parser) { data, _, encoding, _ in
      guard let encoding, let session = ReadingSession.of(data) else { return }
      let name = String(cString: encoding)
      if !["utf-8", "utf8", "us-ascii", "ascii"].contains(name.lowercased()) {
        session.refuse(
          "The encoding `\(name)` is not supported; save the file in UTF-8 and write encoding=\"UTF-8\"")
      }
    }
  }

  private static func of(_ data: UnsafeMutableRawPointer?) -> ReadingSession? {
    guard let data else { return nil }
    let session = Unmanaged<ReadingSession>.fromOpaque(data).takeUnretainedValue()
    return session.refusal == nil ? session : nil
  }

  private var position: Int { Int(shoji_event_start(parser)) }

  private func refuse(_ message: String, at offset: Int? = nil) {
    guard refusal == nil else { return }
    refusal = .error(message, at: file.location(at: offset ?? position))
    _ = XML_StopParser(parser, XML_Bool(XML_FALSE))
  }

  private func refuseDocumentType() {
    let words = Array("<!DOCTYPE".utf8)
    let start = file.bytes.indices.first { file.bytes[$0...].starts(with: words) }
    refuse("A document type is not allowed; remove <!DOCTYPE …>", at: start)
  }

  // MARK: Elements and text

  private func start(
    _ name: UnsafePointer<XML_Char>?, _ attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
  ) {
    guard let name, let attributes else { return }
    flushText()
    let position = position
    let tag = StartTag(file.bytes, start: position, end: position + Int(shoji_event_length(parser)))
    guard open.count < limits.depth else {
      refuse("Elements lie more than \(limits.depth) deep in each other", at: tag.name.lowerBound)
      return
    }
    elementCount += 1
    guard elementCount <= limits.elements else {
      refuse("There are more than \(limits.elements) elements", at: tag.name.lowerBound)
      return
    }
    let count = Int(XML_GetSpecifiedAttributeCount(parser)) / 2
    guard count <= limits.attributes, count == tag.attributes.count else {
      refuse("An element has \(count) attributes; allowed are \(limits.attributes)", at: tag.name.lowerBound)
      return
    }
    let written = (0..<count).map { index in
      WrittenAttribute(
        name: String(cString: attributes[2 * index]!),
        value: LocatedText(
          text: String(cString: attributes[2 * index + 1]!), file: file, range: tag.attributes[index].value),
        start: tag.attributes[index].name.lowerBound)
    }
    openElement(String(cString: name), at: tag.name.lowerBound, with: written)
  }

  /// An attribute as the file has it, a declaration of a namespace included.
  private struct WrittenAttribute {
    var name: String
    var value: LocatedText
    var start: Int
  }

  private func openElement(_ qualifiedName: String, at start: Int, with written: [WrittenAttribute]) {
    var namespaces = open.last?.namespaces ?? NamespaceBindings(language)
    for attribute in written {
      guard let prefix = NamespaceBindings.declaredPrefix(attribute.name) else { continue }
      if let problem = namespaces.declare(prefix, as: attribute.value) { report(problem) }
    }
    let (prefix, local) = NamespaceBindings.split(qualifiedName)
    if prefix != nil, namespaces.namespace(ofPrefix: prefix!) == nil {
      report(.error(namespaces.unknownPrefixMessage(prefix!), at: file.location(at: start)))
    }
    var element = MarkupElement(
      namespace: namespaces.namespace(ofPrefix: prefix ?? ""), name: local,
      location: file.location(at: start), attributes: [], children: [])
    for attribute in written where NamespaceBindings.declaredPrefix(attribute.name) == nil {
      add(attribute, to: &element, in: namespaces)
    }
    open.append(OpenElement(element: element, qualifiedName: qualifiedName, namespaces: namespaces))
  }

  private func add(
    _ attribute: WrittenAttribute, to element: inout MarkupElement, in namespaces: NamespaceBindings
  ) {
    let location = file.location(at: attribute.start)
    let (prefix, local) = NamespaceBindings.split(attribute.name)
    guard let namespace = prefix.map({ namespaces.namespace(ofPrefix: $0) }) ?? language.defaultNamespace
    else {
      if !namespaces.isDeclared(prefix!) {
        report(.warning(namespaces.unknownPrefixMessage(prefix!), at: location))
      }
      return
    }
    if element.attributes.contains(where: { $0.namespace == namespace && $0.name == local }) {
      report(.error("The attribute `\(attribute.name)` stands here twice", at: location))
      return
    }
    let prefixLength = attribute.name.utf8.count - local.utf8.count
    element.attributes.append(
      MarkupElement.Attribute(
        namespace: namespace, name: local, qualifiedName: attribute.name, location: location,
        nameLocation: file.location(at: attribute.start + prefixLength), value: attribute.value))
  }

  private func report(_ diagnostic: Diagnostic) {
    if diagnostics.count < DiagnosticLog.limit { diagnostics.append(diagnostic) }
  }

  private func end() {
    flushText()
    guard let closed = open.popLast() else { return }
    if open.isEmpty {
      root = closed.element
    } else {
      open[open.count - 1].element.children.append(.element(closed.element))
    }
  }

  private func append(_ characters: UnsafePointer<XML_Char>?, _ length: Int) {
    guard let characters, length > 0 else { return }
    let added = UnsafeRawBufferPointer(start: characters, count: length)
    let end = position + Int(shoji_event_length(parser))
    if text == nil {
      text = (Array(added), position, end)
    } else {
      text!.value.append(contentsOf: added)
      text!.end = end
    }
  }

  private func flushText() {
    guard let text, !open.isEmpty else { return }
    self.text = nil
    let located = LocatedText(
      text: String(decoding: text.value, as: UTF8.self), file: file, range: text.start..<text.end)
    open[open.count - 1].element.children.append(.text(located))
  }

  // MARK: Malformed files

  /// Returns the parser's error in words.
  private func malformed() -> Diagnostic {
    let code = XML_GetErrorCode(parser)
    var position = position
    let message: String
    switch code {
    case XML_ERROR_NO_ELEMENTS:
      message =
        open.isEmpty
        ? "The file has no element"
        : "The file ends before `</\(open.last!.qualifiedName)>` "
          + "(`<\(open.last!.qualifiedName)>` began on line \(open.last!.element.location.line))"
    case XML_ERROR_TAG_MISMATCH:
      let found = word(at: position)
      let expected = open.last.map { "`</\($0.qualifiedName)>` for line \($0.element.location.line)" }
      message = "`</\(found)>` closes no open element; expected \(expected ?? "none")"
    case XML_ERROR_UNDEFINED_ENTITY:
      (position, message) = undefinedEntity(from: position)
    case XML_ERROR_DUPLICATE_ATTRIBUTE:
      message = "The attribute `\(word(at: position))` stands here twice"
    case XML_ERROR_JUNK_AFTER_DOC_ELEMENT: message = "Nothing may follow the outermost element"
    case XML_ERROR_UNCLOSED_TOKEN: message = "The file ends inside a tag"
    case XML_ERROR_UNCLOSED_CDATA_SECTION: message = "The file ends inside <![CDATA[…"
    case XML_ERROR_PARTIAL_CHAR: message = "The file ends inside a letter; save it in UTF-8"
    case XML_ERROR_MISPLACED_XML_PI: message = "The XML declaration may only stand at the start of the file"
    case XML_ERROR_BAD_CHAR_REF: message = "A reference names no letter that XML allows"
    case XML_ERROR_SYNTAX where open.isEmpty:
      message = "Expected an element, such as `<\(language.exampleElement) …>`"
    case XML_ERROR_INVALID_TOKEN where position < file.bytes.count && file.bytes[position] >= 0x80:
      message = "The file is not in UTF-8; save it in that encoding"
    case XML_ERROR_INVALID_TOKEN where position > 0 && file.bytes[position - 1] == UInt8(ascii: "&"):
      position -= 1
      message = "A `&` cannot stand alone; write `&amp;`"
    case XML_ERROR_INVALID_TOKEN: message = invalidToken(at: position)
    default:
      let words = XML_ErrorString(code).map { String(cString: $0) } ?? "unknown error"
      message = "This is not well-formed XML: \(words)"
    }
    return .error(message, at: file.location(at: position))
  }

  private func word(at offset: Int) -> String {
    var end = offset
    while end < file.bytes.count, !" \t\r\n/>=<".utf8.contains(file.bytes[end]), end - offset < 64 {
      end += 1
    }
    return offset < end ? file.text(offset..<end) : ""
  }

  private func invalidToken(at offset: Int) -> String {
    guard offset < file.bytes.count else { return "This is not well-formed XML" }
    let bytes = file.bytes
    switch bytes[offset] {
    case UInt8(ascii: "<"):
      return "A `<` cannot stand here; write `&lt;`, or close the tag or value before it"
    case let byte where byte < 32: return "The control character \(byte) is not allowed"
    case let byte: return "`\(String(Unicode.Scalar(byte)))` cannot stand here; this is not well-formed XML"
    }
  }

  private func undefinedEntity(from position: Int) -> (Int, String) {
    var start = position
    let bytes = file.bytes
    while start < bytes.count {
      if bytes[start] == UInt8(ascii: "&") {
        var end = start + 1
        while end < bytes.count, end - start < 64, bytes[end] != UInt8(ascii: ";") { end += 1 }
        let name = file.text(start + 1..<end)
        if !name.hasPrefix("#"), !["amp", "lt", "gt", "quot", "apos"].contains(name) {
          return (
            start,
            "Unknown entity `&\(name);`"
              + Suggestion.hint(for: name, among: ["amp", "lt", "gt", "quot", "apos"])
          )
        }
      }
      start += 1
    }
    return (position, "Unknown entity; allowed: amp, lt, gt, quot, apos")
  }
}
