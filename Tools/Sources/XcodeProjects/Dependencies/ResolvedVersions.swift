import Foundation

/// The versions of packages that a project has resolved (`Package.resolved`, of any of its formats).
struct ResolvedVersions {
  /// The file's text.
  let text: String
  /// The revisions by the packages' identities.
  private(set) var revisions: [String: String] = [:]

  /// Reads a file's text; nil for text that is none, and for one that names an address or a revision which
  /// Git could take for something else.
  init?(_ text: String) {
    guard let value = try? JSONSerialization.jsonObject(with: Data(text.utf8)),
      let file = value as? [String: Any]
    else { return nil }
    let pins =
      file["pins"] as? [[String: Any]] ?? (file["object"] as? [String: Any])?["pins"] as? [[String: Any]]
      ?? []
    for pin in pins {
      guard let place = pin["location"] as? String ?? pin["repositoryURL"] as? String,
        place.hasPrefix("/") || (try? PackageAddress(place)) != nil
      else { return nil }
      let state = pin["state"] as? [String: Any] ?? [:]
      for key in ["revision", "branch", "version"] {
        if let name = state[key] as? String, (try? GitName(name)) == nil { return nil }
      }
      revisions[PackageReference(url: place).identity.lowercased()] = state["revision"] as? String
    }
    self.text = text
  }
}
