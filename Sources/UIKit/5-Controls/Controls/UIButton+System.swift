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
    case .contactAdd: SystemWord.add.text
    case .detailDisclosure, .infoLight, .infoDark: SystemWord.moreInfo.text
    case .close: SystemWord.close.text
    default: (configuration?.image ?? image(for: state))?.spokenName
    }
  }
}
