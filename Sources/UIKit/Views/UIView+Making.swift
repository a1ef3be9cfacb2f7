import ObjectFactory

extension UIView {
  /// Makes a view of a class that is known only at run time, by its `init()`.
  package static func makeView(of type: UIView.Type) -> UIView {
    makeObject(of: type) as! UIView
  }
}
