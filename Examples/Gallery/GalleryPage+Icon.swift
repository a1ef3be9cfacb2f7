import UIKit

extension GalleryPage {
  /// The symbol before the page's name, and the colour of its tile.
  var icon: (symbol: String, color: UIColor) {
    switch title {
    case "Buttons": ("hand.thumbsup.fill", .systemBlue)
    case "Configurations": ("square.fill", .systemIndigo)
    case "Switches": ("checkmark", .systemGreen)
    case "Sliders": ("speaker.wave.2.fill", .systemPink)
    case "Segments": ("list.bullet", .systemOrange)
    case "Steppers": ("plus", .systemTeal)
    case "Progress": ("arrow.clockwise", .systemGray)
    case "Pages": ("ellipsis", .systemPurple)
    case "Pickers": ("chevron.up.chevron.down", .systemBrown)
    case "Dates": ("calendar", .systemRed)
    case "Symbols": ("star.fill", .systemYellow)
    case "Images": ("photo", .systemMint)
    case "Labels": ("tag.fill", .systemGray)
    case "Text": ("pencil", .systemOrange)
    case "Scrolling": ("arrow.up.arrow.down", .systemTeal)
    case "Collections": ("square.fill", .systemPurple)
    case "Tables": ("list.bullet", .systemBlue)
    case "Gestures": ("arrow.counterclockwise", .systemPurple)
    case "Animation": ("play.fill", .systemPink)
    case "Alerts": ("exclamationmark", .systemRed)
    case "Presentation": ("square.and.arrow.up", .systemBlue)
    case "Bars": ("line.horizontal.3", .systemBlue)
    case "Stacks": ("line.3.horizontal", .systemIndigo)
    case "Auto Layout": ("square", .systemGreen)
    case "Margins": ("doc", .systemCyan)
    default: ("circle.fill", .systemGray)
    }
  }
}
