import CoreGraphics

extension UITextField: FontFollowing {
  var followedFont: UIFont? {
    get { font }
    set { font = newValue }
  }
}

extension UITextView: FontFollowing {
  var followedFont: UIFont? {
    get { font }
    set { font = newValue }
  }
}
