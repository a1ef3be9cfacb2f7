import Foundation

/// The files by which other programs find an app that `shoji run` serves. They lie in the tool's state of the
/// project.
public struct ServedAppFiles: Equatable, Sendable {
  /// The app's name.
  public let product: String
  /// The folder of the project's state.
  private let folder: URL

  /// The most bytes that a socket's path has.
  private static let longestPath = 107
  private static let socketExtension = "driver"

  /// The app of a product.
  public init(_ product: String, in state: ProjectState) {
    self.init(product, folder: state.folder)
  }

  private init(_ product: String, folder: URL) {
    (self.product, self.folder) = (product, folder)
  }

  private func file(_ pathExtension: String) -> URL {
    folder.appendingPathComponent("\(product).\(pathExtension)")
  }

  /// The socket at which the app takes the driver's requests; nil where its path would be too long for one.
  public var socket: URL? {
    let file = file(Self.socketExtension)
    return file.path.utf8.count <= Self.longestPath ? file : nil
  }

  /// The file of all that the app has printed and logged in this run.
  public var log: URL { file("log") }

  /// The compiler's errors of the last build, or how the app crashed; empty for neither.
  public var faultFile: URL { file("fault.txt") }

  /// The first line of a fault that is the compiler's errors.
  public static let buildHeading = "The app could not be built."

  /// The fault; nil for none.
  public var fault: String? {
    guard let text = try? String(contentsOf: faultFile, encoding: .utf8), !text.isEmpty else { return nil }
    return text
  }

  /// The apps that have a socket, which may be left over.
  public static func all(in state: ProjectState) -> [ServedAppFiles] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: state.folder.path)) ?? []
    return names.filter { $0.hasSuffix(".\(socketExtension)") }.sorted().map {
      ServedAppFiles(String($0.dropLast(socketExtension.count + 1)), folder: state.folder)
    }
  }

  /// Connects to the app. Returns the descriptor of the connection; nil where no app listens.
  public func connect() -> Int32? {
    guard let path = socket?.path else { return nil }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { field in
      path.utf8CString.withUnsafeBytes { field.copyMemory(from: $0) }
    }
    let line = Foundation.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard line >= 0 else { return nil }
    let isConnected = withUnsafePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Foundation.connect(line, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard isConnected == 0 else {
      close(line)
      return nil
    }
    return line
  }
}
