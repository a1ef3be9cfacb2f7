import Foundation

/// A note, as it is kept.
nonisolated struct Note: Codable, Hashable, Identifiable, Sendable {
  let id: String
  var title: String
  var body: String
  /// The time of the last change.
  var editedAt: Date

  /// Makes an empty note.
  init(id: String = UUID().uuidString, title: String = "", body: String = "", editedAt: Date = Date()) {
    self.id = id
    self.title = title
    self.body = body
    self.editedAt = editedAt
  }

  /// Reads a note; one that was kept without a time counts as changed long ago.
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.decode(String.self, forKey: .id)
    title = try values.decode(String.self, forKey: .title)
    body = try values.decode(String.self, forKey: .body)
    editedAt = try values.decodeIfPresent(Date.self, forKey: .editedAt) ?? .distantPast
  }

  /// Whether there is nothing in it to keep.
  var isEmpty: Bool { title.isEmpty && body.isEmpty }

  /// Whether a word that is searched for stands in it.
  func contains(_ query: String) -> Bool {
    query.isEmpty
      || title.range(of: query, options: [.caseInsensitive, .diacriticInsensitive]) != nil
      || body.range(of: query, options: [.caseInsensitive, .diacriticInsensitive]) != nil
  }
}
