import ChildProcesses
import Foundation

/// The Swift toolchain on the `PATH`, as its compiler describes it.
public struct ToolchainInfo: Sendable, Equatable {
  /// The compiler's own words, such as `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
  public var version: String
  /// The system that it builds for, such as `x86_64-unknown-linux-gnu`.
  public var triple: String
  /// The processor of that system.
  public var architecture: String
  /// The folder of its libraries, `usr/lib/swift`.
  public var resources: String

  /// The number of the version, such as `6.3.1`; `unknown` where the words have none.
  public var number: String {
    version.firstMatch(of: /Swift version ([0-9]+(\.[0-9]+)+)/).map { String($0.1) } ?? "unknown"
  }

  /// The folder of the toolchain's programs.
  var programs: String {
    URL(fileURLWithPath: resources).appendingPathComponent("../../bin").standardizedFileURL.path
  }

  /// Asks the compiler of the `PATH`.
  ///
  /// - Throws: An error where there is none, or one that says nothing.
  public init() throws {
    try self.init(describedBy: Command("swiftc", ["-print-target-info"]).run().output)
  }

  /// Reads what `swiftc -print-target-info` writes.
  ///
  /// - Throws: An error for anything else.
  init(describedBy json: Data) throws(ToolError) {
    let value = (try? JSONSerialization.jsonObject(with: json)) as? [String: Any]
    let target = value?["target"] as? [String: Any]
    guard let version = value?["compilerVersion"] as? String,
      let triple = target?["unversionedTriple"] as? String, let architecture = target?["arch"] as? String,
      let resources = (value?["paths"] as? [String: Any])?["runtimeResourcePath"] as? String
    else { throw ToolError("swiftc does not say what it builds for") }
    (self.version, self.triple, self.architecture, self.resources) = (
      version, triple, architecture, resources
    )
  }
}
