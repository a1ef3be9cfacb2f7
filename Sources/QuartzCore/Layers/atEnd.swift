/// Runs the last work of an object of the main actor, for its `deinit`.
///
/// That one is not isolated: an app's subclass could then have no plain `deinit`. Views and layers are let go
/// on the main actor, as UIKit demands; where one is not, this runs on the thread that lets it go. The work
/// captures nothing, so it costs no more than a call.
package func atEnd<Object: AnyObject>(_ object: Object, _ work: @escaping @MainActor (Object) -> Void) {
  unsafeBitCast(work, to: ((Object) -> Void).self)(object)
}
