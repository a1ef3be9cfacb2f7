import Hyperdrive

/// Reading many files of the interface, and the way from a saved file to the changed picture.
enum LiveBenchmark {
  @MainActor static func run() throws -> [BenchmarkResult] { [try reading(), try saving()] }

  /// A folder of its own, removed with its owner.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("shoji-\(UUID().uuidString)")

    init() throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func save(_ text: String, as name: String) throws {
      try text.write(to: url.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
  }

  // MARK: Reading

  /// A thousand files as large as a cell's are read, parsed and checked against one another, as when live
  /// mode begins.
  @MainActor private static func reading() throws -> BenchmarkResult {
    let folder = try Folder()
    for number in 0..<1_000 { try folder.save(cell, as: "Cell\(number).ui.xml") }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let manager = ReactantLiveUIManager.shared
    var times: [Duration] = []
    for round in 0...5 {
      let time = ContinuousClock().measure {
        manager.activate(
          in: window, configuration: ReactantLiveUIConfiguration(rootDirectory: folder.url.path))
      }
      guard manager.componentNames.count == 1_000 else {
        throw ChildProcess.Failure(
          description: "\(manager.componentNames.count) of 1,000 files were understood")
      }
      manager.deactivate()
      if round > 0 { times.append(time) }
    }
    return BenchmarkResult(
      "1,000 ui.xml files of 4 elements: read, parsed, checked", median(times), under: .seconds(1))
  }

  private static let cell = """
    <Component xmlns="http://schema.reactant.tech/ui" xmlns:layout="http://schema.reactant.tech/layout"
      backgroundColor="white">
      <Label layout:id="title" font=":semibold@17" numberOfLines="1"
        layout:leading="super offset(16)" layout:top="super offset(12)"/>
      <Label layout:id="date" font="13" textColor="gray"
        layout:leading=":gt id:title.trailing offset(8)" layout:trailing="super inset(16)"
        layout:firstBaseline="id:title" layout:compressionPriority.horizontal="required"/>
      <Label layout:id="preview" font="15" textColor="gray" numberOfLines="2"
        layout:fillHorizontally="super inset(16)" layout:below="id:title offset(4)"
        layout:bottom=":lt super inset(10)"/>
      <View backgroundColor="lightGray" layout:fillHorizontally="super" layout:bottom="super" layout:height="1"/>
    </Component>

    """

  // MARK: Saving

  /// From the moment a file is saved until a picture of the app that shows the change is on the disk.
  @MainActor private static func saving() throws -> BenchmarkResult {
    let folder = try Folder()
    func save(_ text: String) throws {
      try folder.save(
        cell.replacingOccurrences(of: "\"title\" font", with: "\"title\" text=\"\(text)\" font"),
        as: "Cell.ui.xml")
    }
    let time = try SavedFileMeasurement.run(
      ["--folder", folder.url.path], folder: folder.url, save: save)
    return BenchmarkResult(
      "a saved ui.xml, to the changed picture as PNG", time, under: .milliseconds(500))
  }
}
