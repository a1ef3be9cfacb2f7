extension UIColor: _ExpressibleByColorLiteral {}
extension UIImage: _ExpressibleByImageLiteral {}

/// The type that `#colorLiteral` makes where no other is requested.
public typealias _ColorLiteralType = UIColor
/// The type that `#imageLiteral` makes where no other is requested.
public typealias _ImageLiteralType = UIImage
