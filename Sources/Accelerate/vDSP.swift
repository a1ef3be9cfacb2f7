@_exported import Foundation

/// A number of elements.
public typealias vDSP_Length = UInt
/// A distance of elements.
public typealias vDSP_Stride = Int

/// Sums, products and the like of lists of numbers.
public enum vDSP {}

extension vDSP {
  private static func pairs(_ a: [Float], _ b: [Float], _ work: (Float, Float) -> Float) -> [Float] {
    precondition(a.count == b.count, "The lists have different lengths.")
    return zip(a, b).map(work)
  }
  /// Returns the sums of two lists' numbers.
  public static func add(_ a: [Float], _ b: [Float]) -> [Float] { pairs(a, b, +) }
  /// Returns the sums of a number and a list's numbers.
  public static func add(_ scalar: Float, _ vector: [Float]) -> [Float] { vector.map { $0 + scalar } }
  /// Returns the differences of two lists' numbers.
  public static func subtract(_ a: [Float], _ b: [Float]) -> [Float] { pairs(a, b, -) }
  /// Returns the products of two lists' numbers.
  public static func multiply(_ a: [Float], _ b: [Float]) -> [Float] { pairs(a, b, *) }
  /// Returns the products of a number and a list's numbers.
  public static func multiply(_ scalar: Float, _ vector: [Float]) -> [Float] { vector.map { $0 * scalar } }
  /// Returns the quotients of two lists' numbers.
  public static func divide(_ a: [Float], _ b: [Float]) -> [Float] { pairs(a, b, /) }
  /// Returns the sum of products.
  public static func dot(_ a: [Float], _ b: [Float]) -> Float { pairs(a, b, *).reduce(0, +) }
  /// Returns the sum.
  public static func sum(_ vector: [Float]) -> Float { vector.reduce(0, +) }
  /// Returns the mean; not a number for none.
  public static func mean(_ vector: [Float]) -> Float { vector.reduce(0, +) / Float(vector.count) }
  /// Returns the root of the squares' mean.
  public static func rootMeanSquare(_ vector: [Float]) -> Float {
    (vector.reduce(0) { $0 + $1 * $1 } / Float(vector.count)).squareRoot()
  }
  /// Returns the largest number; minus infinity for none.
  public static func maximum(_ vector: [Float]) -> Float { vector.max() ?? -.infinity }
  /// Returns the smallest number; infinity for none.
  public static func minimum(_ vector: [Float]) -> Float { vector.min() ?? .infinity }
  /// Returns the numbers without their signs.
  public static func absolute(_ vector: [Float]) -> [Float] { vector.map(abs) }
  /// Returns the numbers within a range.
  public static func clip(_ vector: [Float], to bounds: ClosedRange<Float>) -> [Float] {
    vector.map { min(max($0, bounds.lowerBound), bounds.upperBound) }
  }
  /// Returns numbers from a start, a step apart.
  public static func ramp(withInitialValue initialValue: Float, increment: Float, count: Int) -> [Float] {
    (0..<count).map { initialValue + increment * Float($0) }
  }
}

/// Writes the sum of some numbers.
public func vDSP_sve(
  _ a: UnsafePointer<Float>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) {
  var sum: Float = 0
  for index in 0..<Int(n) {
    let value = a[index * stride]
    sum = sum + value
  }
  result.pointee = sum
}

/// Writes the mean of some numbers.
public func vDSP_meanv(
  _ a: UnsafePointer<Float>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) {
  var sum: Float = 0
  for index in 0..<Int(n) {
    let value = a[index * stride]
    sum = sum + value
  }
  result.pointee = sum / Float(n)
}

/// Writes the largest number of some numbers.
public func vDSP_maxv(
  _ a: UnsafePointer<Float>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) {
  var sum: Float = -.infinity
  for index in 0..<Int(n) {
    let value = a[index * stride]
    sum = max(sum, value)
  }
  result.pointee = sum
}

/// Writes the smallest number of some numbers.
public func vDSP_minv(
  _ a: UnsafePointer<Float>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) {
  var sum: Float = .infinity
  for index in 0..<Int(n) {
    let value = a[index * stride]
    sum = min(sum, value)
  }
  result.pointee = sum
}

/// Writes the root of the squares' mean of some numbers.
public func vDSP_rmsqv(
  _ a: UnsafePointer<Float>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) {
  var sum: Float = 0
  for index in 0..<Int(n) {
    let value = a[index * stride]
    sum = sum + value * value
  }
  result.pointee = (sum / Float(n)).squareRoot()
}

/// Writes the sum of squares of some numbers.
public func vDSP_svesq(
  _ a: UnsafePointer<Float>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) {
  var sum: Float = 0
  for index in 0..<Int(n) {
    let value = a[index * stride]
    sum = sum + value * value
  }
  result.pointee = sum
}

/// Writes the largest number without its sign of some numbers.
public func vDSP_maxmgv(
  _ a: UnsafePointer<Float>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) {
  var sum: Float = 0
  for index in 0..<Int(n) {
    let value = a[index * stride]
    sum = max(sum, abs(value))
  }
  result.pointee = sum
}

/// Writes the mean without signs of some numbers.
public func vDSP_meamgv(
  _ a: UnsafePointer<Float>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) {
  var sum: Float = 0
  for index in 0..<Int(n) {
    let value = a[index * stride]
    sum = sum + abs(value)
  }
  result.pointee = sum / Float(n)
}

/// Writes the sums of two lists' numbers.
public func vDSP_vadd(
  _ a: UnsafePointer<Float>, _ aStride: vDSP_Stride, _ b: UnsafePointer<Float>, _ bStride: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ cStride: vDSP_Stride, _ n: vDSP_Length
) {
  for index in 0..<Int(n) { c[index * cStride] = a[index * aStride] + b[index * bStride] }
}

/// Writes the differences of the second and the first of two lists' numbers.
public func vDSP_vsub(
  _ a: UnsafePointer<Float>, _ aStride: vDSP_Stride, _ b: UnsafePointer<Float>, _ bStride: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ cStride: vDSP_Stride, _ n: vDSP_Length
) {
  for index in 0..<Int(n) { c[index * cStride] = b[index * bStride] - a[index * aStride] }
}

/// Writes the products of two lists' numbers.
public func vDSP_vmul(
  _ a: UnsafePointer<Float>, _ aStride: vDSP_Stride, _ b: UnsafePointer<Float>, _ bStride: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ cStride: vDSP_Stride, _ n: vDSP_Length
) {
  for index in 0..<Int(n) { c[index * cStride] = a[index * aStride] * b[index * bStride] }
}

/// Writes the products of a number and a list's numbers.
public func vDSP_vsmul(
  _ a: UnsafePointer<Float>, _ aStride: vDSP_Stride, _ b: UnsafePointer<Float>,
  _ c: UnsafeMutablePointer<Float>, _ cStride: vDSP_Stride, _ n: vDSP_Length
) {
  for index in 0..<Int(n) { c[index * cStride] = a[index * aStride] * b.pointee }
}

/// Writes the sums of a number and a list's numbers.
public func vDSP_vsadd(
  _ a: UnsafePointer<Float>, _ aStride: vDSP_Stride, _ b: UnsafePointer<Float>,
  _ c: UnsafeMutablePointer<Float>, _ cStride: vDSP_Stride, _ n: vDSP_Length
) {
  for index in 0..<Int(n) { c[index * cStride] = a[index * aStride] + b.pointee }
}

/// Writes the quotients of a list's numbers and one numbers.
public func vDSP_vsdiv(
  _ a: UnsafePointer<Float>, _ aStride: vDSP_Stride, _ b: UnsafePointer<Float>,
  _ c: UnsafeMutablePointer<Float>, _ cStride: vDSP_Stride, _ n: vDSP_Length
) {
  for index in 0..<Int(n) { c[index * cStride] = a[index * aStride] / b.pointee }
}

/// Writes the sum of products of two lists' numbers.
public func vDSP_dotpr(
  _ a: UnsafePointer<Float>, _ aStride: vDSP_Stride, _ b: UnsafePointer<Float>, _ bStride: vDSP_Stride,
  _ result: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) {
  var sum: Float = 0
  for index in 0..<Int(n) { sum += a[index * aStride] * b[index * bStride] }
  result.pointee = sum
}

extension vDSP {
  private static func pairs(_ a: [Double], _ b: [Double], _ work: (Double, Double) -> Double) -> [Double] {
    precondition(a.count == b.count, "The lists have different lengths.")
    return zip(a, b).map(work)
  }
  /// Returns the sums of two lists' numbers.
  public static func add(_ a: [Double], _ b: [Double]) -> [Double] { pairs(a, b, +) }
  /// Returns the sums of a number and a list's numbers.
  public static func add(_ scalar: Double, _ vector: [Double]) -> [Double] { vector.map { $0 + scalar } }
  /// Returns the differences of two lists' numbers.
  public static func subtract(_ a: [Double], _ b: [Double]) -> [Double] { pairs(a, b, -) }
  /// Returns the products of two lists' numbers.
  public static func multiply(_ a: [Double], _ b: [Double]) -> [Double] { pairs(a, b, *) }
  /// Returns the products of a number and a list's numbers.
  public static func multiply(_ scalar: Double, _ vector: [Double]) -> [Double] { vector.map { $0 * scalar } }
  /// Returns the quotients of two lists' numbers.
  public static func divide(_ a: [Double], _ b: [Double]) -> [Double] { pairs(a, b, /) }
  /// Returns the sum of products.
  public static func dot(_ a: [Double], _ b: [Double]) -> Double { pairs(a, b, *).reduce(0, +) }
  /// Returns the sum.
  public static func sum(_ vector: [Double]) -> Double { vector.reduce(0, +) }
  /// Returns the mean; not a number for none.
  public static func mean(_ vector: [Double]) -> Double { vector.reduce(0, +) / Double(vector.count) }
  /// Returns the root of the squares' mean.
  public static func rootMeanSquare(_ vector: [Double]) -> Double {
    (vector.reduce(0) { $0 + $1 * $1 } / Double(vector.count)).squareRoot()
  }
  /// Returns the largest number; minus infinity for none.
  public static func maximum(_ vector: [Double]) -> Double { vector.max() ?? -.infinity }
  /// Returns the smallest number; infinity for none.
  public static func minimum(_ vector: [Double]) -> Double { vector.min() ?? .infinity }
  /// Returns the numbers without their signs.
  public static func absolute(_ vector: [Double]) -> [Double] { vector.map(abs) }
  /// Returns the numbers within a range.
  public static func clip(_ vector: [Double], to bounds: ClosedRange<Double>) -> [Double] {
    vector.map { min(max($0, bounds.lowerBound), bounds.upperBound) }
  }
  /// Returns numbers from a start, a step apart.
  public static func ramp(withInitialValue initialValue: Double, increment: Double, count: Int) -> [Double] {
    (0..<count).map { initialValue + increment * Double($0) }
  }
}

/// Writes the sum of some numbers.
public func vDSP_sveD(
  _ a: UnsafePointer<Double>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) {
  var sum: Double = 0
  for index in 0..<Int(n) {
    let value = a[index * stride]
    sum = sum + value
  }
  result.pointee = sum
}

/// Writes the mean of some numbers.
public func vDSP_meanvD(
  _ a: UnsafePointer<Double>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) {
  var sum: Double = 0
  for index in 0..<Int(n) {
    let value = a[index * stride]
    sum = sum + value
  }
  result.pointee = sum / Double(n)
}

/// Writes the largest number of some numbers.
public func vDSP_maxvD(
  _ a: UnsafePointer<Double>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) {
  var sum: Double = -.infinity
  for index in 0..<Int(n) {
    let value = a[index * stride]
    sum = max(sum, value)
  }
  result.pointee = sum
}

/// Writes the smallest number of some numbers.
public func vDSP_minvD(
  _ a: UnsafePointer<Double>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) {
  var sum: Double = .infinity
  for index in 0..<Int(n) {
    let value = a[index * stride]
    sum = min(sum, value)
  }
  result.pointee = sum
}

/// Writes the root of the squares' mean of some numbers.
public func vDSP_rmsqvD(
  _ a: UnsafePointer<Double>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) {
  var sum: Double = 0
  for index in 0..<Int(n) {
    let value = a[index * stride]
    sum = sum + value * value
  }
  result.pointee = (sum / Double(n)).squareRoot()
}

/// Writes the sum of squares of some numbers.
public func vDSP_svesqD(
  _ a: UnsafePointer<Double>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) {
  var sum: Double = 0
  for index in 0..<Int(n) {
    let value = a[index * stride]
    sum = sum + value * value
  }
  result.pointee = sum
}

/// Writes the largest number without its sign of some numbers.
public func vDSP_maxmgvD(
  _ a: UnsafePointer<Double>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) {
  var sum: Double = 0
  for index in 0..<Int(n) {
    let value = a[index * stride]
    sum = max(sum, abs(value))
  }
  result.pointee = sum
}

/// Writes the mean without signs of some numbers.
public func vDSP_meamgvD(
  _ a: UnsafePointer<Double>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) {
  var sum: Double = 0
  for index in 0..<Int(n) {
    let value = a[index * stride]
    sum = sum + abs(value)
  }
  result.pointee = sum / Double(n)
}

/// Writes the sums of two lists' numbers.
public func vDSP_vaddD(
  _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride, _ b: UnsafePointer<Double>, _ bStride: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>, _ cStride: vDSP_Stride, _ n: vDSP_Length
) {
  for index in 0..<Int(n) { c[index * cStride] = a[index * aStride] + b[index * bStride] }
}

/// Writes the differences of the second and the first of two lists' numbers.
public func vDSP_vsubD(
  _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride, _ b: UnsafePointer<Double>, _ bStride: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>, _ cStride: vDSP_Stride, _ n: vDSP_Length
) {
  for index in 0..<Int(n) { c[index * cStride] = b[index * bStride] - a[index * aStride] }
}

/// Writes the products of two lists' numbers.
public func vDSP_vmulD(
  _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride, _ b: UnsafePointer<Double>, _ bStride: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>, _ cStride: vDSP_Stride, _ n: vDSP_Length
) {
  for index in 0..<Int(n) { c[index * cStride] = a[index * aStride] * b[index * bStride] }
}

/// Writes the products of a number and a list's numbers.
public func vDSP_vsmulD(
  _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride, _ b: UnsafePointer<Double>,
  _ c: UnsafeMutablePointer<Double>, _ cStride: vDSP_Stride, _ n: vDSP_Length
) {
  for index in 0..<Int(n) { c[index * cStride] = a[index * aStride] * b.pointee }
}

/// Writes the sums of a number and a list's numbers.
public func vDSP_vsaddD(
  _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride, _ b: UnsafePointer<Double>,
  _ c: UnsafeMutablePointer<Double>, _ cStride: vDSP_Stride, _ n: vDSP_Length
) {
  for index in 0..<Int(n) { c[index * cStride] = a[index * aStride] + b.pointee }
}

/// Writes the quotients of a list's numbers and one numbers.
public func vDSP_vsdivD(
  _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride, _ b: UnsafePointer<Double>,
  _ c: UnsafeMutablePointer<Double>, _ cStride: vDSP_Stride, _ n: vDSP_Length
) {
  for index in 0..<Int(n) { c[index * cStride] = a[index * aStride] / b.pointee }
}

/// Writes the sum of products of two lists' numbers.
public func vDSP_dotprD(
  _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride, _ b: UnsafePointer<Double>, _ bStride: vDSP_Stride,
  _ result: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) {
  var sum: Double = 0
  for index in 0..<Int(n) { sum += a[index * aStride] * b[index * bStride] }
  result.pointee = sum
}
