/// Returns the object of a type that `owner` owns for the reactive members, made at the first call.
@MainActor func ownedObject<Object: AnyObject>(
  of owner: AnyObject, _ type: Object.Type, make: () -> Object
) -> Object {
  // The type's own metadata is a unique address.
  let key = unsafeBitCast(type as AnyObject.Type, to: UnsafeRawPointer.self)
  if let known = objc_getAssociatedObject(owner, key) as? Object { return known }
  let made = make()
  objc_setAssociatedObject(owner, key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  return made
}
