import CProcessSupport
import Foundation

/// A line of a source file.
struct SourcePlace: Equatable {
  /// The file's path.
  var file: String
  /// The line, from 1.
  var line: Int
  /// The column, from 1; 0 where it is not known.
  var column: Int

  /// The place as compilers write it, by a path in the current directory where the file lies there.
  var text: String {
    let folder = FileManager.default.currentDirectoryPath + "/"
    let path = file.hasPrefix(folder) ? String(file.dropFirst(folder.count)) : file
    return column > 0 ? "\(path):\(line):\(column)" : "\(path):\(line)"
  }

  /// The line itself; nil where the file is not there.
  var sourceText: String? {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return nil }
    let lines = text.split(separator: "\n", maxSplits: line, omittingEmptySubsequences: false)
    guard lines.indices.contains(line - 1) else { return nil }
    return String(lines[line - 1].prefix(200)).trimmingCharacters(in: .whitespaces)
  }
}

/// The program that finds lines of the sources in debugging information: LLVM's, which comes with Swift's
/// compiler. Where there is no compiler, crashes are described without lines.
enum Symbolizer {
  /// A function at an address: the compiler writes small ones into their callers.
  struct Call: Equatable {
    /// The function's name, as the compiler wrote it.
    var function: String
    /// The line; nil where the compiler made the code.
    var place: SourcePlace?

    /// The name of a check of the compiler's, as `arithmetic overflow`; nil for functions.
    var failure: String? {
      let prefix = "Swift runtime failure: "
      return function.hasPrefix(prefix) ? String(function.dropFirst(prefix.count)) : nil
    }
  }

  /// The longest time that the program is waited for, in seconds: less than the process waits for all words
  /// about its crash. It takes half a second; others may have the processors.
  private static let patience = Double(SHOJI_LONG_CRASH_PATIENCE) / 1_000 * 0.8

  /// Finds the functions at addresses in the program's own file, the innermost first; empty for those
  /// elsewhere. Nil where there is no such tool or no information.
  static func places(of addresses: [UInt]) -> [[Call]]? {
    var bias: UInt = 0
    let own = addresses.map { shoji_is_in_program($0, &bias) }
    guard own.contains(true), let tool = path() else { return nil }
    let offsets = zip(addresses, own).compactMap { $1 ? "0x" + String($0 - bias, radix: 16) : nil }
    // The link is this process's, also when another program has taken the place of its file.
    let program = "--obj=/proc/\(getpid())/exe"
    let output = run([tool, program, "--functions=linkage", "--inlines"] + offsets)
    guard let blocks = output.map(calls), blocks.count == offsets.count else { return nil }
    var rest = blocks.makeIterator()
    return own.map { $0 ? rest.next()! : [] }
  }

  /// Reads the tool's output: for each address lines of a name and a place by turns, and an empty line.
  static func calls(in output: String) -> [[Call]] {
    var blocks: [[Call]] = []
    var block: [Call] = []
    var name: Substring?
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      if let function = name {
        if function != "??" { block.append(Call(function: String(function), place: place(line))) }
        name = nil
      } else if line.isEmpty {
        // The output ends with two.
        blocks.append(block)
        block = []
      } else {
        name = line
      }
    }
    if let last = blocks.last, last.isEmpty, output.hasSuffix("\n\n") { blocks.removeLast() }
    return blocks
  }

  private static func place(_ line: Substring) -> SourcePlace? {
    let parts = line.split(separator: ":")
    guard parts.count >= 3, let number = Int(parts[parts.count - 2]), number > 0,
      let column = Int(parts[parts.count - 1]), !line.contains("<compiler-generated>"), !line.hasPrefix("??")
    else { return nil }
    return SourcePlace(file: parts.dropLast(2).joined(separator: ":"), line: number, column: column)
  }

  /// Finds the tool: beside the compiler whose libraries are loaded, or where the shell looks.
  private static func path() -> String? {
    let name = "llvm-symbolizer"
    var candidates: [String] = []
    if let library = shoji_swift_library().map({ String(cString: $0) }) {
      let folder = URL(fileURLWithPath: library).appendingPathComponent("../../../../bin").standardizedFileURL
      candidates.append(folder.appendingPathComponent(name).path)
    }
    let search = ProcessInfo.processInfo.environment["PATH"] ?? ""
    candidates += search.split(separator: ":").map { "\($0)/\(name)" }
    return candidates.first { access($0, X_OK) == 0 }
  }

  /// Runs a program and returns its output; nil when it fails or takes too long.
  private static func run(_ command: [String]) -> String? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    let reader = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
    defer { try? reader.close() }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addclose(&actions, ends[0])
    var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var child: pid_t = 0
    let hasStarted = posix_spawn(&child, command[0], &actions, nil, &arguments, environ) == 0
    close(ends[1])
    guard hasStarted else { return nil }
    shoji_prolong_crash()
    let output = read(ends[0], until: shoji_monotonic_time() + Int64(patience * 1e9))
    if output == nil { kill(child, SIGKILL) }
    var status: Int32 = 0
    waitpid(child, &status, 0)
    return status == 0 ? output : nil
  }

  /// Reads until the other end is closed; nil when it is not in time.
  private static func read(_ descriptor: Int32, until end: Int64) -> String? {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let left = (end - shoji_monotonic_time()) / 1_000_000
      guard left > 0 else { return nil }
      var poller = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&poller, 1, Int32(left)) > 0 else { continue }
      let count = Glibc.read(descriptor, &part, part.count)
      guard count > 0 else { return count == 0 ? String(decoding: bytes, as: UTF8.self) : nil }
      bytes += part[..<count]
    }
  }
}
