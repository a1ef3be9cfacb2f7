import DisplayProtocol
import UniformTypeIdentifiers

/// The choices of files that the display asks the person for, each until it is answered.
@MainActor final class FileChoices {
  /// The choices of the app.
  static let shared = FileChoices()

  private let answers = PendingAnswers<[IncomingFile]>()

  /// Describes a choice, whose answer goes to a handler: the files, or none when the person cancelled. To be
  /// shown by ``show(_:)``.
  func begin(
    types: [UTType], allowsMultiple: Bool, handler: @escaping ([IncomingFile]) -> Void
  ) -> FileRequest {
    var request = FileRequest(
      number: 0, accepted: FileChoices.accepted(types), allowsMultiple: allowsMultiple,
      isForFolder: types.contains { $0.conforms(to: .directory) })
    request.number = answers.add { [request] files in handler(files.filter(request.accepts)) }
    return request
  }

  /// Shows a choice on the display, again where it does already. Returns whether it can.
  func show(_ request: FileRequest) -> Bool {
    answers.contains(request.number) && UIApplication.shared.perform(.chooseFiles(request))
  }

  /// Takes a choice back.
  func cancel(_ request: FileRequest) {
    guard answers.remove(request.number) else { return }
    UIApplication.shared.perform(.cancelFileChoice(request.number))
  }

  /// Takes the answer of the display. A choice that was taken back gets none.
  func receive(_ files: [IncomingFile], for number: Int) {
    answers.receive(files, for: number)
  }

  /// The media types and extensions of types; none where all files are meant.
  static func accepted(_ types: [UTType]) -> [String] {
    var accepted: [String] = []
    for type in types {
      switch type {
      case .item, .data, .content: return []
      case .image: accepted.append("image/*")
      case .movie, .video: accepted.append("video/*")
      case .audio: accepted.append("audio/*")
      case .audiovisualContent: accepted += ["audio/*", "video/*"]
      case .text: accepted += ["text/*"] + extensions { $0.conforms(to: .text) }
      default:
        let tags = type.tags
        let own = (tags[.mimeType] ?? []) + (tags[.filenameExtension] ?? []).map { "." + $0 }
        // A type without tags of its own stands for its kinds.
        accepted += own.isEmpty ? extensions { $0.conforms(to: type) } : own
      }
    }
    return accepted
  }

  private static func extensions(where isMeant: (UTType) -> Bool) -> [String] {
    UTType.declared.filter(isMeant).flatMap { $0.tags[.filenameExtension] ?? [] }.map { "." + $0 }
  }
}
