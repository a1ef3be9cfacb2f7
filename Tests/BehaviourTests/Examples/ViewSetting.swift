import CoreGraphics
import Foundation
import ShojiTestSupport

/// The settings of people who read otherwise, with the windows in which an app is looked at.
enum ViewSetting: String, CaseIterable, Sendable {
  case largestText = "the largest text"
  case largestTextFromTheRight = "the largest text from the right, in the dark"
  case moreContrast = "more contrast"

  private static let largest = ["--content-size", "accessibilityExtraExtraExtraLarge"]

  /// The arguments with which an app is started.
  var arguments: [String] {
    let safeArea = ["--safe-area", Self.safeArea.map { "\($0)" }.joined(separator: ",")]
    return switch self {
    case .largestText: Self.largest + safeArea
    case .largestTextFromTheRight: Self.largest + ["--direction", "rtl"] + safeArea
    case .moreContrast: ["--accessibility", "increaseContrast"] + safeArea
    }
  }

  /// The points that are covered at the top, the left, the bottom and the right.
  private static let safeArea = [20, 0, 20, 0]

  /// A window in which an app is looked at.
  struct Look: Sendable {
    var size: CGSize
    var appearance = Appearance.light
  }

  /// The windows: places depend on the size, colors on the appearance.
  var looks: [Look] {
    switch self {
    case .largestText:
      [(320, 568), (393, 852), (852, 393), (1280, 800)].map { Look(size: CGSize(width: $0.0, height: $0.1)) }
    case .largestTextFromTheRight:
      [(320, 568), (852, 393)].map { Look(size: CGSize(width: $0.0, height: $0.1), appearance: .dark) }
    case .moreContrast:
      [Appearance.light, .dark].map { Look(size: CGSize(width: 393, height: 852), appearance: $0) }
    }
  }

  /// The faults of what an app shows. In the usual contrast Apple's own colors of text have less than 4.5:1.
  func faults(of app: AppProcess) async throws -> [ScreenFault] {
    var request: [String: Any] = ["audit": true, "safeArea": Self.safeArea]
    if self == .moreContrast { request["contrast"] = 4.5 }
    let line = String(decoding: try JSONSerialization.data(withJSONObject: request), as: UTF8.self)
    let answer = try JSONDecoder().decode(
      ScreenFault.Answer.self, from: Data(try await app.answer(to: line).utf8))
    return answer.findings.filter { ScreenFault.kinds.contains($0.kind) }
  }
}

/// A fault of a screen that an audit has found.
struct ScreenFault: Decodable {
  struct Answer: Decodable { var findings: [ScreenFault] }

  var kind: String
  var message: String

  /// The kinds of faults that no setting may bring about: text that is cut or cannot be read, and things
  /// that cover others or leave what they stand on.
  static let kinds: Set<String> = [
    "clipped text", "low contrast", "off screen", "outside of the safe area", "leaves its ground", "overlap",
  ]

  /// A fault that a page shows on purpose.
  struct Accepted: Sendable {
    /// The page of the gallery; nil for all.
    var page: String?
    var kind: String
    /// Some of its words; empty for all of the kind.
    var words = ""
    var reason: String
  }

  /// Whether a page shows it on purpose.
  func isAccepted(on page: String, by accepted: [Accepted]) -> Bool {
    accepted.contains {
      ($0.page ?? page) == page && $0.kind == kind && ($0.words.isEmpty || message.contains($0.words))
    }
  }
}
