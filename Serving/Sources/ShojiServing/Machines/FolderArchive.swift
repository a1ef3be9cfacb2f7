import Foundation

/// The files of a visitor as bytes that a database keeps.
///
/// An archive has folders and regular files below some named folders, each folder before what is in it.
/// Links and everything else are left out. Reading trusts neither the bytes nor, as the visitor's process
/// may still run, the folder: no name leads out of the folder, no link is followed, and sizes have bounds.
struct FolderArchive {
  /// The bounds of an archive.
  struct Bounds: Sendable {
    /// The bytes of all files.
    var bytes = 64 << 20
    /// The number of files and folders.
    var entries = 20_000
    /// The number of folders in each other.
    var depth = 32
  }

  /// A fault of an archive or of a folder.
  enum Fault: Error, Equatable {
    /// There is more than the bounds allow.
    case tooLarge
    /// The bytes are no archive.
    case malformed(String)
    /// The system has refused something.
    case system(Int32)

    /// The words for the log.
    var message: String {
      switch self {
      case .tooLarge: "there are more files, or larger ones, than may be kept"
      case .malformed(let what): "the archive is damaged: \(what)"
      case .system(let error): String(cString: strerror(error))
      }
    }
  }

  /// The folder with the named folders.
  let folder: URL
  /// The names of the folders that are kept.
  let parts: [String]
  /// The user whose files count, and whose unpacked files become; nil for the process's own.
  let user: UInt32?
  let bounds: Bounds

  private static let magic = Array("SHOJI1\n".utf8)

  private enum Kind: UInt8 {
    case folder = 0
    case file = 1
    case end = 0xFF
  }

  // MARK: Packing

  /// The files as bytes.
  func pack() throws(Fault) -> [UInt8] {
    var bytes = Self.magic
    var sum = 0
    try walk { entry throws(Fault) in
      let isFile = entry.isFile
      bytes.append((isFile ? Kind.file : .folder).rawValue)
      bytes.append(integer: UInt16(entry.path.count))
      bytes += entry.path
      guard isFile else { return }
      let time = entry.status.st_mtim
      bytes.append(integer: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
      let contents = try read(entry, atMost: bounds.bytes - sum)
      sum += contents.count
      bytes.append(integer: UInt64(contents.count))
      bytes += contents
    }
    bytes.append(Kind.end.rawValue)
    return bytes
  }

  /// A number that is another one after any change of the files. It has a meaning in this process only.
  func fingerprint() throws(Fault) -> Int {
    var hasher = Hasher()
    try walk { entry throws(Fault) in
      hasher.combine(entry.path)
      // The time of a folder's change is that of its files.
      guard entry.isFile else { return }
      for time in [entry.status.st_mtim, entry.status.st_ctim] {
        hasher.combine(time.tv_sec)
        hasher.combine(time.tv_nsec)
      }
      hasher.combine(entry.status.st_ino)
      hasher.combine(entry.status.st_size)
    }
    return hasher.finalize()
  }

  private struct Entry {
    /// The path below the folder.
    var path: [UInt8]
    /// The open folder that it lies in, and its name there, which ends with a null byte.
    var parent: Int32
    var name: [CChar]
    var status: stat
    var isFile: Bool { status.st_mode & S_IFMT == S_IFREG }
  }

  /// Calls back with the files and folders in the order of their names.
  private func walk(_ visit: (Entry) throws(Fault) -> Void) throws(Fault) {
    let root = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW)
    guard root >= 0 else { throw .system(errno) }
    defer { close(root) }
    var count = 0
    try walk(root, [], names: parts.map { Array($0.utf8CString) }, depth: 0, count: &count, visit)
  }

  private func walk(
    _ parent: Int32, _ path: [UInt8], names: [[CChar]], depth: Int, count: inout Int,
    _ visit: (Entry) throws(Fault) -> Void
  ) throws(Fault) {
    guard depth <= bounds.depth else { throw .tooLarge }
    for name in names {
      var status = stat()
      // Files come and go while the process runs.
      guard fstatat(parent, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { continue }
      let kind = status.st_mode & S_IFMT
      guard kind == S_IFREG || kind == S_IFDIR, user == nil || status.st_uid == user else { continue }
      count += 1
      let own = name.dropLast().map { UInt8(bitPattern: $0) }
      let whole = path.isEmpty ? own : path + [0x2F] + own
      guard count <= bounds.entries, whole.count <= Int(UInt16.max) else { throw .tooLarge }
      try visit(Entry(path: whole, parent: parent, name: name, status: status))
      guard kind == S_IFDIR else { continue }
      let below = openat(parent, name, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW)
      guard below >= 0 else { continue }
      defer { close(below) }
      try walk(below, whole, names: Self.names(in: below), depth: depth + 1, count: &count, visit)
    }
  }

  private static func names(in folder: Int32) -> [[CChar]] {
    let copy = fcntl(folder, F_DUPFD_CLOEXEC, 0)
    guard copy >= 0, let list = fdopendir(copy) else { return [] }
    defer { closedir(list) }
    var names: [[CChar]] = []
    while let entry = readdir(list) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) {
          Array(UnsafeBufferPointer(start: $0, count: strlen($0) + 1))
        }
      }
      if name != [0x2E, 0], name != [0x2E, 0x2E, 0] { names.append(name) }
    }
    return names.sorted { $0.lexicographicallyPrecedes($1) }
  }

  private func read(_ entry: Entry, atMost most: Int) throws(Fault) -> [UInt8] {
    // What was a file may have become something that never ends.
    let file = openat(entry.parent, entry.name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard file >= 0 else { return [] }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, user == nil || status.st_uid == user
    else { return [] }
    let size = Int(status.st_size)
    guard size <= most else { throw .tooLarge }
    let contents = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let more = Glibc.read(file, buffer.baseAddress! + count, size - count)
        guard more > 0 else { break }
        count += more
      }
    }
    return contents
  }

  // MARK: Unpacking

  /// Makes the files of an archive. The folder and the named folders in it are there and empty, and nobody
  /// else uses them.
  func unpack(_ bytes: [UInt8]) throws(Fault) {
    let root = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW)
    guard root >= 0 else { throw .system(errno) }
    defer { close(root) }
    var reader = Reader(bytes: bytes)
    guard bytes.starts(with: Self.magic) else { throw .malformed("another beginning") }
    reader.index = Self.magic.count
    var (sum, count) = (0, 0)
    while true {
      guard let kind = Kind(rawValue: try reader.integer()) else { throw .malformed("an unknown kind") }
      if kind == .end { break }
      count += 1
      guard count <= bounds.entries else { throw .tooLarge }
      let path = try checkedPath(try reader.take(Int(try reader.integer() as UInt16)))
      guard kind == .file else {
        try makeFolder(path, root)
        continue
      }
      let time: Int64 = try reader.integer()
      let size: UInt64 = try reader.integer()
      guard size <= UInt64(bounds.bytes - sum) else { throw .tooLarge }
      sum += Int(size)
      try makeFile(path, root, try reader.take(Int(size)), time)
    }
    guard reader.index == bytes.count else { throw .malformed("more after its end") }
  }

  /// A path whose parts are names, below one of the named folders.
  private func checkedPath(_ bytes: ArraySlice<UInt8>) throws(Fault) -> [CChar] {
    let names = bytes.split(separator: 0x2F, omittingEmptySubsequences: false)
    guard !bytes.contains(0), names.count <= bounds.depth + 1,
      names.allSatisfy({
        (1...255).contains($0.count) && !$0.elementsEqual([0x2E]) && !$0.elementsEqual([0x2E, 0x2E])
      }),
      parts.contains(where: { names[0].elementsEqual($0.utf8) })
    else { throw .malformed("a name that leads elsewhere") }
    return bytes.map { CChar(bitPattern: $0) } + [0]
  }

  private func makeFolder(_ path: [CChar], _ root: Int32) throws(Fault) {
    // The named folders are there.
    guard path.contains(0x2F) else { return }
    guard mkdirat(root, path, 0o700) == 0 else { throw .system(errno) }
    guard let user else { return }
    guard fchownat(root, path, user, user, AT_SYMLINK_NOFOLLOW) == 0 else { throw .system(errno) }
  }

  private func makeFile(_ path: [CChar], _ root: Int32, _ contents: ArraySlice<UInt8>, _ time: Int64)
    throws(Fault)
  {
    guard path.contains(0x2F) else { throw .malformed("a file in a folder's place") }
    let file = openat(root, path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { throw .system(errno) }
    defer { close(file) }
    let isWritten = contents.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let more = write(file, buffer.baseAddress! + done, buffer.count - done)
        guard more > 0 else { return false }
        done += more
      }
      return true
    }
    guard isWritten else { throw .system(errno) }
    if let user { guard fchown(file, user, user) == 0 else { throw .system(errno) } }
    let (seconds, rest) = time.quotientAndRemainder(dividingBy: 1_000_000_000)
    let moment = timespec(tv_sec: Int(seconds), tv_nsec: Int(max(0, rest)))
    _ = futimens(file, [moment, moment])
  }

  private struct Reader {
    let bytes: [UInt8]
    var index = 0

    mutating func take(_ count: Int) throws(Fault) -> ArraySlice<UInt8> {
      guard count <= bytes.count - index else { throw .malformed("it ends too soon") }
      defer { index += count }
      return bytes[index..<(index + count)]
    }

    mutating func integer<Value: FixedWidthInteger>() throws(Fault) -> Value {
      try take(Value.bitWidth / 8).reduce(0) {
        Value.bitWidth == 8 ? Value(truncatingIfNeeded: $1) : $0 << 8 | Value(truncatingIfNeeded: $1)
      }
    }
  }
}

extension [UInt8] {
  /// Appends an integer, its highest byte first.
  fileprivate mutating func append(integer: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: integer.bigEndian) { append(contentsOf: $0) }
  }
}
