import MarkupReading

/// The check of one document.
struct DocumentCheck {
  let document: InterfaceDocument
  let documents: [InterfaceDocument]
  let context: InterfaceContext
  let log: CheckLog
  let classes: ClassIndex?
  /// Elements in whose contents identifiers and values are not those of objects.
  private static let skipped: Set<String> = [
    "dependencies", "resources", "classes", "simulatedMetricsContainer", "designables", "customFonts",
    "inferredMetricsTieBreakers", "device",
  ]

  init(
    _ document: InterfaceDocument, documents: [InterfaceDocument], context: InterfaceContext, log: CheckLog
  ) {
    self.document = document
    self.documents = documents
    self.context = context
    self.log = log
    classes = context.classes.map { ClassIndex($0, module: context.module) }
  }

  func run() {
    checkTables()
    var ids: [String: InterfaceObject] = [:]
    var frameworks: Set<String> = []
    func visit(_ object: InterfaceObject) {
      guard !Self.skipped.contains(object.elementName) else { return }
      check(object, &ids, &frameworks)
      for child in object.children { visit(child) }
    }
    visit(document.root)
    checkScenes()
  }

  private func check(
    _ object: InterfaceObject, _ ids: inout [String: InterfaceObject], _ frameworks: inout Set<String>
  ) {
    if let id = object.id {
      if let first = ids[id] {
        log.add(
          .duplicate, "There are two objects `\(id)`; the other is on line \(first.location.line)",
          at: object.location(ofValue: "id"))
      } else {
        ids[id] = object
      }
    }
    checkValues(of: object)
    checkReferences(of: object)
    if let type = object.type, type.category != .value { checkClass(of: object, type, &frameworks) }
    checkRuntimeAttributes(of: object)
    for connection in object.connections { check(connection) }
  }

  // MARK: Values

  private func checkValues(of object: InterfaceObject) {
    if object.elementName == "userDefinedRuntimeAttribute" {
      if let value = object.child(key: "value") {
        read { () throws(Diagnostic) in _ = try value.elementValue() }
      }
      return
    }
    guard let type = object.type else { return }
    checkValues(of: object, type)
    for variation in object.children(named: "variation") { checkValues(of: variation, type) }
  }

  private func checkValues(of object: InterfaceObject, _ type: InterfaceElementType) {
    let keys = Set(object.attributeNames + object.children.compactMap(\.key))
    for name in keys.sorted() {
      guard let attribute = type.attribute(named: name) else { continue }
      read { () throws(Diagnostic) in
        switch try attribute.value(in: object) {
        case .image(let image)?: checkImage(image, named: name, of: object)
        case .color(let color)?: checkColor(color, at: object.child(key: name) ?? object)
        case .textAttributes(let attributes)?:
          for color in [attributes.color, attributes.shadowColor].compactMap({ $0 }) {
            checkColor(color, at: object.child(key: name) ?? object)
          }
        default: break
        }
      }
    }
  }

  private func read(_ body: () throws(Diagnostic) -> Void) {
    do { try body() } catch {
      log.add(.value, error.message, at: error.location)
    }
  }

  private func checkImage(_ image: InterfaceImage, named name: String, of object: InterfaceObject) {
    if image.isSystem { return checkSymbol(image.name, named: name, of: object) }
    guard let images = context.images, !image.name.isEmpty, !images.contains(image.name) else {
      return
    }
    // A file may be named with its ending, and a document may have the picture in itself.
    let plain = image.name.split(separator: ".").first.map(String.init) ?? ""
    guard !images.contains(plain) || plain.isEmpty else { return }
    let place =
      object.attribute(name) != nil
      ? object.location(ofValue: name)
      : object.child(key: name)?.location(ofValue: "image") ?? object.location
    log.add(
      .image, "There is no image `\(image.name)`", at: place, word: image.name, among: { Array(images) })
  }

  private func checkColor(_ color: InterfaceColor, at element: InterfaceObject) {
    guard case .named(let name) = color.kind, let colors = context.colors, !colors.contains(name) else {
      return
    }
    log.add(
      .color, "There is no color `\(name)`", at: element.location(ofValue: "name"), word: name,
      among: { Array(colors) })
  }

  // MARK: Objects

  /// The attributes that name objects, beside those that the tables have.
  private static let referencing: Set<String> = [
    "destination", "reference", "target", "firstItem", "secondItem", "popoverAnchorView",
    "popoverAnchorBarButtonItem", "textLabel", "detailTextLabel", "imageView", "tableViewCell",
    "initialViewController",
  ]

  private func checkReferences(of object: InterfaceObject) {
    for name in object.attributeNames where Self.referencing.contains(name) {
      // What begins so names a part of whichever cell is at hand.
      guard let id = object.attribute(name), !id.hasPrefix("$"), document.object(withID: id) == nil else {
        continue
      }
      // An attribute of the same name may be another's: `imageView` is no identifier where it has a key.
      guard name != "initialViewController" || object.elementName == "document" else { continue }
      log.add(
        .object, "There is no object `\(id)`", at: object.location(ofValue: name), word: id,
        among: { document.identifiers })
    }
  }

  // MARK: Classes

  private func checkClass(
    of object: InterfaceObject, _ type: InterfaceElementType, _ frameworks: inout Set<String>
  ) {
    if let module = type.absentModule, let className = type.className, frameworks.insert(type.name).inserted {
      log.add(
        .framework, "`\(type.name)` makes a \(className) of \(module), which is not here; it shows nothing",
        at: object.location, severity: .warning)
    }
    guard let name = object.customClass, let classes else { return }
    let isSegue = object.elementName == "segue"
    let isTarget = object.customModuleProvider == "target"
    let module = object.customModule.flatMap { isTarget && !classes.knows($0) ? context.module : $0 }
    if let module, !classes.knows(module) { return }
    if classes.named(name, module: module) != nil { return checkKind(of: object, type, name, module) }
    // A document that was moved from another target keeps its module's name.
    if isTarget, classes.named(name, module: context.module) != nil {
      return checkKind(of: object, type, name, context.module)
    }
    if module == nil, isFramework(name) { return }
    let place = object.location(ofValue: "customClass")
    let kind = isSegue ? "segue’s class" : "class"
    log.add(
      .class, "There is no \(kind) `\(name)`" + (module.map { " in module `\($0)`" } ?? ""), at: place,
      word: name, among: { classes.names(module: module) },
      severity: module == nil && context.hasUnknownClasses ? .warning : .error)
  }

  /// Whether a class may be one of Apple's, none of which an index lists.
  private func isFramework(_ name: String) -> Bool {
    if InterfaceElementType.making(name) != nil { return true }
    let prefix = name.prefix { $0.isUppercase || $0.isNumber }
    let initials = [
      "UI", "NS", "MK", "WK", "AV", "SK", "SCN", "GLK", "MTK", "CA", "AR", "PDF", "CN", "PK", "QL", "MF",
      "SL", "GK",
    ]
    return initials.contains { prefix.count == $0.count + 1 && prefix.hasPrefix($0) }
  }

  /// Returns the members of the class that an object is made of; nil where they are not all known.
  func members(of object: InterfaceObject) -> (name: String, members: ClassIndex.Members)? {
    guard let classes else { return nil }
    if let name = object.customClass {
      let module = object.customModule.flatMap { classes.knows($0) ? $0 : nil }
      guard classes.named(name, module: module) ?? classes.named(name) != nil else { return nil }
      let members = classes.members(of: name, module: module)
      return members.isComplete ? (name, members) : nil
    }
    guard let type = object.type, let className = type.className, type.module == nil,
      object.elementName != "customObject"
    else { return nil }
    var members = ClassIndex.Members()
    members.outlets = InterfaceOutlets.outlets(of: type)
    members.base = type
    members.isComplete = true
    return (className, members)
  }

  // MARK: Connections

  private func check(_ connection: InterfaceConnection) {
    let element = connection.element
    switch connection.kind {
    case .outlet(let property), .outletCollection(let property, _):
      guard let (name, members) = members(of: connection.source), !members.outlets.contains(property) else {
        return
      }
      let place = element.location(ofValue: "property")
      if members.properties.contains(property) {
        log.add(.outlet, "`\(property)` of `\(name)` is no outlet; write @IBOutlet before it", at: place)
      } else {
        log.add(
          .outlet, "`\(name)` has no outlet `\(property)`", at: place, word: property,
          among: { Array(members.outlets) })
      }
    case .action(let selector, _):
      checkAction(selector, at: element.location(ofValue: "selector"), connection)
    case .segue(.unwind(let action)): checkUnwinding(action, at: element.location(ofValue: "unwindAction"))
    case .segue:
      guard let selector = element.attribute("destinationCreationSelector"),
        let controller = document.scene(of: connection.source)?.controller
      else { return }
      checkAction(selector, of: controller, at: element.location(ofValue: "destinationCreationSelector"))
    }
  }

  private func checkAction(_ selector: String, at place: SourceLocation, _ connection: InterfaceConnection) {
    guard let target = document.object(withID: connection.destination) else { return }
    if target.elementName == "exit" {
      checkUnwinding(selector, at: place)
    } else if target.attribute("placeholderIdentifier") == "IBFirstResponder" {
      guard let classes, !InterfaceOutlets.actions.contains(selector),
        !classes.classes.contains(where: { $0.actions.contains(selector) })
      else { return }
      log.add(
        .action, "No class has an action `\(selector)`", at: place, word: selector,
        among: { classes.classes.flatMap(\.actions) })
    } else {
      checkAction(selector, of: target, at: place)
    }
  }

  private func checkAction(_ selector: String, of target: InterfaceObject, at place: SourceLocation) {
    // UIKit's own classes have more methods than anybody lists.
    guard target.customClass != nil, let (name, members) = members(of: target),
      !members.actions.contains(selector)
    else { return }
    if members.methods.contains(selector) {
      log.add(.action, "`\(selector)` of `\(name)` is no action; write @IBAction before it", at: place)
    } else if !InterfaceOutlets.actions.contains(selector) {
      log.add(
        .action, "`\(name)` has no action `\(selector)`", at: place, word: selector,
        among: { Array(members.actions) })
    }
  }

  private func checkUnwinding(_ selector: String, at place: SourceLocation) {
    guard let classes, !classes.classes.contains(where: { $0.actions.contains(selector) }) else { return }
    log.add(
      .action, "No class has an action `\(selector)` to unwind to", at: place, word: selector,
      among: { classes.classes.flatMap(\.actions) })
  }

  // MARK: Tables of strings

  private func checkTables() {
    let known = Set(document.identifiers)
    for table in context.tables where table.name == document.name {
      for (key, location) in table.keys.sorted(by: { $0.key < $1.key }) {
        let id = String(key.prefix { $0 != "." })
        guard key.contains("."), !known.contains(id) else { continue }
        log.add(
          .table, "`\(document.name)` has no object `\(id)`", at: location, word: id,
          among: { document.identifiers },
          severity: .warning)
      }
    }
  }

  // MARK: Scenes

  private func checkScenes() {
    for placeholder in document.scenes.compactMap(\.placeholder)
    where placeholder.attribute("bundleIdentifier") == nil {
      guard let name = placeholder.attribute("storyboardName") else { continue }
      let storyboards = documents.filter { $0.kind == .storyboard }
      guard let found = storyboards.first(where: { $0.name == name }) else {
        log.add(
          .scene, "There is no storyboard `\(name)`", at: placeholder.location(ofValue: "storyboardName"),
          word: name, among: { storyboards.map(\.name) })
        continue
      }
      if let identifier = placeholder.attribute("referencedIdentifier") {
        let known = found.storyboardIdentifiers
        if known[identifier] == nil {
          log.add(
            .scene, "The storyboard `\(name)` has no controller `\(identifier)`",
            at: placeholder.location(ofValue: "referencedIdentifier"), word: identifier,
            among: { Array(known.keys) })
        }
      } else if found.initialViewController == nil {
        log.add(
          .scene, "The storyboard `\(name)` has no initial controller",
          at: placeholder.location(ofValue: "storyboardName"))
      }
    }
  }
}

extension InterfaceDocument {
  /// The name without folder and ending, by which code names it.
  public var name: String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return file.split(separator: ".").first.map(String.init) ?? file
  }
}
