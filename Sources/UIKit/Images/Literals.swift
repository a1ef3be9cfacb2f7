extension UIColor: _ExpressibleByColorLiteral {}
extension UIImage: _ExpressibleByImageLiteral {}

/// What `#colorLiteral` makes where nothing else is asked for.
public typealias _ColorLiteralType = UIColor
/// What `#imageLiteral` makes where nothing else is asked for.
public typealias _ImageLiteralType = UIImage
