import UIKit

/// One page of the gallery: a family of views in all their states.
struct GalleryPage {
  /// What the list shows, and `--page` names.
  var title: String
  /// Makes the page.
  var makeController: () -> UIViewController

  /// All pages, in the order of the list.
  static let all = [
    GalleryPage(title: "Alerts", makeController: { AlertsPage() }),
    GalleryPage(title: "Auto Layout", makeController: { AutoLayoutPage() }),
    GalleryPage(title: "Animation", makeController: { AnimationPage() }),
    GalleryPage(title: "Presentation", makeController: { PresentationPage() }),
    GalleryPage(title: "Bars", makeController: { BarsPage() }),
    GalleryPage(title: "Buttons", makeController: { ButtonsPage() }),
    GalleryPage(title: "Configurations", makeController: { ConfigurationsPage() }),
    GalleryPage(title: "Switches", makeController: { SwitchesPage() }),
    GalleryPage(title: "Sliders", makeController: { SlidersPage() }),
    GalleryPage(title: "Segments", makeController: { SegmentsPage() }),
    GalleryPage(title: "Steppers", makeController: { SteppersPage() }),
    GalleryPage(title: "Progress", makeController: { ProgressPage() }),
    GalleryPage(title: "Pages", makeController: { PagesPage() }),
    GalleryPage(title: "Pickers", makeController: { PickersPage() }),
    GalleryPage(title: "Dates", makeController: { DatesPage() }),
    GalleryPage(title: "Symbols", makeController: { SymbolsPage() }),
    GalleryPage(title: "Images", makeController: { ImagesPage() }),
    GalleryPage(title: "Gestures", makeController: { GesturesPage() }),
    GalleryPage(title: "Labels", makeController: { LabelsPage() }),
    GalleryPage(title: "Stacks", makeController: { StacksPage() }),
    GalleryPage(title: "Margins", makeController: { MarginsPage() }),
    GalleryPage(title: "Scrolling", makeController: { ScrollingPage() }),
    GalleryPage(title: "Collections", makeController: { CollectionsPage() }),
    GalleryPage(title: "Tables", makeController: { TablesPage() }),
    GalleryPage(title: "Text", makeController: { TextPage() }),
    GalleryPage(title: "Attributed", makeController: { AttributedPage() }),
  ]
}
