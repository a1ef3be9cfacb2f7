/// Gives a variable a new value and returns the one it had.
package func exchange<Value>(_ value: inout Value, with new: Value) -> Value {
  let old = value
  value = new
  return old
}
