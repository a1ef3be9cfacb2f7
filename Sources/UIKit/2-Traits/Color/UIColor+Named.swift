import CoreGraphics

extension UIColor {
  /// Finds a color set among the app's asset catalogs. The color follows light and dark. Nil where there
  /// is none; a message on standard error says where was looked.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Finds a color set in a bundle, nil meaning the app's own. With traits, the color is the one they
  /// choose and follows nothing.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let folders = NamedImages.of(bundle).folders
    guard let set = folders.set(.color, named: name) else {
      warnOnce(
        "there is no color named \"\(name)\". Looked for \(name).colorset in the asset catalogs in "
          + "\(folders.description).")
      return nil
    }
    do {
      let appearance = try ColorSet.read(set, named: name)
      let source = Source.appearance(appearance)
      self.init(source: traitCollection.map { .fixed(appearance.color(for: $0)) } ?? source)
    } catch {
      warnOnce("the color set \"\(name)\" has no readable \(set.path)/Contents.json: \(error)")
      return nil
    }
  }
}

/// `Contents.json` of a color set.
private struct ColorSet: Decodable {
  struct Entry: Decodable {
    struct Color: Decodable {
      var components: [String: String]
    }

    var color: Color?
    var conditions: AssetEntryConditions

    enum CodingKeys: CodingKey { case color }

    init(from decoder: any Decoder) throws {
      color = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(Color.self, forKey: .color)
      conditions = try AssetEntryConditions(from: decoder)
    }
  }

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  var colors: [Entry]

  /// The components that a color may have. Those beyond 0 to 1 are of colors that sRGB has not.
  private static let components: ClosedRange<CGFloat> = -16...16

  static func read(_ folder: URL, named name: String) throws -> AppearanceColor {
    let entries = try AssetCatalog.decode(ColorSet.self, in: folder).colors
    func color(isDark: Bool, moreContrast: Bool) throws -> CGColor? {
      let entry = entries.first {
        $0.conditions.condition.isDark == isDark && $0.conditions.hasMoreContrast == moreContrast
      }
      guard let components = entry?.color?.components else { return nil }
      return try self.color(components, of: name)
    }
    let light = try color(isDark: false, moreContrast: false)
    let dark = try color(isDark: true, moreContrast: false)
    guard let first = light ?? dark else { throw Failure(description: "it names no color by components") }
    let usual = AppearanceColor.Shades(light: first, dark: dark ?? first)
    return AppearanceColor(
      usual,
      moreContrast: AppearanceColor.Shades(
        light: try color(isDark: false, moreContrast: true) ?? usual.light,
        dark: try color(isDark: true, moreContrast: true) ?? usual.dark))
  }

  /// Components are written `0.5`, `128` or `0x80`.
  private static func color(_ components: [String: String], of set: String) throws -> CGColor {
    func value(_ name: String) throws -> CGFloat {
      let written = components[name] ?? ""
      let value = try unbounded(name, written)
      let bounds = name == "alpha" ? 0...1 : Self.components
      guard !bounds.contains(value) else { return value }
      warnOnce(
        "the color set \"\(set)\" has \"\(written)\" for the component \(name), which is beyond "
          + "\(bounds.lowerBound) to \(bounds.upperBound); the nearest value counts.")
      return min(max(value, bounds.lowerBound), bounds.upperBound)
    }
    func unbounded(_ name: String, _ written: String) throws -> CGFloat {
      if written.hasPrefix("0x"), let byte = Int(written.dropFirst(2), radix: 16) {
        return CGFloat(byte) / 255
      }
      guard let number = Double(written), number.isFinite else {
        throw Failure(description: "\"\(written)\" is no value for the component \(name)")
      }
      return written.contains(".") || name == "alpha" ? CGFloat(number) : CGFloat(number) / 255
    }
    if components["white"] != nil { return try CGColor(gray: value("white"), alpha: value("alpha")) }
    return try CGColor(red: value("red"), green: value("green"), blue: value("blue"), alpha: value("alpha"))
  }
}
