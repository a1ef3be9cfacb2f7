import ChildProcesses
import Foundation
import Testing

@testable import ShojiToolKit

/// The workflow for hosted runners: its form, its commands, and how it is written.
struct WorkflowTests {
  /// A step of a workflow.
  private struct Step {
    var name = ""
    var script: String?
    var uses: String?
  }

  private static func options(_ change: (inout WorkflowOptions) -> Void = { _ in }) -> WorkflowOptions {
    var options = WorkflowOptions(shojiURL: "https://example.org/shoji.git", shojiRevision: "main")
    change(&options)
    return options
  }

  /// The steps, with the scripts as a runner has them.
  private func steps(of text: String) -> [Step] {
    var steps: [Step] = []
    var isScript = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if isScript, line.isEmpty || line.hasPrefix("          ") {
        steps[steps.count - 1].script! += line.dropFirst(10) + "\n"
        continue
      }
      isScript = false
      if line.hasPrefix("      - ") { steps.append(Step()) }
      let pair = line.dropFirst(8)
      guard !steps.isEmpty else { continue }
      if pair.hasPrefix("name: ") { steps[steps.count - 1].name = String(pair.dropFirst(6)) }
      if pair.hasPrefix("uses: ") { steps[steps.count - 1].uses = String(pair.dropFirst(6)) }
      if pair == "run: |" {
        isScript = true
        steps[steps.count - 1].script = ""
      }
    }
    return steps
  }

  @Test func theStepsAreThere() {
    let steps = steps(of: Workflow(Self.options()).text)
    #expect(
      steps.map { $0.uses ?? $0.name } == [
        "Install git", "actions/checkout@v4", "Get Shoji", "Set the times of files",
        "Compute the keys of the caches", "actions/cache@v4", "Install Debian packages", "actions/cache@v4",
        "Test", "actions/upload-artifact@v4",
      ])
    // The results are uploaded when tests fail, too.
    #expect(
      Workflow(Self.options()).text.contains("if: ${{ !cancelled() }}\n        uses: actions/upload-artifact")
    )
  }

  @Test(arguments: ["plain", "it's", "with blanks & \"quotes\": #1", "Ümläut"]) func everyScriptIsOne(
    folder: String
  ) throws {
    let text = Workflow(
      Self.options {
        $0.folder = folder
        $0.testOptions = ["--target", folder]
      }
    ).text
    let scripts = steps(of: text).compactMap(\.script)
    #expect(scripts.count == 6)
    for script in scripts {
      let result = try Command(own: ["bash", "-n", "-c", script]).run()
      #expect(result.succeeded, "\(result.errorText)\n\(script)")
    }
    #expect(text.split(separator: "\n").allSatisfy { !$0.contains("\t") && $0.last != " " })
    #expect(text.contains("PROJECT: '${{ github.workspace }}/\(folder.replacing("'", with: "''"))'"))
  }

  @Test(
    arguments: [
      (\WorkflowOptions.shojiURL, ""), (\.shojiURL, "--upload-pack=x"), (\.shojiRevision, "-f"),
      (\.branch, "a\nb"),
      (\.shojiRevision, "${{ secrets.A }}"), (\.folder, "a\nb"), (\.shojiPlace, "${{ a }}"),
    ] as [(WritableKeyPath<WorkflowOptions, String> & Sendable, String)])
  func textsThatCannotStandThereAreRefused(
    path: WritableKeyPath<WorkflowOptions, String> & Sendable, value: String
  ) {
    #expect(throws: ToolError.self) { try Self.options { $0[keyPath: path] = value }.check() }
  }

  /// A repository with a package in a folder, and a clone of Shoji beside it.
  private func withRepository(_ body: (_ root: URL, _ git: ([String]) throws -> String) throws -> Void) throws
  {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("hosted-\(UUID().uuidString)")
      .resolvingSymlinksInPath()
    defer { try? FileManager.default.removeItem(at: root) }
    let files = [
      "Repo/App/Package.swift": "// manifest", "Repo/App/Sources/A b.swift": "let a = 1", "Repo/other": "x",
      "Shoji/scripts/packages": "packages_to_run=()", "Shoji/scripts/shoji": "",
    ]
    for (path, text) in files {
      let file = root.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    func git(_ arguments: [String]) throws -> String {
      let result = try Command(
        own: ["git", "-c", "user.name=T", "-c", "user.email=t@example.org"] + arguments, in: root
      ).run()
      #expect(result.succeeded, "\(result.errorText)")
      return result.text
    }
    for folder in ["Repo", "Shoji"] {
      _ = try git(["init", "--quiet", "--initial-branch", "trunk", folder])
      _ = try git(["-C", folder, "add", "--all"])
      _ = try git(["-C", folder, "commit", "--quiet", "-m", "First"])
    }
    try body(root, git)
  }

  private func run(_ script: String, in root: URL) throws -> String {
    let output = root.appendingPathComponent("output")
    try Data().write(to: output)
    let variables = [
      "PROJECT=\(root.path)/Repo/App", "SHOJI=\(root.path)/Shoji", "SHOJI_URL=file://\(root.path)/Shoji",
      "SHOJI_REVISION=trunk", "GITHUB_OUTPUT=\(output.path)", "HOME=\(root.path)",
    ]
    let result = try Command(own: ["env"] + variables + ["bash", "-e", "-c", script], in: root).run()
    #expect(result.succeeded, "\(result.errorText)")
    return try String(contentsOf: output, encoding: .utf8)
  }

  private func time(_ root: URL, _ path: String) throws -> Int {
    var status = stat()
    #expect(stat(root.appendingPathComponent(path).path, &status) == 0)
    return status.st_mtim.tv_sec
  }

  @Test func timesAndKeysFollowFromContents() throws {
    let steps = steps(of: Workflow(Self.options()).text)
    func script(_ name: String) throws -> String { try #require(steps.first { $0.name == name }?.script) }
    try withRepository { root, git in
      _ = try run(script("Get Shoji"), in: root)
      func keys() throws -> [String: String] {
        let lines = try run(script("Compute the keys of the caches"), in: root).split(separator: "\n")
        return Dictionary(
          uniqueKeysWithValues: lines.map { line in
            let parts = line.split(separator: "=", maxSplits: 1)
            return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
          })
      }
      let first = try keys()
      #expect(Set(first.keys) == ["toolchain", "packages", "shoji", "manifest", "sources"])
      #expect(first.values.allSatisfy { $0.wholeMatch(of: /[0-9a-f]{16}/) != nil })
      _ = try run(script("Set the times of files"), in: root)
      let source = try time(root, "Repo/App/Sources/A b.swift")
      #expect((946_684_800..<946_684_800 + 1 << 28).contains(source))
      #expect(try time(root, "Shoji/scripts/packages") < 946_684_800 + 1 << 28)
      // A fresh checkout gets the same times, and a changed file another one.
      try Data("let a = 1".utf8).write(to: root.appendingPathComponent("Repo/App/Sources/A b.swift"))
      _ = try run(script("Set the times of files"), in: root)
      #expect(try time(root, "Repo/App/Sources/A b.swift") == source)
      try Data("let a = 2".utf8).write(to: root.appendingPathComponent("Repo/App/Sources/A b.swift"))
      _ = try git(["-C", "Repo", "commit", "--quiet", "-am", "Second"])
      _ = try run(script("Set the times of files"), in: root)
      #expect(try time(root, "Repo/App/Sources/A b.swift") != source)
      // Only the key of sources changes with sources, and what lies beside the project changes none.
      var second = try keys()
      #expect(second["sources"] != first["sources"])
      second["sources"] = first["sources"]
      #expect(second == first)
      try Data("// other".utf8).write(to: root.appendingPathComponent("Repo/App/Package.swift"))
      try Data("y".utf8).write(to: root.appendingPathComponent("Shoji/scripts/packages"))
      _ = try git(["-C", "Repo", "commit", "--quiet", "-am", "Third"])
      let third = try keys()
      #expect(third["manifest"] != first["manifest"] && third["packages"] != first["packages"])
      #expect(third["toolchain"] == first["toolchain"] && third["shoji"] == first["shoji"])
    }
  }

  @Test func aFileThatDiffersStays() throws {
    try withRepository { root, _ in
      let writer = WorkflowWriter(project: root.appendingPathComponent("Repo/App"))
      #expect(
        writer.repository.path == root.path + "/Repo" && writer.folder == "App" && writer.branch == "trunk")
      #expect(try writer.write(Self.options(), replaces: false) == .made)
      #expect(writer.file.path == root.path + "/Repo/.github/workflows/shoji-tests.yml")
      #expect(try writer.write(Self.options(), replaces: false) == .unchanged)
      try Data("mine".utf8).write(to: writer.file)
      #expect(throws: ToolError.self) { try writer.write(Self.options(), replaces: false) }
      #expect(try String(contentsOf: writer.file, encoding: .utf8) == "mine")
      #expect(try writer.write(Self.options(), replaces: true) == .replaced)
      #expect(try String(contentsOf: writer.file, encoding: .utf8) == Workflow(Self.options()).text)
    }
  }

  @Test func theCloneLiesWhereTheManifestNamesIt() throws {
    try withRepository { root, git in
      let writer = WorkflowWriter(project: root.appendingPathComponent("Repo/App"))
      let clone = root.appendingPathComponent("Shoji")
      #expect(writer.shojiPlace(clone: nil, manifest: "") == "/opt/shoji")
      #expect(writer.shojiPlace(clone: clone, manifest: "path: \"../../Shoji\"") == "../Shoji")
      #expect(writer.shojiPlace(clone: clone, manifest: "path: \"\(clone.path)\"") == clone.path)
      #expect(WorkflowWriter.origin(of: clone) == nil)
      _ = try git(["-C", "Shoji", "remote", "add", "origin", "https://example.org/shoji.git"])
      let origin = try #require(WorkflowWriter.origin(of: clone))
      #expect(origin.url == "https://example.org/shoji.git")
      #expect(try origin.revision == git(["-C", "Shoji", "rev-parse", "HEAD"]))
    }
  }
}
