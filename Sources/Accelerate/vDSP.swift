@_exported import Foundation

/// A number of elements.
public typealias vDSP_Length = UInt
/// A distance of elements.
public typealias vDSP_Stride = Int

/// The numbers that vDSP computes with: `Float` and `Double`.
public protocol vDSP_FloatingPointGeneratable: BinaryFloatingPoint {}
extension Float: vDSP_FloatingPointGeneratable {}
extension Double: vDSP_FloatingPointGeneratable {}

/// A list whose elements lie one after the other in memory.
public protocol AccelerateBuffer<Element> {
  /// The elements.
  associatedtype Element
  /// The number of elements.
  var count: Int { get }
  /// Calls a closure with the elements, and returns its result.
  func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R
}
extension Array: AccelerateBuffer {}
extension ArraySlice: AccelerateBuffer {}
extension ContiguousArray: AccelerateBuffer {}
extension UnsafeBufferPointer: AccelerateBuffer {
  /// Calls a closure with the elements, and returns its result.
  public func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R {
    try body(self)
  }
}
extension UnsafeMutableBufferPointer: AccelerateBuffer {
  /// Calls a closure with the elements, and returns its result.
  public func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R {
    try body(UnsafeBufferPointer(self))
  }
}

/// Sums, products and the like of lists of numbers, by plain loops.
public enum vDSP {
  /// A list of numbers.
  public typealias Numbers<Scalar> = AccelerateBuffer<Scalar>

  private static func pairs<T: vDSP_FloatingPointGeneratable>(
    _ a: some Numbers<T>, _ b: some Numbers<T>, _ work: (T, T) -> T
  ) -> [T] {
    precondition(a.count == b.count, "The lists have different lengths.")
    return a.withUnsafeBufferPointer { a in b.withUnsafeBufferPointer { b in zip(a, b).map(work) } }
  }
  private static func each<T: vDSP_FloatingPointGeneratable>(
    _ vector: some Numbers<T>, _ work: (T) -> T
  ) -> [T] { vector.withUnsafeBufferPointer { $0.map(work) } }
  private static func fold<T: vDSP_FloatingPointGeneratable>(
    _ vector: some Numbers<T>, from initial: T, _ work: (T, T) -> T
  ) -> T { vector.withUnsafeBufferPointer { $0.reduce(initial, work) } }

  /// Returns the sums of two lists' numbers.
  public static func add<T: vDSP_FloatingPointGeneratable>(_ a: some Numbers<T>, _ b: some Numbers<T>) -> [T]
  { pairs(a, b, +) }
  /// Returns the sums of a number and a list's numbers.
  public static func add<T: vDSP_FloatingPointGeneratable>(_ scalar: T, _ vector: some Numbers<T>) -> [T] {
    each(vector) { $0 + scalar }
  }
  /// Returns the differences of two lists' numbers.
  public static func subtract<T: vDSP_FloatingPointGeneratable>(_ a: some Numbers<T>, _ b: some Numbers<T>)
    -> [T]
  { pairs(a, b, -) }
  /// Returns the products of two lists' numbers.
  public static func multiply<T: vDSP_FloatingPointGeneratable>(_ a: some Numbers<T>, _ b: some Numbers<T>)
    -> [T]
  { pairs(a, b, *) }
  /// Returns the products of a number and a list's numbers.
  public static func multiply<T: vDSP_FloatingPointGeneratable>(_ scalar: T, _ vector: some Numbers<T>) -> [T]
  { each(vector) { $0 * scalar } }
  /// Returns the quotients of two lists' numbers.
  public static func divide<T: vDSP_FloatingPointGeneratable>(_ a: some Numbers<T>, _ b: some Numbers<T>)
    -> [T]
  { pairs(a, b, /) }
  /// Returns the quotients of a list's numbers and a number.
  public static func divide<T: vDSP_FloatingPointGeneratable>(_ vector: some Numbers<T>, _ scalar: T) -> [T] {
    each(vector) { $0 / scalar }
  }
  /// Returns the sum of products.
  public static func dot<T: vDSP_FloatingPointGeneratable>(_ a: some Numbers<T>, _ b: some Numbers<T>) -> T {
    pairs(a, b, *).reduce(0, +)
  }
  /// Returns the sum.
  public static func sum<T: vDSP_FloatingPointGeneratable>(_ vector: some Numbers<T>) -> T {
    fold(vector, from: 0, +)
  }
  /// Returns the mean; not a number for none.
  public static func mean<T: vDSP_FloatingPointGeneratable>(_ vector: some Numbers<T>) -> T {
    sum(vector) / T(vector.count)
  }
  /// Returns the sum of the squares.
  public static func sumOfSquares<T: vDSP_FloatingPointGeneratable>(_ vector: some Numbers<T>) -> T {
    fold(vector, from: 0) { $0 + $1 * $1 }
  }
  /// Returns the root of the squares' mean.
  public static func rootMeanSquare<T: vDSP_FloatingPointGeneratable>(_ vector: some Numbers<T>) -> T {
    (sumOfSquares(vector) / T(vector.count)).squareRoot()
  }
  /// Returns the largest number; minus infinity for none.
  public static func maximum<T: vDSP_FloatingPointGeneratable>(_ vector: some Numbers<T>) -> T {
    fold(vector, from: -.infinity, max)
  }
  /// Returns the smallest number; infinity for none.
  public static func minimum<T: vDSP_FloatingPointGeneratable>(_ vector: some Numbers<T>) -> T {
    fold(vector, from: .infinity, min)
  }
  /// Returns the numbers without their signs.
  public static func absolute<T: vDSP_FloatingPointGeneratable>(_ vector: some Numbers<T>) -> [T] {
    each(vector) { abs($0) }
  }
  /// Returns the numbers within a range.
  public static func clip<T: vDSP_FloatingPointGeneratable>(
    _ vector: some Numbers<T>, to bounds: ClosedRange<T>
  ) -> [T] { each(vector) { min(max($0, bounds.lowerBound), bounds.upperBound) } }
  /// Returns numbers from a start, a step apart.
  public static func ramp<T: vDSP_FloatingPointGeneratable>(
    withInitialValue initialValue: T, increment: T, count: Int
  ) -> [T] { (0..<count).map { initialValue + increment * T($0) } }
}
