import CoreGraphics

extension UIImage {
  /// Makes the symbol of a name, such as `chevron.right` or `star.fill`. It takes the tint color where it is
  /// shown, and is drawn for the scale of its screen.
  ///
  /// There are the names that apps use most, drawn for this package, any of them with `.circle`, `.square`
  /// and their `.fill` after it, and letters and numbers up to 50 in these; nil, and a message, for other
  /// names.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Makes the symbol of a name in a size and weight.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard let symbol = Symbol.named(name) else {
      warnOnce("there is no symbol named \"\(name)\".")
      return nil
    }
    self.init(symbol: symbol, configuration: configuration as? SymbolConfiguration ?? .unspecified)
  }

  /// Makes the symbol of a name; traits choose its pixels when it is shown.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Makes the symbol of a name whose levels are lit up to a value, 0…1, such as the waves of `wifi`; symbols
  /// without levels are shown whole.
  public convenience init?(systemName name: String, variableValue value: Double) {
    self.init(systemName: name, variableValue: value, configuration: nil)
  }

  /// Makes the symbol of a name in a size, weight and colors, whose levels are lit up to a value, 0…1.
  public convenience init?(
    systemName name: String, variableValue value: Double, configuration: Configuration? = nil
  ) {
    guard let symbol = Symbol.named(name) else {
      warnOnce("there is no symbol named \"\(name)\".")
      return nil
    }
    self.init(
      symbol: symbol, configuration: configuration as? SymbolConfiguration ?? .unspecified,
      emphasis: .value(value.isNaN ? 0 : min(max(value, 0), 1)))
  }

  convenience init(symbol: Symbol, configuration: SymbolConfiguration, emphasis: SymbolEmphasis = .all) {
    let forms = SymbolForms(symbol: symbol, configuration: configuration, emphasis: emphasis)
    let best = forms.best(for: .current)
    self.init(parts: Parts(pixels: best?.pixels, scale: best?.scale ?? 1, forms: forms))
  }

  private var symbolForms: SymbolForms? { parts.forms as? SymbolForms }

  /// The symbol's name as words, such as `square and arrow up`; `nil` for other images.
  var symbolWords: String? {
    symbolForms.flatMap {
      $0.symbol.name.isEmpty ? nil : $0.symbol.name.replacingOccurrences(of: ".", with: " ")
    }
  }

  /// The accessibility label of the image: a symbol's name as words.
  var spokenName: String? { symbolWords }

  /// Whether the image is a symbol.
  public var isSymbolImage: Bool { symbolForms != nil }

  /// The size and weight of a symbol; nil for other images.
  public var symbolConfiguration: SymbolConfiguration? { symbolForms?.configuration }

  /// The size and weight of a symbol; nil for other images.
  public var configuration: Configuration? { symbolConfiguration }

  /// The font of text that the symbol stands beside, its middle at the middle of capitals; nil for other
  /// images.
  var symbolFont: UIFont? {
    guard let forms = symbolForms else { return nil }
    return .systemFont(ofSize: forms.configuration.facts.pointSize ?? SymbolForms.defaultPointSize)
  }

  /// The distance of a symbol's baseline, which is that of text beside it, above the symbol's lower edge, in
  /// points; nil for other images, which stand on their lower edge.
  public var baselineOffsetFromBottom: CGFloat? {
    symbolFont.map { (size.height - $0.capHeight) / 2 }
  }

  /// The symbol with another size and weight, where the configuration says them; other images as they are.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard let forms = symbolForms else { return self }
    return changing(
      to: SymbolForms(
        symbol: forms.symbol, configuration: forms.configuration.applying(configuration),
        emphasis: forms.emphasis))
  }

  /// The levels of a symbol that can be lit by themselves; 0 for other images.
  var symbolLevelCount: Int { symbolForms?.symbol.levels.count ?? 0 }

  /// The symbol with other levels lit; other images as they are.
  func withEmphasis(_ emphasis: SymbolEmphasis) -> UIImage {
    guard let forms = symbolForms else { return self }
    return changing(
      to: SymbolForms(symbol: forms.symbol, configuration: forms.configuration, emphasis: emphasis))
  }

  private func changing(to next: SymbolForms) -> UIImage {
    changing {
      $0.forms = next
      guard let best = next.best(for: .current) else { return }
      $0.pixels = best.pixels
      $0.scale = best.scale
    }
  }

  /// The symbol with another configuration; other images as they are.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let configuration = configuration as? SymbolConfiguration else { return self }
    return applyingSymbolConfiguration(configuration) ?? self
  }

  /// The symbol for places that say how large it is, where it does not say so itself.
  func withDefaultSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
    guard let forms = symbolForms else { return self }
    return applyingSymbolConfiguration(configuration.applying(forms.configuration)) ?? self
  }

  /// Whether the picture is drawn as a template, by its own rendering mode or as a symbol without colors of
  /// its own.
  var isTemplateByNature: Bool {
    renderingMode == .alwaysTemplate
      || (renderingMode == .automatic && isSymbolImage && parts.tint == nil && symbolForms?.isColored != true)
  }
}
