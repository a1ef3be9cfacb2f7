import DisplayProtocol
import SceneTree
import Synchronization
import UniformTypeIdentifiers

/// The files between the app and the driver: those that the app requests, and those that it gave away.
package final class FileExchange: Sendable {
  private struct State {
    var requests: [FileRequest] = []
    var saved: [OutgoingFile] = []
    var shared: [SharedContent] = []
    var isSharing = false
  }
  private let state = Mutex(State())

  package init() {}

  /// Takes a request of the app's. Returns false for one that is not about files.
  package func perform(_ request: DisplayRequest) -> Bool {
    state.withLock { state in
      switch request {
      case .chooseFiles(let request):
        state.requests.removeAll { $0.number == request.number }
        state.requests.append(request)
      case .cancelFileChoice(let number): state.requests.removeAll { $0.number == number }
      case .save(let file): state.saved.append(file)
      case .share(let content):
        state.shared.append(content)
        state.isSharing = true
      case .open, .copy, .announce, .showHistory, .showNotice: return false
      }
      return true
    }
  }

  /// The request that was made last and is not answered; nil for none.
  package var pending: FileRequest? { state.withLock { $0.requests.last } }

  /// Removes a request that is answered.
  package func finish(_ request: FileRequest) { _ = perform(.cancelFileChoice(request.number)) }

  /// The files that the app gave away, in their order.
  package var saved: [OutgoingFile] { state.withLock { $0.saved } }

  /// The content that the app shared with other apps, in its order.
  package var shared: [SharedContent] { state.withLock { $0.shared } }

  /// Ends the sharing that was begun last. Returns its content; nil where none is under way.
  package func finishSharing() -> SharedContent? {
    state.withLock { state in
      guard state.isSharing else { return nil }
      state.isSharing = false
      return state.shared.last
    }
  }
}

extension IncomingFile {
  /// The file at a path; throws when there is none.
  init(path: String) throws(DriverError) {
    guard FileManager.default.isReadableFile(atPath: path) else {
      throw DriverError("there is no file \(path) that can be read")
    }
    let url = URL(fileURLWithPath: path)
    let type = UTType(filenameExtension: url.pathExtension)?.preferredMIMEType
    self.init(name: url.lastPathComponent, mediaType: type ?? "", url: url)
  }

  /// The file as it is known while it is held over an app.
  var whileHeld: IncomingFile { IncomingFile(name: "", mediaType: mediaType, url: nil) }

  /// Whether it is a folder.
  var isFolder: Bool {
    (try? url?.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false
  }
}
