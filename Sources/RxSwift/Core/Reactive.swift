import Foundation

/// The namespace of a type's reactive members, reached by `rx`.
///
/// Every property of an object that can be set is a ``Binder`` there:
/// `models.map(\.count).bind(to: label.rx.numberOfLines)`.
@dynamicMemberLookup
public struct Reactive<Base> {
  /// The value whose members these are.
  public let base: Base

  /// Makes the namespace of a value.
  public init(_ base: Base) {
    self.base = base
  }

  /// Returns an observer that sets a property of the object.
  public subscript<Property>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>
  ) -> Binder<Property> where Base: AnyObject {
    // Binders set on their scheduler, one value after the other.
    nonisolated(unsafe) let keyPath = keyPath
    return Binder(base) { base, value in base[keyPath: keyPath] = value }
  }
}

/// A type with reactive members.
public protocol ReactiveCompatible {
  /// The type of which the reactive members are.
  associatedtype ReactiveBase

  /// The reactive members of the type.
  static var rx: Reactive<ReactiveBase>.Type { get set }

  /// The reactive members of the value.
  var rx: Reactive<ReactiveBase> { get set }
}

extension ReactiveCompatible {
  /// The reactive members of the type.
  public static var rx: Reactive<Self>.Type {
    get { Reactive<Self>.self }
    set {}
  }

  /// The reactive members of the value. It can be set so that members of it can be written to.
  public var rx: Reactive<Self> {
    get { Reactive(self) }
    set {}
  }
}

extension NSObject: ReactiveCompatible {}

// It is an `NSObject` on Apple platforms only.
extension NotificationCenter: ReactiveCompatible {}
