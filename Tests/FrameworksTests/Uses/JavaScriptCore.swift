// swift-format-ignore-file
// Written by scripts/frameworks; not to be edited.
import Foundation
import JavaScriptCore

/// Compiles: one small use of each name of JavaScriptCore that apps use. Never called.
@available(*, deprecated)
func useJavaScriptCore() {
  do { _ = { (value: JSContext) in _ = value.evaluateScript("1") } }
  do { _ = JSContext() }
  do { typealias Use = JSContext }
  do { _ = JSValue.objectForKeyedSubscript(_:) }
  do { _ = { (value: JSContext) in _ = value.exception } }
  do { _ = JSContext.objectForKeyedSubscript(_:) }
  do { _ = { (value: JSContext) in value.setObject(1, forKeyedSubscript: "a" as NSString) } }
  do { _ = JSValue(newObjectIn: JSContext()) }
  do { _ = JSValue.invokeMethod(_:withArguments:) }
  do { typealias Use = JSContext }
  do { typealias Use = JSContext }
  do { typealias Use = JSContext }
  do { typealias Use = JSValue }
}
