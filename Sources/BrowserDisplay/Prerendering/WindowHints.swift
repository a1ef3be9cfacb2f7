import DisplayProtocol
import NIOHTTP1

/// The window in which a browser is about to show a page, as its client hints describe it before it has
/// loaded anything.
///
/// A browser sends them once a response has asked for them; where the first request comes without, a critical
/// hint has it ask again at once (Client Hints Infrastructure; Client Hint Reliability). Browsers without
/// hints get the page without a scene.
struct WindowHints: Equatable {
  /// The size in points.
  var size: CGSize
  /// The number of pixels in a point.
  var scale: CGFloat
  var appearance: Appearance

  /// The names of the headers.
  private static let names = (
    width: "Sec-CH-Viewport-Width", height: "Sec-CH-Viewport-Height", scale: "Sec-CH-DPR",
    appearance: "Sec-CH-Prefers-Color-Scheme"
  )

  /// The headers of a response that ask for hints.
  static let requests: [(String, String)] = {
    let all = [names.width, names.height, names.scale, names.appearance].joined(separator: ", ")
    return [("Accept-CH", all), ("Critical-CH", all), ("Vary", all)]
  }()

  init(size: CGSize, scale: CGFloat, appearance: Appearance) {
    (self.size, self.scale, self.appearance) = (size, scale, appearance)
  }

  /// Reads the hints of a request; nil where one is missing or names no window that there could be, and for a
  /// page that is only fetched in advance.
  init?(_ headers: HTTPHeaders) {
    func number(_ name: String, in bounds: ClosedRange<Double>) -> Double? {
      headers.first(name: name).flatMap(Double.init).flatMap { bounds.contains($0) ? $0 : nil }
    }
    let sides = 1...Viewport.longestSide
    guard !headers.contains(name: "Sec-Purpose"), let width = number(Self.names.width, in: sides),
      let height = number(Self.names.height, in: sides),
      let scale = number(Self.names.scale, in: Viewport.scales),
      let appearance = headers.first(name: Self.names.appearance)?.trimmingPrefix("\"")
    else { return nil }
    self.init(
      size: CGSize(width: width, height: height), scale: scale,
      appearance: appearance.hasPrefix("dark") ? .dark : .light)
  }

  /// The media query that a window of this kind answers to: a picture for another one does not show.
  var mediaQuery: String {
    "(width:\(LayerStyle.length(size.width))) and (height:\(LayerStyle.length(size.height)))"
      + " and (resolution:\(LayerStyle.number(scale))dppx)"
      + " and (prefers-color-scheme:\(appearance == .dark ? "dark" : "light"))"
  }
}
