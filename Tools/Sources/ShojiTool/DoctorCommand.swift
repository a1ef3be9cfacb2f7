import ArgumentParser
import ShojiToolKit

/// `shoji doctor`
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: "Lists what Shoji needs: found, or with the line that installs it.",
    discussion:
      "The exit code is 1 when something is missing that apps need; what only tests need does not count.")

  func run() throws {
    guard let clone = Clone() else {
      throw ToolError("the tool does not know where Shoji is; run scripts/shoji from a clone")
    }
    let findings = Doctor(
      packages: clone.packages("packages_to_run"), testPackages: clone.packages("packages_to_test")
    ).examine()
    print(Doctor.report(findings, terminal: .standardOutput))
    if findings.contains(where: { $0.isNeeded && !$0.isFound }) { throw ExitCode(1) }
  }
}
