import CPredicates
import Foundation

// Foundation on Linux declares the classes of predicates, and marks most of their members as unavailable.
// Members of the same names in this module take their place: the compiler prefers what is available. Objects
// are of subclasses of Foundation's classes, so they go wherever Foundation's go, in files that import only
// Foundation, too.

/// Foundation's class of expressions, which it marks as deprecated on Linux: its warnings are of no use here.
public typealias NSExpression = Foundation.NSExpression
/// Foundation's class of comparisons, as `NSExpression`.
public typealias NSComparisonPredicate = Foundation.NSComparisonPredicate

/// Adopted by the classes whose initializers make objects of subclasses, as those of Apple's class clusters.
/// An initializer of a class cannot do so, one of a protocol can.
public protocol PredicateClassCluster {}

extension NSExpression: PredicateClassCluster {}
extension NSPredicate: PredicateClassCluster {}
extension NSSortDescriptor: PredicateClassCluster {}

/// Makes an object of a class that inherits from one whose initializers all end the program.
///
/// Every field begins as zero, which is nil for an optional reference; Foundation's own field of a predicate
/// is then `false`.
func makeObject<Object: AnyObject>(of type: Object.Type) -> Object {
  let metadata = unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self)
  return Unmanaged<Object>.fromOpaque(shoji_make_zeroed_object(of: metadata)).takeRetainedValue()
}
