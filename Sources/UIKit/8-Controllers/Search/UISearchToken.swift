import CoreGraphics

/// A chosen search term, shown as a chip before the text of a search field.
@preconcurrency @MainActor open class UISearchToken: NSObject {
  let icon: UIImage?
  let text: String
  /// The value that the token stands for; nil by default.
  open var representedObject: Any?

  /// Makes a token with a picture, if any, and a text.
  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }
}

extension UISearchTextField {
  private static let options = AssociatedProperty<TokenOptions>()
  private var options: TokenOptions {
    if let options = Self.options[self] { return options }
    let new = TokenOptions()
    Self.options[self] = new
    return new
  }

  /// The tokens before the text; none by default.
  public var tokens: [UISearchToken] {
    get { tokenRow?.tokens ?? [] }
    set { show(newValue) }
  }

  /// Puts a token among the others.
  public func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    var all = tokens
    all.insert(token, at: min(max(tokenIndex, 0), all.count))
    show(all)
  }

  /// Removes a token.
  public func removeToken(at tokenIndex: Int) {
    var all = tokens
    guard all.indices.contains(tokenIndex) else { return }
    all.remove(at: tokenIndex)
    show(all)
  }

  /// Removes text and puts a token at a place among the others.
  public func replaceTextualPortion(
    of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int
  ) {
    replace(textRange, withText: "")
    insertToken(token, at: tokenIndex)
  }

  /// The range of the text, behind the tokens.
  public var textualRange: UITextRange {
    textRange(from: beginningOfDocument, to: endOfDocument)!
  }

  /// Returns the position of a token in the text: before its first character, since tokens are no characters
  /// here.
  public func positionOfToken(at tokenIndex: Int) -> UITextPosition { beginningOfDocument }

  /// Returns the tokens in a range of the text: all where it begins with the text, else none.
  public func tokens(in textRange: UITextRange) -> [UISearchToken] {
    compare(textRange.start, to: beginningOfDocument) == .orderedSame ? tokens : []
  }

  /// Whether people can delete tokens; true by default.
  public var allowsDeletingTokens: Bool {
    get { options.allowsDeleting }
    set { options.allowsDeleting = newValue }
  }

  /// Whether the menu of a token copies its text; true by default.
  public var allowsCopyingTokens: Bool {
    get { options.allowsCopying }
    set {
      options.allowsCopying = newValue
      show(tokens)
    }
  }

  /// The color of the chips; nil, the default, for that of the system.
  public var tokenBackgroundColor: UIColor! {
    get { options.color ?? .secondaryLabel }
    set {
      options.color = newValue
      show(tokens)
    }
  }

  /// The suggestions of the search that the field belongs to.
  public var searchSuggestions: [any UISearchSuggestion]? {
    get { search?.searchSuggestions }
    set { search?.searchSuggestions = newValue }
  }

  private var search: UISearchController? {
    sequence(first: self as UIView, next: \.superview).lazy.compactMap { ($0 as? UISearchBar)?.search }.first
  }

  func removeAllTokens() {
    if !tokens.isEmpty { show([]) }
  }

  private func show(_ tokens: [UISearchToken]) {
    guard !tokens.isEmpty || tokenRow != nil else { return }
    let row = tokenRow ?? SearchTokenRow(icon: icon, field: self)
    tokenRow = row
    row.show(tokens)
    leftView = nil
    leftView = tokens.isEmpty ? icon : row
    setNeedsLayout()
  }

  /// Selects the last token, or removes the selected one, where the caret is before the text. Returns whether
  /// it did.
  func deletesToken() -> Bool {
    guard let row = tokenRow, !row.tokens.isEmpty, allowsDeletingTokens else { return false }
    if let index = row.selected {
      removeTokenByUser(at: index)
      return true
    }
    guard let range = selectedTextRange, range.isEmpty,
      compare(range.start, to: beginningOfDocument) == .orderedSame
    else { return false }
    row.selected = row.tokens.count - 1
    return true
  }

  func removeTokenByUser(at index: Int) {
    guard allowsDeletingTokens else { return }
    removeToken(at: index)
    sendActions(for: .editingChanged)
    search?.barDidChange()
  }
}

/// The choices of a search field about its tokens.
@MainActor private final class TokenOptions {
  var allowsDeleting = true
  var allowsCopying = true
  var color: UIColor?
}

/// The magnifying glass and the chips of the tokens behind it.
final class SearchTokenRow: UIView {
  private(set) var tokens: [UISearchToken] = []
  private let icon: UIImageView
  private weak var field: UISearchTextField?
  private var chips: [UIButton] = []
  private static let height: CGFloat = 26
  private static let gap: CGFloat = 4

  /// The token that a press or the keyboard selected.
  var selected: Int? {
    didSet { for (index, chip) in chips.enumerated() { chip.isSelected = index == selected } }
  }

  init(icon: UIImageView, field: UISearchTextField) {
    self.icon = icon
    self.field = field
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    fatalError("a search field makes its tokens in code")
  }

  func show(_ tokens: [UISearchToken]) {
    self.tokens = tokens
    for chip in chips { chip.removeFromSuperview() }
    chips = tokens.enumerated().map { makeChip($1, at: $0) }
    selected = nil
    guard !tokens.isEmpty else { return }
    addSubview(icon)
    var x = icon.bounds.width
    for chip in chips {
      addSubview(chip)
      let width = min(chip.intrinsicContentSize.width, 140)
      chip.frame = CGRect(x: x, y: 0, width: width, height: Self.height)
      x += width + Self.gap
    }
    bounds.size = CGSize(width: x, height: Self.height)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard icon.superview === self else { return }
    let size = icon.bounds.size
    let start = CGRect(x: 0, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    icon.place(readsFromLeft ? start : start.mirrored(in: bounds))
    var x = size.width
    for chip in chips {
      let frame = CGRect(x: x, y: 0, width: chip.bounds.width, height: Self.height)
      chip.place(readsFromLeft ? frame : frame.mirrored(in: bounds))
      x += chip.bounds.width + Self.gap
    }
  }

  private func makeChip(_ token: UISearchToken, at index: Int) -> UIButton {
    let chip = UIButton(type: .custom)
    var configuration = UIButton.Configuration.filled()
    configuration.title = token.text
    configuration.image = token.icon?.withDefaultSymbolConfiguration(
      UIImage.SymbolConfiguration(pointSize: 12))
    configuration.imagePadding = 3
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 7, bottom: 2, trailing: 7)
    configuration.background.cornerRadius = 6
    configuration.cornerStyle = .fixed
    configuration.titleLineBreakMode = .byTruncatingTail
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { old in
      var new = old
      new.font = .systemFont(ofSize: 15)
      return new
    }
    let color: UIColor = field?.tokenBackgroundColor ?? .secondaryLabel
    chip.configuration = configuration
    chip.configurationUpdateHandler = { chip in
      chip.configuration?.baseBackgroundColor = chip.isSelected ? chip.tintColor : color
    }
    chip.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        selected = selected == index ? nil : index
      }, for: .primaryActionTriggered)
    chip.accessibilityLabel = token.text
    chip.menu = menu(of: token, at: index)
    return chip
  }

  private func menu(of token: UISearchToken, at index: Int) -> UIMenu? {
    guard let field else { return nil }
    var children: [UIMenuElement] = []
    if field.allowsCopyingTokens {
      children.append(UIAction(title: SystemWord.copy.text) { _ in UIPasteboard.general.string = token.text })
    }
    if field.allowsDeletingTokens {
      children.append(
        UIAction(title: SystemWord.delete.text, attributes: .destructive) { [weak field] _ in
          field?.removeTokenByUser(at: index)
        })
    }
    return children.isEmpty ? nil : UIMenu(children: children)
  }
}
