import UIKit

/// One page of the gallery: a family of views in all their states.
struct GalleryPage {
  /// What belongs together in the list, in its order.
  enum Family: String, CaseIterable {
    case controls = "Controls"
    case contents = "Text and pictures"
    case layout = "Layout"
    case movement = "Touch and movement"
    case controllers = "Lists, bars and controllers"
  }

  /// What the list shows, and `--page` names.
  var title: String
  var family: Family
  /// The symbol before the page's name, and the color of its tile.
  var symbol: String
  var color: UIColor
  /// Makes the page.
  var makeController: () -> UIViewController

  init(
    _ title: String, _ family: Family, _ symbol: String, _ color: UIColor,
    _ makeController: @escaping () -> UIViewController
  ) {
    self.title = title
    self.family = family
    self.symbol = symbol
    self.color = color
    self.makeController = makeController
  }

  /// All pages, in the order of the list.
  static let all = [
    GalleryPage("Buttons", .controls, "hand.thumbsup.fill", .systemBlue) { ButtonsPage() },
    GalleryPage("Configurations", .controls, "square.fill", .systemIndigo) { ConfigurationsPage() },
    GalleryPage("Switches", .controls, "checkmark", .systemGreen) { SwitchesPage() },
    GalleryPage("Sliders", .controls, "speaker.wave.2.fill", .systemPink) { SlidersPage() },
    GalleryPage("Segments", .controls, "list.bullet", .systemOrange) { SegmentsPage() },
    GalleryPage("Steppers", .controls, "plus", .systemTeal) { SteppersPage() },
    GalleryPage("Menus", .controls, "ellipsis", .systemIndigo) { MenusPage() },
    GalleryPage("Progress", .controls, "arrow.clockwise", .systemGray) { ProgressPage() },
    GalleryPage("Pages", .controls, "ellipsis", .systemPurple) { PagesPage() },
    GalleryPage("Pickers", .controls, "chevron.up.chevron.down", .systemBrown) { PickersPage() },
    GalleryPage("Dates", .controls, "calendar", .systemRed) { DatesPage() },
    GalleryPage("Calendars", .controls, "calendar", .systemOrange) { CalendarsPage() },
    GalleryPage("Colors", .controls, "paintpalette.fill", .systemPink) { ColorsPage() },
    GalleryPage("Accessibility", .controls, "person.fill", .systemBlue) { AccessibilityPage() },
    GalleryPage("Symbols", .contents, "star.fill", .systemYellow) { SymbolsPage() },
    GalleryPage("Images", .contents, "photo", .systemMint) { ImagesPage() },
    GalleryPage("Layers", .contents, "square.stack.3d.up.fill", .systemPurple) { LayersPage() },
    GalleryPage("Labels", .contents, "tag.fill", .systemGray) { LabelsPage() },
    GalleryPage("Text", .contents, "pencil", .systemOrange) { TextPage() },
    GalleryPage("Attributed", .contents, "book", .systemBrown) { AttributedPage() },
    GalleryPage("Flow", .contents, "text.alignleft", .systemIndigo) { FlowPage() },
    GalleryPage("Keyboard", .contents, "keyboard", .systemGray) { KeyboardPage() },
    GalleryPage("Auto Layout", .layout, "square", .systemGreen) { AutoLayoutPage() },
    GalleryPage("Stacks", .layout, "line.3.horizontal", .systemIndigo) { StacksPage() },
    GalleryPage("Margins", .layout, "doc", .systemCyan) { MarginsPage() },
    GalleryPage("Animation", .movement, "play.fill", .systemPink) { AnimationPage() },
    GalleryPage("Time", .movement, "clock", .systemIndigo) { TimePage() },
    GalleryPage("Particles", .movement, "sparkles", .systemYellow) { ParticlesPage() },
    GalleryPage("Gestures", .movement, "arrow.counterclockwise", .systemPurple) { GesturesPage() },
    GalleryPage("Scrolling", .movement, "arrow.up.arrow.down", .systemTeal) { ScrollingPage() },
    GalleryPage("Zooming", .movement, "magnifyingglass", .systemBlue) { ZoomingPage() },
    GalleryPage("Dragging", .movement, "hand.raised", .systemOrange) { DraggingPage() },
    GalleryPage("Tables", .controllers, "list.bullet", .systemBlue) { TablesPage() },
    GalleryPage("Contacts", .controllers, "person.2.fill", .systemBrown) { ContactsPage() },
    GalleryPage("Contents", .controllers, "list.bullet", .systemOrange) { ContentsPage() },
    GalleryPage("Diffable", .controllers, "arrow.up.arrow.down", .systemGreen) { DiffablePage() },
    GalleryPage("Collections", .controllers, "square.fill", .systemPurple) { CollectionsPage() },
    GalleryPage("Store", .controllers, "bag.fill", .systemBlue) { StorePage() },
    GalleryPage("Settings", .controllers, "gearshape.fill", .systemGray) { SettingsListPage() },
    GalleryPage("Bars", .controllers, "line.horizontal.3", .systemBrown) { BarsPage() },
    GalleryPage("Item Groups", .controllers, "square.stack.3d.up.fill", .systemTeal) { GroupsPage() },
    GalleryPage("Tabs", .controllers, "square.fill", .systemOrange) { TabsPage() },
    GalleryPage("Search", .controllers, "magnifyingglass", .systemGray) { SearchPage() },
    GalleryPage("Tokens", .controllers, "tag.fill", .systemIndigo) { TokensPage() },
    GalleryPage("Alerts", .controllers, "exclamationmark", .systemRed) { AlertsPage() },
    GalleryPage("Presentation", .controllers, "square.and.arrow.up", .systemBlue) { PresentationPage() },
    GalleryPage("Popovers", .controllers, "square.and.arrow.up", .systemIndigo) { PopoversPage() },
    GalleryPage("Files", .controllers, "folder.fill", .systemCyan) { FilesPage() },
    GalleryPage("Split", .controllers, "sidebar.left", .systemGreen) { SplitPage() },
    GalleryPage("Book", .controllers, "book.fill", .systemIndigo) { BookPage() },
    GalleryPage("Around the App", .controllers, "globe", .systemTeal) { EnvironmentPage() },
  ]
}
