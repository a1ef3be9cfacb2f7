/// Replaces the value of a variable and returns the previous one.
package func exchange<Value>(_ value: inout Value, with new: Value) -> Value {
  let old = value
  value = new
  return old
}
