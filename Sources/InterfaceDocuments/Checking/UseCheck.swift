import MarkupReading

/// The check of what code names of documents.
struct UseCheck {
  let documents: [InterfaceDocument]
  let context: InterfaceContext
  let log: CheckLog

  func run() {
    // Where there is no document, nothing tells what code names.
    guard !documents.isEmpty else { return }
    let storyboards = documents.filter { $0.kind == .storyboard }
    let classes = ClassIndex(context.classes ?? [], module: context.module)
    for use in context.uses {
      switch use.kind {
      case .storyboard:
        let names = storyboards.map(\.name)
        if !names.contains(use.name) {
          log.add(
            .scene, "There is no storyboard `\(use.name)`", at: use.location, word: use.name, among: { names }
          )
        }
      case .nib:
        let names = documents.filter { $0.kind == .nib }.map(\.name)
        if !names.contains(use.name) {
          log.add(.scene, "There is no nib `\(use.name)`", at: use.location, word: use.name, among: { names })
        }
      case .controller:
        let names = Set(storyboards.flatMap { $0.storyboardIdentifiers.keys })
        if !names.contains(use.name) {
          log.add(
            .scene, "No storyboard has a controller `\(use.name)`", at: use.location, word: use.name,
            among: { Array(names) })
        }
      case .segue: checkSegue(use, storyboards, classes)
      }
    }
  }

  /// A class performs the segues of the scenes of its own class, and of those that inherit from it.
  private func checkSegue(
    _ use: InterfaceContext.Use, _ storyboards: [InterfaceDocument], _ classes: ClassIndex
  ) {
    guard let className = use.className else { return }
    var identifiers: Set<String> = []
    var hasScene = false
    for scene in storyboards.flatMap(\.scenes) {
      guard let name = scene.controller?.customClass,
        classes.isKind(name, of: className) || name == className
      else { continue }
      hasScene = true
      for object in scene.objects {
        object.visit { element in
          if element.elementName == "segue", let identifier = element.attribute("identifier") {
            identifiers.insert(identifier)
          }
        }
      }
    }
    guard hasScene, !identifiers.contains(use.name) else { return }
    log.add(
      .segue, "No segue of `\(className)` has the identifier `\(use.name)`", at: use.location, word: use.name,
      among: { Array(identifiers) })
  }
}
