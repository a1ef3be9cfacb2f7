import Foundation
import ShojiTestSupport

/// An Xcode project as it lies on disk, run by the tool: the page in a browser and an image without one are
/// used in the same way, in light and dark, and show the same.
///
/// The details: a script of the driver; the name of the app where there are several; `--loosely` for an app
/// that decides by chance.
final class DisplaysScenario: ToolRun, @unchecked Sendable {
  private static let size = CGSize(width: 393, height: 852)
  private var files: [String: Data] = [:]

  override class var cache: URL? {
    ProcessInfo.processInfo.environment["XDG_CACHE_HOME"].map { URL(fileURLWithPath: $0) }
  }

  override var options: [String] { names.isEmpty ? [] : ["--target", names[0]] }
  private var names: [String] { details.dropFirst().filter { !$0.hasPrefix("--") } }
  private var isLoose: Bool { details.contains("--loosely") }

  override func prepare() throws { files = try contents() }

  override func play() async throws {
    let url = try await address()
    guard let app = running.first else { throw Failure(description: "no app runs") }
    step("the script on an image")
    let image = try AppProcess(URL(fileURLWithPath: app.program), size: Self.size, scale: 1)
    try await perform(on: image)
    step("the script on the page")
    let page = try await BrowserApp(
      running: url, processIdentifier: app.number, size: Self.size, scale: 1)
    try await perform(on: page)
    for appearance in isLoose ? [] : [Appearance.light, .dark] {
      step("both displays show the same, \(appearance.rawValue)")
      try await image.setAppearance(appearance)
      try await page.setAppearance(appearance)
      try compare(try await sight(of: image), try await sight(of: page), appearance)
    }
    try await image.quit()
    try await page.quit()

    step("the tool ends, and nothing of the project is changed")
    process.terminate()
    try await wait("the tool and the app end", seconds: 20) { !self.process.isRunning && self.apps.isEmpty }
    guard try contents() == files else { throw Failure(description: "files of the project have changed") }
  }

  // MARK: The script

  /// A request of the script, as far as both displays take it.
  private struct Request: Decodable {
    enum Target: Decodable {
      case name(String)
      case point(CGPoint)

      init(from decoder: any Decoder) throws {
        if let name = try? decoder.singleValueContainer().decode(String.self) {
          self = .name(name)
          return
        }
        let values = try decoder.singleValueContainer().decode([String: Double].self)
        self = .point(CGPoint(x: values["x"] ?? 0, y: values["y"] ?? 0))
      }

      var target: DriverTarget {
        switch self {
        case .name(let name): .name(name, index: 0)
        case .point(let point): .point(point)
        }
      }
    }

    struct Waiting: Decodable {
      var text: String
      var seconds: Double
      enum CodingKeys: String, CodingKey { case text = "for", seconds }
    }

    var tap: Target?
    var type: String?
    var into: Target?
    var advance: Double?
    var wait: Waiting?
  }

  /// The labels and the picture of an app at the script's end.
  private struct Sight {
    var labels: [TreeNode]
    var picture: CGImage
  }

  private func perform(on app: any AppDriver) async throws {
    guard let file = details.first else { throw Failure(description: "there is no script") }
    let lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
    for (number, line) in lines.enumerated() {
      let request = try JSONDecoder().decode(Request.self, from: Data(line.utf8))
      do {
        if let target = request.tap?.target {
          try await app.tap(target)
        } else if let text = request.type, let target = request.into?.target {
          try await app.type(text, into: target)
        } else if let seconds = request.advance {
          try await app.advance(seconds)
        } else if let waiting = request.wait {
          try await app.wait(for: .name(waiting.text, index: 0), seconds: waiting.seconds)
        } else {
          throw Failure(description: "the request is not known here")
        }
      } catch {
        throw Failure(description: "\(file):\(number + 1): on the display \(type(of: app)): \(error)")
      }
    }
  }

  private func sight(of app: any AppDriver) async throws -> Sight {
    let labels = try await app.tree().all.filter { $0.role == .label && $0.text?.isEmpty == false }
    return Sight(labels: labels, picture: try await app.snapshot())
  }

  private func compare(_ drawn: Sight, _ shown: Sight, _ appearance: Appearance) throws {
    let (one, other) = (drawn.labels.compactMap(\.text), shown.labels.compactMap(\.text))
    guard one == other else {
      throw Failure(description: "the image shows \(one), the page \(other)")
    }
    for (one, other) in zip(drawn.labels, shown.labels) {
      let distances = [
        one.frame.minX - other.frame.minX, one.frame.minY - other.frame.minY,
        one.frame.maxX - other.frame.maxX, one.frame.maxY - other.frame.maxY,
      ]
      guard distances.allSatisfy({ abs($0) < 1 }) else {
        throw Failure(
          description: "\(one.text ?? "") is at \(one.frame) in the image, at \(other.frame) in the page")
      }
    }
    guard let difference = ImageDifference(drawn.picture, shown.picture) else {
      throw Failure(description: "the pictures' sizes differ")
    }
    guard difference.noticeableShare >= 0.02 else { return }
    let folder = FileManager.default.temporaryDirectory
    for (name, picture) in [("image", drawn.picture), ("page", shown.picture)] {
      try picture.pngData().write(
        to: folder.appendingPathComponent("\(package.lastPathComponent)-\(appearance.rawValue)-\(name).png"))
    }
    throw Failure(description: "the pictures differ by \(difference); they are in \(folder.path)")
  }
}
