/// Reads the versions that a `Podfile.lock` names. Nothing is fetched: they say which version a folder `Pods`
/// has or lacks.
struct PodVersions {
  private var versions: [String: String] = [:]

  init(_ text: String) {
    var isList = false
    for line in text.utf8.split(whereSeparator: { $0 == 10 || $0 == 13 }) {
      if line.first != 32 {
        isList = line.elementsEqual("PODS:".utf8)
        continue
      }
      // The pods themselves stand two blanks deep; what they need is deeper.
      guard isList, line.starts(with: "  - ".utf8) else { continue }
      let entry = Substring(line.dropFirst(4)).filter { $0 != "\"" }
      guard let open = entry.lastIndex(of: "("), let close = entry.lastIndex(of: ")"), open < close else {
        continue
      }
      let name = entry[..<open].prefix { $0 != "/" }.trimmingBlanks()
      if versions[name] == nil { versions[name] = String(entry[entry.index(after: open)..<close]) }
    }
  }

  /// The version of a pod, without a part of it that stands behind a slash.
  subscript(name: String) -> String? { versions[name] }
}
