import Foundation

/// The Swift toolchain on the PATH.
public enum Toolchain {
  /// Whether LLVM's linker is part of the toolchain, as in those of swift.org, or on the PATH.
  ///
  /// - Parameter path: The folders of programs, with colons between.
  public static func hasLLVMLinker(path: String) -> Bool {
    let folders = path.split(separator: ":").map { URL(fileURLWithPath: String($0), isDirectory: true) }
    func has(_ program: String, in folder: URL) -> Bool {
      FileManager.default.isExecutableFile(atPath: folder.appendingPathComponent(program).path)
    }
    if folders.contains(where: { has("ld.lld", in: $0) }) { return true }
    guard let folder = folders.first(where: { has("swift", in: $0) }) else { return false }
    let swift = folder.appendingPathComponent("swift").resolvingSymlinksInPath()
    return has("ld.lld", in: swift.deletingLastPathComponent())
  }
}
