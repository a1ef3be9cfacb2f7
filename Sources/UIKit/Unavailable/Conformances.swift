// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Written by `scripts/names` from the table in Tests/Names: do not edit.

extension CAAnimation: _UnavailableNames {}

extension CALayer: _UnavailableNames {}

extension UIAccessibilityTraits: _UnavailableNames {}

extension UIBarItem: _UnavailableNames {}

extension UICollectionViewLayout: _UnavailableNames {}

extension UIDevice: _UnavailableNames {}

extension UIFindInteraction: _UnavailableNames {}

extension UIFontDescriptor.AttributeName: _UnavailableNames {}

extension UIFontDescriptor.TraitKey: _UnavailableNames {}

extension UIFontPickerViewController.Configuration: _UnavailableNames {}

extension UILayoutGuide: _UnavailableNames {}

extension UIObject: _UnavailableNames {}

extension UIPasteboard: _UnavailableNames {}

extension UIPresentationController: _UnavailableNames {}

extension UIResponder: _UnavailableNames {}

extension UIScene.ConnectionOptions: _UnavailableNames {}

extension UIScreen: _UnavailableNames {}

extension UITouch: _UnavailableNames {}

extension UIView.AnimationOptions: _UnavailableNames {}
