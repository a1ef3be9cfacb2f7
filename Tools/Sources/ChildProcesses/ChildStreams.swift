import CChildProcess
import Foundation

/// The standard streams of a program that is to be started.
final class ChildStreams {
  /// The descriptors that the program gets.
  private(set) var childs: [Int32] = []
  private var own: [Int32] = []
  private var others: [FileHandle?] = []

  init(_ settings: ChildProcess.Settings) throws(ChildProcessError) {
    do throws(ChildProcessError) {
      for (index, stream) in [settings.input, settings.output, settings.errors].enumerated() {
        try open(stream, isInput: index == 0)
      }
    } catch {
      closeOwn()
      throw error
    }
  }

  private func open(_ stream: ChildProcess.Stream, isInput: Bool) throws(ChildProcessError) {
    switch stream {
    case .null:
      let file = Glibc.open("/dev/null", (isInput ? O_RDONLY : O_WRONLY) | O_CLOEXEC)
      guard file >= 0 else { throw ChildStreams.error }
      own.append(file)
      childs.append(file)
      others.append(nil)
    case .pipe:
      var ends: [Int32] = [-1, -1]
      guard shoji_pipe(&ends) == 0 else { throw ChildStreams.error }
      own.append(ends[isInput ? 0 : 1])
      childs.append(ends[isInput ? 0 : 1])
      others.append(FileHandle(fileDescriptor: ends[isInput ? 1 : 0], closeOnDealloc: true))
    case .descriptor(let file):
      childs.append(file)
      others.append(nil)
    case .output:
      childs.append(childs[1])
      others.append(nil)
    }
  }

  private static var error: ChildProcessError {
    ChildProcessError("no stream can be made: \(String(cString: strerror(errno)))")
  }

  /// The ends of the pipes that stay here.
  func takeOthers() -> (input: FileHandle?, output: FileHandle?, errors: FileHandle?) {
    (others[0], others[1], others[2])
  }

  /// Closes what only the program needs.
  func closeOwn() {
    for file in own { close(file) }
    own = []
  }
}
