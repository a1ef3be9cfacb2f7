import TranslationInterface

/// Takes the place of the check of documents, which the target `documents` has.
struct DocumentReport {
  let messages: [Diagnostic] = []

  init(of mirror: ProjectMirror) {}
}
