import Foundation

/// The circumstances in which a visitor's process begins.
struct Visit: Equatable, Sendable {
  /// The user's name, for which a known proxy vouches.
  var user: String?
  /// The languages that the browser asks for, the most wanted first.
  var languages: [String] = []
  /// The identifier of the browser's time zone, by its own account; the process looks whether it is one.
  var timeZone: String?

  /// Reads the time zone that a page has set as a cookie.
  static func timeZone(in cookies: [String]) -> String? {
    for cookie in cookies.flatMap({ $0.split(separator: ";") }) {
      let text = cookie.drop { $0 == " " }
      guard text.hasPrefix("time-zone=") else { continue }
      let name = text.dropFirst("time-zone=".count)
      return name.wholeMatch(of: /[A-Za-z0-9_+\-\/]{1,64}/) == nil ? nil : String(name)
    }
    return nil
  }

  /// Reads the languages of a request's header (RFC 9110, 12.5.4).
  static func languages(in header: String) -> [String] {
    let wanted = header.split(separator: ",").prefix(16).compactMap { item -> (String, Double)? in
      let parts = item.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
      guard let tag = parts.first, tag.utf8.count <= 35,
        tag.wholeMatch(of: /[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*/) != nil
      else { return nil }
      let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 }
      return (tag, weight ?? 1)
    }
    // Of languages that are wanted alike, the first comes first.
    return wanted.enumerated().filter { $0.element.1 > 0 }
      .sorted { ($0.element.1, -$0.offset) > ($1.element.1, -$1.offset) }.map(\.element.0)
  }

  /// The first of the wanted languages that is among some, or whose language is.
  func language(among known: [String]) -> String? {
    for wanted in languages {
      if let same = known.first(where: { $0.lowercased() == wanted.lowercased() }) { return same }
      let language = wanted.prefix { $0 != "-" }.lowercased()
      if let like = known.first(where: { $0.prefix { $0 != "-" }.lowercased() == language }) { return like }
    }
    return nil
  }
}
