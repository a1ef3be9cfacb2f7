import TranslationInterface

/// Takes the place of the check of documents, which the target `documents` has.
struct DocumentReport {
  let messages: [TranslationMessage] = []

  init(of mirror: ProjectMirror) {}
}
