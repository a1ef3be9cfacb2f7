// The functions of C, for `Float` and, with a D at the end of the name, for `Double`.

/// Writes what becomes of some numbers one after the other.
private func reduce<T: vDSP_FloatingPointGeneratable>(
  _ a: UnsafePointer<T>, _ stride: Int, _ result: UnsafeMutablePointer<T>, _ n: vDSP_Length,
  from initial: T = 0,
  _ next: (T, T) -> T, then end: (T, T) -> T = { value, _ in value }
) {
  var value = initial
  for index in 0..<Int(n) { value = next(value, a[index * stride]) }
  result.pointee = end(value, T(n))
}

/// Writes what becomes of each pair of numbers of two lists. A stride of 0 takes one number again and again.
private func combine<T: vDSP_FloatingPointGeneratable>(
  _ a: UnsafePointer<T>, _ aStride: Int, _ b: UnsafePointer<T>, _ bStride: Int, _ c: UnsafeMutablePointer<T>,
  _ cStride: Int, _ n: vDSP_Length, _ work: (T, T) -> T
) {
  for index in 0..<Int(n) { c[index * cStride] = work(a[index * aStride], b[index * bStride]) }
}

/// Writes the sum of products.
private func sumProducts<T: vDSP_FloatingPointGeneratable>(
  _ a: UnsafePointer<T>, _ aStride: Int, _ b: UnsafePointer<T>, _ bStride: Int,
  _ result: UnsafeMutablePointer<T>, _ n: vDSP_Length
) {
  var sum: T = 0
  for index in 0..<Int(n) { sum += a[index * aStride] * b[index * bStride] }
  result.pointee = sum
}

/// Writes the sum of some numbers.
public func vDSP_sve(
  _ a: UnsafePointer<Float>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { reduce(a, stride, result, n, +) }

/// Writes the mean of some numbers.
public func vDSP_meanv(
  _ a: UnsafePointer<Float>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { reduce(a, stride, result, n, +, then: /) }

/// Writes the largest of some numbers; minus infinity for none.
public func vDSP_maxv(
  _ a: UnsafePointer<Float>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { reduce(a, stride, result, n, from: -.infinity, max) }

/// Writes the smallest of some numbers; infinity for none.
public func vDSP_minv(
  _ a: UnsafePointer<Float>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { reduce(a, stride, result, n, from: .infinity, min) }

/// Writes the root of the squares' mean of some numbers.
public func vDSP_rmsqv(
  _ a: UnsafePointer<Float>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { reduce(a, stride, result, n, { $0 + $1 * $1 }, then: { ($0 / $1).squareRoot() }) }

/// Writes the sum of squares of some numbers.
public func vDSP_svesq(
  _ a: UnsafePointer<Float>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { reduce(a, stride, result, n) { $0 + $1 * $1 } }

/// Writes the largest of some numbers without their signs; 0 for none.
public func vDSP_maxmgv(
  _ a: UnsafePointer<Float>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { reduce(a, stride, result, n) { max($0, abs($1)) } }

/// Writes the mean of some numbers without their signs.
public func vDSP_meamgv(
  _ a: UnsafePointer<Float>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { reduce(a, stride, result, n, { $0 + abs($1) }, then: /) }

/// Writes the sums of two lists' numbers.
public func vDSP_vadd(
  _ a: UnsafePointer<Float>, _ aStride: vDSP_Stride, _ b: UnsafePointer<Float>, _ bStride: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ cStride: vDSP_Stride, _ n: vDSP_Length
) { combine(a, aStride, b, bStride, c, cStride, n, +) }

/// Writes the differences of the second and the first of two lists' numbers.
public func vDSP_vsub(
  _ a: UnsafePointer<Float>, _ aStride: vDSP_Stride, _ b: UnsafePointer<Float>, _ bStride: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ cStride: vDSP_Stride, _ n: vDSP_Length
) { combine(a, aStride, b, bStride, c, cStride, n) { $1 - $0 } }

/// Writes the products of two lists' numbers.
public func vDSP_vmul(
  _ a: UnsafePointer<Float>, _ aStride: vDSP_Stride, _ b: UnsafePointer<Float>, _ bStride: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ cStride: vDSP_Stride, _ n: vDSP_Length
) { combine(a, aStride, b, bStride, c, cStride, n, *) }

/// Writes the products of a list's numbers and a number.
public func vDSP_vsmul(
  _ a: UnsafePointer<Float>, _ aStride: vDSP_Stride, _ b: UnsafePointer<Float>,
  _ c: UnsafeMutablePointer<Float>, _ cStride: vDSP_Stride, _ n: vDSP_Length
) { combine(a, aStride, b, 0, c, cStride, n, *) }

/// Writes the sums of a list's numbers and a number.
public func vDSP_vsadd(
  _ a: UnsafePointer<Float>, _ aStride: vDSP_Stride, _ b: UnsafePointer<Float>,
  _ c: UnsafeMutablePointer<Float>, _ cStride: vDSP_Stride, _ n: vDSP_Length
) { combine(a, aStride, b, 0, c, cStride, n, +) }

/// Writes the quotients of a list's numbers and a number.
public func vDSP_vsdiv(
  _ a: UnsafePointer<Float>, _ aStride: vDSP_Stride, _ b: UnsafePointer<Float>,
  _ c: UnsafeMutablePointer<Float>, _ cStride: vDSP_Stride, _ n: vDSP_Length
) { combine(a, aStride, b, 0, c, cStride, n, /) }

/// Writes the sum of products of two lists' numbers.
public func vDSP_dotpr(
  _ a: UnsafePointer<Float>, _ aStride: vDSP_Stride, _ b: UnsafePointer<Float>, _ bStride: vDSP_Stride,
  _ result: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { sumProducts(a, aStride, b, bStride, result, n) }

/// Writes the sum of some numbers.
public func vDSP_sveD(
  _ a: UnsafePointer<Double>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) { reduce(a, stride, result, n, +) }

/// Writes the mean of some numbers.
public func vDSP_meanvD(
  _ a: UnsafePointer<Double>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) { reduce(a, stride, result, n, +, then: /) }

/// Writes the largest of some numbers; minus infinity for none.
public func vDSP_maxvD(
  _ a: UnsafePointer<Double>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) { reduce(a, stride, result, n, from: -.infinity, max) }

/// Writes the smallest of some numbers; infinity for none.
public func vDSP_minvD(
  _ a: UnsafePointer<Double>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) { reduce(a, stride, result, n, from: .infinity, min) }

/// Writes the root of the squares' mean of some numbers.
public func vDSP_rmsqvD(
  _ a: UnsafePointer<Double>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) { reduce(a, stride, result, n, { $0 + $1 * $1 }, then: { ($0 / $1).squareRoot() }) }

/// Writes the sum of squares of some numbers.
public func vDSP_svesqD(
  _ a: UnsafePointer<Double>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) { reduce(a, stride, result, n) { $0 + $1 * $1 } }

/// Writes the largest of some numbers without their signs; 0 for none.
public func vDSP_maxmgvD(
  _ a: UnsafePointer<Double>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) { reduce(a, stride, result, n) { max($0, abs($1)) } }

/// Writes the mean of some numbers without their signs.
public func vDSP_meamgvD(
  _ a: UnsafePointer<Double>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) { reduce(a, stride, result, n, { $0 + abs($1) }, then: /) }

/// Writes the sums of two lists' numbers.
public func vDSP_vaddD(
  _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride, _ b: UnsafePointer<Double>, _ bStride: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>, _ cStride: vDSP_Stride, _ n: vDSP_Length
) { combine(a, aStride, b, bStride, c, cStride, n, +) }

/// Writes the differences of the second and the first of two lists' numbers.
public func vDSP_vsubD(
  _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride, _ b: UnsafePointer<Double>, _ bStride: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>, _ cStride: vDSP_Stride, _ n: vDSP_Length
) { combine(a, aStride, b, bStride, c, cStride, n) { $1 - $0 } }

/// Writes the products of two lists' numbers.
public func vDSP_vmulD(
  _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride, _ b: UnsafePointer<Double>, _ bStride: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>, _ cStride: vDSP_Stride, _ n: vDSP_Length
) { combine(a, aStride, b, bStride, c, cStride, n, *) }

/// Writes the products of a list's numbers and a number.
public func vDSP_vsmulD(
  _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride, _ b: UnsafePointer<Double>,
  _ c: UnsafeMutablePointer<Double>, _ cStride: vDSP_Stride, _ n: vDSP_Length
) { combine(a, aStride, b, 0, c, cStride, n, *) }

/// Writes the sums of a list's numbers and a number.
public func vDSP_vsaddD(
  _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride, _ b: UnsafePointer<Double>,
  _ c: UnsafeMutablePointer<Double>, _ cStride: vDSP_Stride, _ n: vDSP_Length
) { combine(a, aStride, b, 0, c, cStride, n, +) }

/// Writes the quotients of a list's numbers and a number.
public func vDSP_vsdivD(
  _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride, _ b: UnsafePointer<Double>,
  _ c: UnsafeMutablePointer<Double>, _ cStride: vDSP_Stride, _ n: vDSP_Length
) { combine(a, aStride, b, 0, c, cStride, n, /) }

/// Writes the sum of products of two lists' numbers.
public func vDSP_dotprD(
  _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride, _ b: UnsafePointer<Double>, _ bStride: vDSP_Stride,
  _ result: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) { sumProducts(a, aStride, b, bStride, result, n) }
