import AgentProtocol
import ChildProcesses
import Foundation
import MarkupReading
import ShojiToolKit

/// The package or project in the folder that an agent works on.
package protocol AgentProject: Sendable {
  /// The folder, outside of which nothing is written.
  var folder: URL { get }

  /// Builds an app. Throws a ``BuildFailure`` where the sources have faults.
  ///
  /// - Parameter product: The name of the app; nil where there is one.
  func build(_ product: String?, _ call: ToolCall) throws -> BuiltApp

  /// The apps of the project that `shoji run` serves, or has served.
  func servedApps() throws -> [ServedAppFiles]

  /// The places that stand between the project and its running here.
  func check(_ call: ToolCall) throws -> [Diagnostic]

  /// Builds the tests and runs those whose names fit, or all.
  func test(filter: String?, isRecording: Bool, _ call: ToolCall) throws -> TestOutcome
}

/// An app that is built.
package struct BuiltApp: Sendable {
  /// The program.
  package var program: URL
  /// The arguments that its scheme gives it.
  package var arguments: [String]
  /// The environment that its scheme gives it.
  package var environment: [String: String]
  /// The bounds of what it may touch; nil for what the person may.
  package var confinement: Confinement?

  /// Describes a built app.
  package init(
    program: URL, arguments: [String] = [], environment: [String: String] = [:],
    confinement: Confinement? = nil
  ) {
    self.confinement = confinement
    (self.program, self.arguments, self.environment) = (program, arguments, environment)
  }
}

/// A build that failed.
package struct BuildFailure: Error {
  /// The compiler's errors.
  package var findings: [Diagnostic]
  /// The end of what the build printed, where no error is recognized.
  package var output: String

  /// Describes a failure.
  package init(findings: [Diagnostic], output: String) {
    (self.findings, self.output) = (findings, output)
  }
}

/// The end of a run of tests.
package struct TestOutcome: Sendable {
  /// The tests and what became of them.
  package var run: TestRun
  /// The snapshots that differ, as they are kept.
  package var pictures: [FailedPicture]

  /// Describes an end.
  package init(_ run: TestRun, pictures: [FailedPicture] = []) { (self.run, self.pictures) = (run, pictures) }
}
