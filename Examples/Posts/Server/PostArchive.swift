import Foundation
import Synchronization

/// One post, as it is sent.
struct PostRecord: Codable, Sendable {
  var id: Int
  var author: String
  var place: String
  var text: String
  var age: String
  var likes: Int
  var image: String?
}

/// Posts one after the other, and whether there are more.
struct PostPage: Codable, Sendable {
  var posts: [PostRecord]
  var hasMore: Bool
}

/// All posts there are, the newest first. Each time that the newest ones are requested, somebody has posted
/// something.
final class PostArchive: Sendable {
  /// The number of posts that are sent at once.
  static let pageSize = 12

  private struct Progress {
    var newest = 240
    var requests = 0
    var wasRead = false
  }

  private let progress = Mutex(Progress())

  /// Counts a request for posts. Returns its number.
  func countRequest() -> Int {
    progress.withLock {
      $0.requests += 1
      return $0.requests
    }
  }

  /// The newest posts, or those before one.
  func page(before id: Int?) -> PostPage {
    let start =
      id.map { $0 - 1 }
      ?? progress.withLock {
        if $0.wasRead { $0.newest += 1 }
        $0.wasRead = true
        return $0.newest
      }
    let end = max(start - Self.pageSize, 0)
    guard start > end else { return PostPage(posts: [], hasMore: false) }
    return PostPage(posts: (end + 1...start).reversed().map(post), hasMore: end > 0)
  }

  private func post(_ id: Int) -> PostRecord {
    let (author, place) = Self.authors[(id * 7 + id / 5) % Self.authors.count]
    return PostRecord(
      id: id, author: author, place: place, text: Self.texts[(id * 3 + id / 10) % Self.texts.count],
      age: age(of: id), likes: (id * 37) % 211 + 3, image: id % 3 == 1 ? nil : "/images/\(id).png")
  }

  /// Posts come every forty minutes.
  private func age(of id: Int) -> String {
    let minutes = max(240 - id, 0) * 40
    if minutes == 0 { return "now" }
    if minutes < 60 { return "\(minutes)m" }
    return minutes < 24 * 60 ? "\(minutes / 60)h" : "\(minutes / (24 * 60))d"
  }

  private static let authors = [
    ("Mira Okafor", "Lisbon"), ("Jonas Lindqvist", "Uppsala"), ("Aiko Tanaka", "Kanazawa"),
    ("Tomás Rivera", "Oaxaca"), ("Leila Haddad", "Tyre"), ("Ewan MacLeod", "Isle of Skye"),
    ("Priya Raman", "Kochi"), ("Sofia Marchetti", "Trieste"), ("Noah Berger", "Innsbruck"),
  ]

  private static let texts = [
    "Up before the sun for this one. The ridge was worth every step.",
    "First coffee on the new balcony.",
    "Three days of rain, and then the whole valley turned this color in about ten minutes. Nobody said a word.",
    "Found the old harbor on a map from 1890 and walked the outline of it through today’s streets. Half of it is a "
      + "parking lot now, but the steps are still there.",
    "Does anyone know what this bird is called? It sang all morning.",
    "The bakery on the corner is closing after 62 years. I bought the last two cardamom buns.",
    "Low tide.",
    "We repainted the boat. She is called Patience, because of how long it took.",
    "A good day to be lost: no signal, no plan, and a very friendly dog who knew the way.",
    "Night train again. I will never understand why people fly.",
  ]
}
