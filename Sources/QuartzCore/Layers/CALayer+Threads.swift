import CProcessSupport
import ProcessSupport

extension CALayer {
  /// Reports a change of a view on another thread than the main one. Every change comes through one of three
  /// methods that call this: ``setNeedsCommit(_:)``, ``setNeedsDisplay()`` and ``setNeedsLayout()``. It costs
  /// a comparison of two registers.
  func checkThread() {
    if shoji_is_off_main_thread() { reportThread() }
  }

  /// Layers that nothing shows and no view has may be used on any thread, as Apple's may.
  private func reportThread() {
    if host != nil || layerOwner != nil { MainThreadChecker.report() }
  }
}
