import CCairo

/// The fonts that Fontconfig knows on this machine. It is asked only for families that are not the system's
/// own, and read when first asked.
final class MachineFonts: @unchecked Sendable {
  /// One installed face.
  struct Found {
    var url: URL
    var family: String
    var weight: Int
    var isItalic: Bool
  }

  private let lock = NSLock()
  private var configuration: OpaquePointer?

  deinit {
    if let configuration { FcConfigDestroy(configuration) }
  }

  /// Runs a body with Fontconfig's configuration, by one thread at a time.
  private func withConfiguration<Result>(_ body: (OpaquePointer) -> Result?) -> Result? {
    lock.withLock {
      if configuration == nil { configuration = FcInitLoadConfigAndFonts() }
      return configuration.flatMap(body)
    }
  }

  /// Adds the faces of a file. Returns whether it has any.
  func add(_ file: URL) -> Bool {
    withConfiguration { FcConfigAppFontAddFile($0, file.path) != 0 } ?? false
  }

  /// The face of a family whose style is nearest; nil when the family is not installed.
  func face(family: String, weight: Int, isItalic: Bool) -> Found? {
    faces(ofFamily: family).min { first, second in
      func distance(_ face: Found) -> Int {
        abs(face.weight - weight) + (face.isItalic == isItalic ? 0 : 10_000)
      }
      return distance(first) < distance(second)
    }
  }

  /// The face of a full or PostScript name.
  func face(named name: String) -> Found? {
    find(FC_POSTSCRIPT_NAME, name).first ?? find(FC_FULLNAME, name).first
      ?? face(family: name, weight: 400, isItalic: false)
  }

  /// The faces of a family, by weight.
  func faces(ofFamily family: String) -> [Found] {
    find(FC_FAMILY, family).sorted { ($0.weight, $0.isItalic ? 1 : 0) < ($1.weight, $1.isItalic ? 1 : 0) }
  }

  /// All families, by name.
  var families: [String] {
    let names: [String]? = withConfiguration { configuration in
      let pattern = FcPatternCreate()
      let objects = FcObjectSetCreate()
      defer {
        FcPatternDestroy(pattern)
        FcObjectSetDestroy(objects)
      }
      FcObjectSetAdd(objects, FC_FAMILY)
      return list(configuration, pattern, objects) { $0.text(FC_FAMILY) }
    }
    return Array(Set(names ?? [])).sorted()
  }

  /// The face that Fontconfig thinks best for a character.
  func face(having scalar: Unicode.Scalar) -> Found? {
    withConfiguration { configuration in
      let pattern = FcPatternCreate()
      let characters = FcCharSetCreate()
      defer {
        FcPatternDestroy(pattern)
        FcCharSetDestroy(characters)
      }
      FcCharSetAddChar(characters, scalar.value)
      FcPatternAddCharSet(pattern, FC_CHARSET, characters)
      FcPatternAddBool(pattern, FC_SCALABLE, 1)
      FcConfigSubstitute(configuration, pattern, FcMatchPattern)
      FcDefaultSubstitute(pattern)
      var result = FcResultNoMatch
      guard let match = FcFontMatch(configuration, pattern, &result) else { return nil }
      defer { FcPatternDestroy(match) }
      return Found(match)
    }
  }

  /// The faces that carry a name; condensed and extended ones only where there are no others.
  private func find(_ object: String, _ name: String) -> [Found] {
    withConfiguration { configuration -> [Found]? in
      let pattern = FcPatternCreate()
      let objects = FcObjectSetCreate()
      defer {
        FcPatternDestroy(pattern)
        FcObjectSetDestroy(objects)
      }
      FcPatternAddString(pattern, object, name)
      FcPatternAddBool(pattern, FC_VARIABLE, 0)
      for wanted in [FC_FILE, FC_FAMILY, FC_WEIGHT, FC_SLANT, FC_WIDTH] { FcObjectSetAdd(objects, wanted) }
      let all = list(configuration, pattern, objects) { match in
        Found(match).map { (face: $0, isNormal: (match.number(FC_WIDTH) ?? 100) == 100) }
      }
      let normal = all.filter(\.isNormal)
      return (normal.isEmpty ? all : normal).map(\.face)
    } ?? []
  }

  private func list<Result>(
    _ configuration: OpaquePointer, _ pattern: OpaquePointer?, _ objects: UnsafeMutablePointer<FcObjectSet>?,
    _ read: (OpaquePointer) -> Result?
  ) -> [Result] {
    guard let set = FcFontList(configuration, pattern, objects) else { return [] }
    defer { FcFontSetDestroy(set) }
    return (0..<Int(set.pointee.nfont)).compactMap { set.pointee.fonts[$0].flatMap(read) }
  }
}

extension MachineFonts.Found {
  fileprivate init?(_ pattern: OpaquePointer) {
    guard let file = pattern.text(FC_FILE), let family = pattern.text(FC_FAMILY) else { return nil }
    url = URL(fileURLWithPath: file)
    self.family = family
    weight = Int(FcWeightToOpenType(Int32(pattern.number(FC_WEIGHT) ?? 80)))
    isItalic = (pattern.number(FC_SLANT) ?? 0) > 0
  }
}

/// Reading Fontconfig's patterns.
extension OpaquePointer {
  func text(_ object: String) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(self, object, 0, &value) == FcResultMatch, let value else { return nil }
    return String(cString: value)
  }

  func number(_ object: String) -> Int? {
    var value = 0.0
    guard FcPatternGetDouble(self, object, 0, &value) == FcResultMatch else { return nil }
    return Int(clamping: value)
  }

  func flag(_ object: String) -> Bool {
    var value: FcBool = 0
    return FcPatternGetBool(self, object, 0, &value) == FcResultMatch && value != 0
  }

  var characters: OpaquePointer? {
    var value: OpaquePointer?
    return FcPatternGetCharSet(self, FC_CHARSET, 0, &value) == FcResultMatch ? value : nil
  }
}
