extension UIButton {
  /// Makes a button of the system's kind with a picture and what it does.
  public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  /// The accessibility label of a button without a title: what its type is for, or what its picture shows.
  var pictureName: String? {
    switch buttonType {
    case .contactAdd: "Add"
    case .detailDisclosure, .infoLight, .infoDark: "More Info"
    case .close: "Close"
    default: (configuration?.image ?? image(for: state))?.spokenName
    }
  }
}
