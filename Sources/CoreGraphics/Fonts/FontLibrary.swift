import CCairo
import Diagnostics
import Synchronization

/// Finds font files: Inter (the system font), JetBrains Mono, Linux Libertine and Noto Color Emoji that came
/// along with Shoji, or else at the places where Debian installs them, and any other family through
/// Fontconfig when it is asked for by name. Safe to use from any thread.
public final class FontLibrary: Sendable {
  /// The library of this machine's fonts.
  public static let shared = FontLibrary()

  private struct Request: Hashable {
    var family: String
    var weight: Int
    var isItalic: Bool
  }

  private struct Contents {
    var files: [SystemFamily: [SystemFamily.File]] = [:]
    var faces: [Request: FontFace] = [:]
    var read: [URL: FontFace] = [:]
    var substitutes: [Unicode.Scalar: FontFace?] = [:]
  }

  private let contents = Mutex(Contents())
  private let roots: [URL]
  private let machine = MachineFonts()

  /// Makes a library that looks for the system's families below folders laid out like `/usr/share/fonts`; of
  /// each family the first folder holds that has it.
  ///
  /// - Parameter roots: The folders; by default the one that came along, then the machine's.
  public init(roots: [URL] = [carried, machineFonts, localFonts].compactMap { $0 }) {
    self.roots = roots
  }

  /// The folder `fonts` beside the library or program that this code is in. Swift SDKs and packaged apps have
  /// one, so that pictures are the same wherever they are drawn.
  public static let carried: URL? = LoadedFile.path(of: #dsohandle).map {
    URL(fileURLWithPath: $0).deletingLastPathComponent().appendingPathComponent("fonts")
  }
  /// The folder of the fonts of Debian's packages.
  public static let machineFonts = URL(fileURLWithPath: "/usr/share/fonts")
  /// The folder of fonts that an administrator has put there.
  public static let localFonts = URL(fileURLWithPath: "/usr/local/share/fonts")

  /// The file for a font. iOS's family names are drawn by the family that stands for them, unknown ones by
  /// the system font. Throws when that family is not installed: the error names the package to install.
  public func face(for font: Font) throws(FontError) -> FontFace {
    let request = Request(family: font.family, weight: font.weight, isItalic: font.isItalic)
    if let known = contents.withLock({ $0.faces[request] }) { return known }
    let face = try findFace(font)
    contents.withLock { $0.faces[request] = face }
    return face
  }

  private func findFace(_ font: Font) throws(FontError) -> FontFace {
    let key = FontNames.key(font.family)
    if SystemFamily.allCases.contains(where: { FontNames.key($0.rawValue) == key }) == false,
      let found = machine.face(family: font.family, weight: font.weight, isItalic: font.isItalic),
      let face = try? read(found.url, weight: found.weight, isItalic: found.isItalic)
    {
      return face
    }
    let family = FontNames.families[key] ?? .inter
    guard let file = closest(to: font, in: files(of: family)) else {
      throw .missingSystemFamily(family.rawValue, package: family.package)
    }
    return try read(file.url, weight: file.weight, isItalic: file.isItalic)
  }

  /// Throws when a family that apps rely on is not installed, so that an app can say so before it starts.
  public func requireSystemFonts() throws(FontError) {
    for family in SystemFamily.allCases where files(of: family).isEmpty {
      throw .missingSystemFamily(family.rawValue, package: family.package)
    }
  }

  /// The vertical measures of a font: San Francisco's where it asks for the system's, so that lines are as
  /// high as on iOS; those of its file otherwise. Where that is missing, San Francisco's stand in.
  public func metrics(for font: Font) -> FontMetrics {
    let size = font.size.isFinite ? max(font.size, 0) : 0
    guard !font.usesSystemMetrics, let face = try? face(for: font) else {
      return FontMetrics(
        ascender: 0.952_148_437_5 * size, descender: -0.241_210_937_5 * size,
        capHeight: 0.704_589_843_75 * size,
        xHeight: 0.526_367_187_5 * size)
    }
    return face.metrics(size: size)
  }

  /// The font of a full name, such as `HelveticaNeue-Bold`, or of a family's, at a size in points. Nil when
  /// neither this machine nor iOS has it.
  public func font(named name: String, size: CGFloat) -> Font? {
    let parsed = FontNames.parse(name)
    if FontNames.families[FontNames.key(name)] != nil { return Font(family: name, size: size) }
    if FontNames.families[FontNames.key(parsed.family)] != nil {
      return Font(family: parsed.family, size: size, weight: parsed.weight, isItalic: parsed.isItalic)
    }
    if let found = machine.face(named: name) {
      return Font(family: found.family, size: size, weight: found.weight, isItalic: found.isItalic)
    }
    return nil
  }

  /// The full name of a font, by which ``font(named:size:)`` finds it again. Families of iOS have iOS's
  /// names, whatever they are drawn in.
  public func name(of font: Font) -> String {
    FontNames.name(of: font) ?? (try? face(for: font))?.postScriptName ?? font.family
  }

  /// The families of this machine, by name: the system's, then the others.
  public var families: [String] {
    let own = SystemFamily.allCases.filter { !files(of: $0).isEmpty }.map(\.rawValue)
    return own + machine.families.filter { !own.contains($0) }
  }

  /// Adds the faces of a file for this process. They go before fonts of the same names that stand for iOS's.
  ///
  /// - Returns: Whether the file is a font.
  public func register(_ file: URL) -> Bool {
    guard (try? OpenTypeTables(url: file).measures(file: file.path)) != nil, machine.add(file) else {
      return false
    }
    contents.withLock {
      $0.faces = [:]
      $0.substitutes = [:]
    }
    return true
  }

  /// The faces of a family, by weight; none when it is not installed.
  public func faces(ofFamily family: String) -> [FontFace] {
    if let system = SystemFamily.allCases.first(where: { FontNames.key($0.rawValue) == FontNames.key(family) }
    ) {
      return files(of: system).compactMap { try? read($0.url, weight: $0.weight, isItalic: $0.isItalic) }
    }
    return machine.faces(ofFamily: family).compactMap {
      try? read($0.url, weight: $0.weight, isItalic: $0.isItalic)
    }
  }

  /// A face that has a character which a font's own has not: the system's families first, then whatever this
  /// machine has. Nil when nothing can draw it.
  func substitute(for character: Character, in font: Font) -> FontFace? {
    for family in [SystemFamily.inter, .libertine, .jetBrainsMono, .emoji] {
      guard let file = closest(to: font, in: files(of: family)),
        let face = try? read(file.url, weight: file.weight, isItalic: file.isItalic)
      else { continue }
      if face.coverage.contains(character) { return face }
    }
    guard let scalar = character.unicodeScalars.first else { return nil }
    if let known = contents.withLock({ $0.substitutes[scalar] }) { return known }
    let face = machine.face(having: scalar).flatMap {
      try? read($0.url, weight: $0.weight, isItalic: $0.isItalic)
    }
    let usable = face.flatMap { $0.coverage.contains(scalar) ? $0 : nil }
    contents.withLock { $0.substitutes[scalar] = .some(usable) }
    return usable
  }

  // MARK: Files

  private func files(of family: SystemFamily) -> [SystemFamily.File] {
    if let known = contents.withLock({ $0.files[family] }) { return known }
    let files = family.files(below: roots)
    contents.withLock { $0.files[family] = files }
    return files
  }

  /// The file whose style is nearest, as CSS chooses: slant first; then the weight itself, or the next
  /// lighter below 400 and the next heavier above 500, or whatever there is.
  private func closest(to font: Font, in files: [SystemFamily.File]) -> SystemFamily.File? {
    let slanted = files.filter { $0.isItalic == font.isItalic }
    let wanted = font.weight
    func distance(_ weight: Int) -> Int {
      if weight == wanted { return 0 }
      if (400...500).contains(wanted), (wanted...500).contains(weight) { return weight - wanted }
      let isOnPreferredSide = wanted <= 500 ? weight < wanted : weight > wanted
      return abs(weight - wanted) + (isOnPreferredSide ? 1_000 : 10_000)
    }
    return (slanted.isEmpty ? files : slanted).min { distance($0.weight) < distance($1.weight) }
  }

  private func read(_ url: URL, weight: Int, isItalic: Bool) throws(FontError) -> FontFace {
    if let known = contents.withLock({ $0.read[url] }) { return known }
    let measures = try OpenTypeTables(url: url).measures(file: url.path)
    var count: Int32 = 0
    guard let pattern = FcFreeTypeQuery(url.path, 0, nil, &count) else {
      throw .unreadable(file: url.path, reason: "FreeType does not know its format")
    }
    defer { FcPatternDestroy(pattern) }
    guard let characters = pattern.characters, let family = pattern.text(FC_FAMILY) else {
      throw .unreadable(file: url.path, reason: "it names no family or has no characters")
    }
    let face = FontFace(
      url: url, family: family,
      postScriptName: pattern.text(FC_POSTSCRIPT_NAME) ?? url.deletingPathExtension().lastPathComponent,
      weight: weight, isItalic: isItalic, isColored: pattern.flag(FC_COLOR), measures: measures,
      coverage: FontCoverage(sharing: characters))
    contents.withLock { $0.read[url] = face }
    return face
  }
}
