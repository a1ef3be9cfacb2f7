extension UITextView: ObservableScrollView {}

extension ObservableScrollView where Self: UITextView {
  static var scrollObservableProperties: [String: AnyKeyPath] { ["text": \Self.text] }
}
