extension UITextField: ObservableControl {}

extension ObservableControl where Self: UITextField {
  static var controlObservableProperties: [String: AnyKeyPath] { ["text": \Self.text] }
}
