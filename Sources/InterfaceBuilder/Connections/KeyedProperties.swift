import InterfaceDocuments
import ObjectiveCRuntime
import QuartzCore
import UIKit

/// UIKit's properties by the names that documents have for them, besides those of the tables of attributes.
@MainActor enum KeyedProperties {
  /// Returns the object in a property.
  static func value(_ key: String, of object: AnyObject) -> AnyObject? {
    switch (key, object) {
    case ("layer", let view as UIView): return view.layer
    case ("view", let controller as UIViewController): return controller.view
    case ("titleLabel", let button as UIButton): return button.titleLabel
    case ("imageView", let button as UIButton): return button.imageView
    case ("navigationItem", let controller as UIViewController): return controller.navigationItem
    case ("tabBarItem", let controller as UIViewController): return controller.tabBarItem
    case ("navigationBar", let controller as UINavigationController): return controller.navigationBar
    default:
      let object = object as? any KeyValueCoding
      guard let value = object?.value(forKey: key) else { return nil }
      return value as AnyObject
    }
  }

  /// Sets a property of UIKit's by its name. Returns false where there is none of the name.
  static func set(_ value: Any?, _ key: String, of object: AnyObject) -> Bool {
    if let layer = object as? CALayer { return set(value, key, of: layer) }
    for name in [key, unprefixed(key)] {
      if setByTable(value, name, of: object) { return true }
    }
    return false
  }

  /// Sets a property as Foundation does, which stops the program where a class of the app's has none of the
  /// name.
  static func setAnyway(_ value: Any?, path: String, of object: AnyObject) {
    (object as? any KeyValueCoding)?.setValue(value, forKeyPath: path)
  }

  private static func unprefixed(_ key: String) -> String {
    guard key.hasPrefix("is"), key.count > 2 else { return key }
    return key.dropFirst(2).prefix(1).lowercased() + key.dropFirst(3)
  }

  /// Sets an attribute of the tables, found by its name or its property.
  private static func setByTable(_ value: Any?, _ key: String, of object: AnyObject) -> Bool {
    for type in InterfaceElementType.all where type.makesObject {
      guard let uikit = ElementClass.uikitClass(type),
        Swift.type(of: object) == uikit || isKind(object, uikit),
        let attribute = type.attributes.first(where: { $0.name == key || $0.path == key }),
        case .value(let bind)? = SetterTable.shared.setter(attribute.name, of: type),
        let written = interfaceValue(value, attribute.value), let bound = bind(written, emptyValues)
      else { continue }
      bound(object)
      return true
    }
    return false
  }

  private static func isKind(_ object: AnyObject, _ base: AnyClass) -> Bool {
    var current: AnyClass? = Swift.type(of: object)
    while let next = current {
      if next == base { return true }
      current = _getSuperclass(next)
    }
    return false
  }

  private static let emptyValues: ValueMaker = {
    let read = InterfaceDocument.read(
      Array("<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>".utf8), path: "empty.xib")
    return ValueMaker(read.document!.resources, bundle: .main)
  }()

  private static func interfaceValue(_ value: Any?, _ type: InterfaceValueType) -> InterfaceValue? {
    switch type {
    case .bool: (value as? NSNumber).map { .bool($0.boolValue) }
    case .integer: (value as? NSNumber).map { .integer($0.intValue) }
    case .real: (value as? NSNumber).map { .real($0.doubleValue) }
    case .string, .localizedString: (value as? String).map { .string($0) }
    case .color:
      (value as? UIColor).flatMap { color in
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
        return .color(
          InterfaceColor(
            .rgb(
              red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha), isWide: false)
          ))
      }
    case .size: (value as? CGSize).map { .size(width: $0.width, height: $0.height) }
    case .point: (value as? CGPoint).map { .point(x: $0.x, y: $0.y) }
    default: nil
    }
  }

  private static func set(_ value: Any?, _ key: String, of layer: CALayer) -> Bool {
    let number = (value as? NSNumber).map { CGFloat($0.doubleValue) }
    switch key {
    case "cornerRadius": if let number { layer.cornerRadius = number }
    case "borderWidth": if let number { layer.borderWidth = number }
    case "shadowRadius": if let number { layer.shadowRadius = number }
    case "shadowOpacity": if let number { layer.shadowOpacity = Float(number) }
    case "opacity": if let number { layer.opacity = Float(number) }
    case "zPosition": if let number { layer.zPosition = number }
    case "masksToBounds": layer.masksToBounds = (value as? NSNumber)?.boolValue ?? false
    case "hidden": layer.isHidden = (value as? NSNumber)?.boolValue ?? false
    case "shadowOffset": if let size = value as? CGSize { layer.shadowOffset = size }
    // A color of UIKit's has no effect as a layer's, on iOS either.
    case "borderColor", "shadowColor", "backgroundColor": break
    default: return false
    }
    return true
  }
}
