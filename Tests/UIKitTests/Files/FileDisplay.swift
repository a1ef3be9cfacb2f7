import DisplayProtocol

@testable import UIKit

/// A display that keeps its requests, and answers choices of files when a test does.
@MainActor final class FileDisplay: Display {
  nonisolated let configuration = DisplayConfiguration()
  private(set) var requests: [DisplayRequest] = []
  var offersSharing = false

  nonisolated func start(_ receiver: any InputReceiver) throws {}
  nonisolated func show(_ commit: SceneCommit) {}
  nonisolated func stop() {}

  func perform(_ request: DisplayRequest) -> Bool {
    requests.append(request)
    return true
  }

  /// The choice that was asked for last.
  var choice: FileRequest? {
    for case .chooseFiles(let request) in requests.reversed() { return request }
    return nil
  }

  /// The files that the app gave away.
  var saved: [OutgoingFile] {
    requests.compactMap { request in
      guard case .save(let file) = request else { return nil }
      return file
    }
  }

  /// The numbers of the choices that were taken back.
  var cancelled: [Int] {
    requests.compactMap { request in
      guard case .cancelFileChoice(let number) = request else { return nil }
      return number
    }
  }

  /// Has the application ask this display while work is done.
  static func use(_ work: (FileDisplay) throws -> Void) rethrows {
    let display = FileDisplay()
    UIApplication.shared.requestDisplay = display
    FileCopies.isImmediate = true
    defer {
      UIApplication.shared.requestDisplay = nil
      FileCopies.isImmediate = false
    }
    try work(display)
  }

  /// Chooses files.
  func choose(_ urls: [URL]) {
    guard let choice else { return }
    UIApplication.testInput.receive(
      .filesChosen(
        request: choice.number,
        urls.map { IncomingFile(name: $0.lastPathComponent, mediaType: "text/plain", url: $0) }))
  }
}

/// A folder with files, which goes with the object.
final class FileFolder {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(at: url) }

  func file(_ name: String, _ contents: String) throws -> URL {
    let file = url.appendingPathComponent(name)
    try Data(contents.utf8).write(to: file)
    return file
  }
}

extension UIApplication {
  /// The receiver of inputs that tests hand in.
  static let testInput = InputRouter(application: .shared)
}
