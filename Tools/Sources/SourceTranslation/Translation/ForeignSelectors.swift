/// The names in Objective-C of UIKit's methods that Swift imports under other ones.
enum ForeignSelectors {
  /// Returns the name of a method with these labels, or nil where it follows from them.
  static func name(_ base: String, _ labels: [String?]) -> String? {
    names[base + "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")"]
  }

  private static let names = [
    "dismiss(animated:completion:)": "dismissViewControllerAnimated:completion:",
    "present(_:animated:completion:)": "presentViewController:animated:completion:",
    "pushViewController(_:animated:)": "pushViewController:animated:",
    "popViewController(animated:)": "popViewControllerAnimated:",
    "popToRootViewController(animated:)": "popToRootViewControllerAnimated:",
    "popToViewController(_:animated:)": "popToViewController:animated:",
    "show(_:sender:)": "showViewController:sender:",
    "showDetailViewController(_:sender:)": "showDetailViewController:sender:",
    "sendActions(for:)": "sendActionsForControlEvents:",
    "setTitle(_:for:)": "setTitle:forState:",
    "point(inside:with:)": "pointInside:withEvent:",
    "gestureRecognizerShouldBegin(_:)": "gestureRecognizerShouldBegin:",
    "setEditing(_:animated:)": "setEditing:animated:",
    "tableView(_:cellForRowAt:)": "tableView:cellForRowAtIndexPath:",
    "tableView(_:didSelectRowAt:)": "tableView:didSelectRowAtIndexPath:",
    "tableView(_:heightForRowAt:)": "tableView:heightForRowAtIndexPath:",
    "collectionView(_:cellForItemAt:)": "collectionView:cellForItemAtIndexPath:",
    "collectionView(_:didSelectItemAt:)": "collectionView:didSelectItemAtIndexPath:",
    "touchesBegan(_:with:)": "touchesBegan:withEvent:",
    "touchesMoved(_:with:)": "touchesMoved:withEvent:",
    "touchesEnded(_:with:)": "touchesEnded:withEvent:",
    "touchesCancelled(_:with:)": "touchesCancelled:withEvent:",
    "perform(_:)": "performSelector:",
    "perform(_:with:)": "performSelector:withObject:",
    "value(forKey:)": "valueForKey:",
  ]
}
