import Diagnostics
import ObjectiveCRuntime

/// A preview, as `#Preview` declares it. Shoji's tool writes it in the macro's place.
///
/// With `SHOJI_PREVIEW` in the environment the app shows, in the place of its own screen, the preview of that
/// name, or the first one of the file that it names. A name behind `#` can be nothing else: where it is
/// absent, the app says which there are, and ends.
@preconcurrency @MainActor public final class UIPreview {
  /// A trait of a preview's surroundings. Previews are shown on the app's own screen, whatever they ask for.
  public struct Trait: Sendable {
    /// The default.
    public static let defaultLayout = Trait()
    /// The size that the view wants.
    public static let sizeThatFitsLayout = Trait()
    /// The screen on its side.
    public static let landscapeLeft = Trait()
    /// The screen on its other side.
    public static let landscapeRight = Trait()
    /// The screen upright.
    public static let portrait = Trait()
    /// The screen upside down.
    public static let portraitUpsideDown = Trait()
    /// A size in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> Trait { Trait() }
  }

  /// The name; nil where none is written.
  public let name: String?
  let file: String
  let line: Int
  private let make: () -> UIViewController

  /// Makes a preview of a view.
  public init(
    _ name: String? = nil, traits: Trait..., file: String = #filePath, line: Int = #line,
    body: @escaping @MainActor () -> UIView
  ) {
    (self.name, self.file, self.line) = (name, file, line)
    make = { PreviewedViewController(body()) }
  }

  /// Makes a preview of a view controller.
  public init(
    _ name: String? = nil, traits: Trait..., file: String = #filePath, line: Int = #line,
    body: @escaping @MainActor () -> UIViewController
  ) {
    (self.name, self.file, self.line) = (name, file, line)
    make = body
  }

  /// Makes the controller that shows the preview.
  public func makeViewController() -> UIViewController { make() }

  /// The previews of all files, by file and line.
  static var all: [UIPreview] {
    ObjectiveCMembers.previews.compactMap { $0() as? UIPreview }.sorted {
      ($0.file, $0.line) < ($1.file, $1.line)
    }
  }

  /// Returns the preview of a name, or the first one of a file.
  static func named(_ name: String) -> UIPreview? {
    all.first { $0.name == name } ?? all.first { $0.file == name || $0.file.hasSuffix("/" + name) }
  }

  /// Shows the preview that the environment asks for.
  static func showRequested(in environment: [String: String], by application: UIApplication) {
    guard let wanted = environment["SHOJI_PREVIEW"], !wanted.isEmpty,
      let controller = controller(of: wanted)
    else { return }
    let window = application.keyWindow ?? UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    shown = window
  }

  /// The window of a preview in an app that has shown none of its own.
  private static var shown: UIWindow?

  /// Returns the controller of a preview, `#NAME` or `NAME`, or of a storyboard's scene,
  /// `Main.storyboard#SCENE`. The process ends where there is no preview of a name that cannot be a
  /// component's.
  private static func controller(of wanted: String) -> UIViewController? {
    let isNeeded = wanted.hasPrefix("#")
    let name = isNeeded ? String(wanted.dropFirst()) : wanted
    if let preview = named(name) { return preview.makeViewController() }
    guard isNeeded else { return storyboardScene(wanted) }
    StandardError.print(absence(of: name))
    exit(1)
  }

  /// Returns the message about a preview that is not there.
  private static func absence(of name: String) -> String {
    let known = all.map { $0.name ?? "\(URL(fileURLWithPath: $0.file).lastPathComponent):\($0.line)" }
    return "There is no preview “\(name)”. "
      + (known.isEmpty ? "The app has none." : "The app has: \(known.joined(separator: ", "))")
  }

  /// The controller of a storyboard's scene: by a storyboard identifier or an identifier of the document; the
  /// initial scene without one.
  private static func storyboardScene(_ name: String) -> UIViewController? {
    let parts = name.split(separator: "#", maxSplits: 1).map(String.init)
    guard let file = parts.first, file.hasSuffix(".storyboard") else { return nil }
    let path = file.dropLast(".storyboard".count)
    let storyboard = UIStoryboard(name: String(path.split(separator: "/").last ?? path), bundle: nil)
    let controller = storyboard.makeController(parts.count > 1 ? .any(parts[1]) : .initial)
    if controller == nil {
      Log.app.error("There is no scene “\(parts.dropFirst().first ?? "")” in \(file).")
    }
    return controller
  }
}

/// Shows a view alone, in its middle and as large as it wants to be.
private final class PreviewedViewController: UIViewController {
  private let content: UIView

  init(_ content: UIView) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(content)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets)
    if content.bounds.isEmpty {
      var size = content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      if size.width <= 0 || size.height <= 0 { size = content.sizeThatFits(room.size) }
      if size.width <= 0 || size.height <= 0 { size = room.size }
      content.bounds.size = size
    }
    content.center = CGPoint(x: room.midX, y: room.midY)
  }
}
