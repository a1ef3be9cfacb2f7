import QuartzCore

/// Ensures that what an app saved in `UserDefaults` outlives a `kill -9` at any moment.
///
/// Foundation on Linux writes only on request, and writes over the file in place, so that a process killed
/// while writing leaves half a file. The keeper has changes written at the end of every turn, keeps a second
/// copy of each whole file, and puts that back at launch when the first is broken. A broken file without such a copy
/// is kept beside the new one.
@MainActor struct DefaultsKeeper {
  private let file: URL
  private let save: () -> Void
  private var knownState: FileState?

  /// The attributes that distinguish two states of a file without reading it.
  private struct FileState: Equatable {
    var size: Int
    var seconds: Int
    var nanoseconds: Int
    /// The time of the last change, in seconds.
    var time: Double { Double(seconds) + Double(nanoseconds) / 1e9 }

    init?(of file: URL) {
      var status = stat()
      guard stat(file.path, &status) == 0 else { return nil }
      size = Int(status.st_size)
      seconds = status.st_mtim.tv_sec
      nanoseconds = status.st_mtim.tv_nsec
    }
  }

  /// Keeps the defaults of this process.
  init() {
    self.init(file: UserDefaults.standardFile) { UserDefaults.standard.synchronize() }
  }

  /// Keeps a file that `save` writes when there is something to write.
  init(file: URL, save: @escaping () -> Void) {
    self.file = file
    self.save = save
  }

  private var copy: URL { file.appendingPathExtension("whole") }

  /// Puts the last whole copy back when the file is broken. To be called before anything reads the defaults.
  ///
  /// - Returns: Where the broken file is kept from now on, when there is no whole copy; `nil` otherwise.
  @discardableResult
  mutating func recover() -> URL? {
    var kept: URL?
    if !isWhole(file) {
      if isWhole(copy), let data = try? Data(contentsOf: copy) {
        try? data.write(to: file, options: .atomic)
      } else {
        kept = file.setAside()
      }
    } else if let data = try? Data(contentsOf: file), data != (try? Data(contentsOf: copy)) {
      // The process ended between a save and its copy. The next save, which may be broken off, must find this one copied.
      try? data.write(to: copy, options: .atomic)
    }
    knownState = isWhole(copy) ? FileState(of: file) : nil
    return kept
  }

  /// Writes what changed, and copies it.
  mutating func saveIfChanged() {
    save()
    let state = FileState(of: file)
    guard state != knownState else { return }
    if let data = try? Data(contentsOf: file) {
      try? data.write(to: copy, options: .atomic)
    }
    // Another save within the clock tick of this one may leave the file with the same size and time: what is copied so soon
    // after it was written is looked at again.
    guard let state, let copied = FileState(of: copy) else { return knownState = state }
    knownState = copied.time - state.time < 0.05 ? nil : state
  }

  private func isWhole(_ file: URL) -> Bool {
    guard let data = try? Data(contentsOf: file) else { return false }
    return (try? PropertyListSerialization.propertyList(from: data, format: nil)) is [String: Any]
  }
}
