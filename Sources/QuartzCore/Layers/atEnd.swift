/// Runs the last work of an object of the main actor, for its `deinit`.
///
/// That one is not isolated: an app's subclass could then have no plain `deinit`. Views and layers are let go on the
/// main actor, as UIKit demands; where one is not, this runs on the thread that lets it go.
package func atEnd(_ work: @MainActor () -> Void) {
  withoutActuallyEscaping(work) { work in
    unsafeBitCast(work, to: (() -> Void).self)()
  }
}
