/// A property that is kept beside an object that few of its kind have, through
/// ``objc_setAssociatedObject(_:_:_:_:)``.
@MainActor final class AssociatedProperty<Value> {
  private var key: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }

  nonisolated init() {}

  subscript(_ object: AnyObject) -> Value? {
    get { objc_getAssociatedObject(object, key) as? Value }
    set { objc_setAssociatedObject(object, key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}
