import Diagnostics

/// Stops an app that is built for debugging whose bound sequence ends with an error: what shows it would show
/// nothing new. Others log the error.
package func bindingDidFail(_ error: any Error) {
  if AppBuild.isDebug { fatalError("Binding error: \(error)") }
  Log.reactive.error("Binding error: \(error)")
}
