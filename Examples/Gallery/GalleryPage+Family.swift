extension GalleryPage {
  /// What belongs together in the list, in its order.
  enum Family: String, CaseIterable {
    case controls = "Controls"
    case contents = "Text and pictures"
    case layout = "Layout"
    case movement = "Touch and movement"
    case controllers = "Lists, bars and controllers"
  }

  /// The group that shows the page.
  var family: Family {
    switch title {
    case "Buttons", "Configurations", "Switches", "Sliders", "Segments", "Steppers", "Progress", "Pages",
      "Pickers", "Dates":
      .controls
    case "Labels", "Text", "Symbols", "Images": .contents
    case "Auto Layout", "Stacks", "Margins": .layout
    case "Scrolling", "Gestures", "Animation": .movement
    default: .controllers
    }
  }
}
