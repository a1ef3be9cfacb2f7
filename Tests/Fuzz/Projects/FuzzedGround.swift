import Foundation

/// Folders in memory: a project's, one outside of it, and a home, of which only the cache may change.
struct FuzzedGround {
  let place: String
  var root: String { place + "/root" }
  var outside: String { place + "/outside" }
  var home: String { place + "/home" }
  var cache: String { home + "/.cache/shoji" }

  init() {
    place = "/dev/shm/shoji-fuzz-\(getpid())"
    remove()
    for folder in [root, outside + "/Library", outside + "/Neighbor.xcodeproj", home + "/.cache"] {
      try! FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    for name in ["canary.swift", "canary.h", "canary.txt", "Library/canary.swift"] {
      try! Data("// CANARY\n".utf8).write(to: URL(fileURLWithPath: "\(outside)/\(name)"))
    }
    try! Data("CANARY\n".utf8).write(to: URL(fileURLWithPath: home + "/.netrc"))
  }

  func remove() { try? FileManager.default.removeItem(atPath: place) }

  /// Takes the project and the cache away.
  func clear() {
    for folder in [root, cache] { try? FileManager.default.removeItem(atPath: folder) }
    try? FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
  }

  /// The path of something in the project; nil where its name leads out of it already.
  private func path(_ name: String) -> String? {
    let whole = standardizedPath(root + "/" + name)
    guard whole.isInside(root), whole != root, let folder = FileAccess.real(root) else { return nil }
    try? FileManager.default.createDirectory(atPath: whole.folder, withIntermediateDirectories: true)
    // A link that was made before may lead out.
    guard let real = FileAccess.real(whole.folder), real.isInside(folder), FileAccess.kind(whole) == nil
    else {
      return nil
    }
    return whole
  }

  func write(_ text: String, at name: String) {
    guard let path = path(name) else { return }
    try? Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  func link(to target: String, at name: String) {
    guard let path = path(name) else { return }
    symlink(target, path)
  }

  /// A line for each thing outside of the cache: its path, mode, size and time.
  func listing() -> [String] {
    var (lines, open): ([String], [String]) = ([], [place])
    while let folder = open.popLast() {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
        let path = folder + "/" + name
        var status = stat()
        guard path != cache, path != home + "/.cache", lstat(path, &status) == 0 else { continue }
        lines.append(
          "\(path) \(status.st_mode) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)")
        if status.st_mode & S_IFMT == S_IFDIR { open.append(path) }
      }
    }
    return lines.sorted()
  }

  /// The files in the cache that have a canary's word, and the links that lead out.
  func leaks() -> [String] {
    var (leaks, open): ([String], [String]) = ([], [cache])
    while let folder = open.popLast() {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
        let path = folder + "/" + name
        switch FileAccess.kind(path) {
        case S_IFDIR: open.append(path)
        case S_IFREG: if (FileAccess.bytes(path) ?? []).contains("CANARY") { leaks.append(path) }
        case S_IFLNK:
          let target = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) ?? ""
          let real = FileAccess.real(path) ?? standardizedPath(target)
          if !real.isInside(root), !real.isInside(cache) { leaks.append("\(path) -> \(target)") }
        default: leaks.append(path)
        }
      }
    }
    return leaks
  }
}
