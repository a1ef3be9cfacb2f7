import CHeapSize
import UIKit

/// The numbers of the pages' objects, and of the bytes that the process has allocated.
@MainActor enum LiveCount {
  nonisolated(unsafe) static var controllers = 0
  nonisolated(unsafe) static var views = 0
  nonisolated(unsafe) static var layers = 0

  /// The counts in words.
  static var report: String {
    "controllers \(controllers) views \(views) layers \(layers) heap \(heap_size())"
  }
}

class CountedLayer: CALayer {
  override init() {
    super.init()
    LiveCount.layers += 1
  }

  override init(layer: Any) {
    super.init(layer: layer)
    LiveCount.layers += 1
  }

  required init?(coder: NSCoder) { nil }

  deinit { LiveCount.layers -= 1 }
}

class CountedView: UIView {
  override class var layerClass: AnyClass { CountedLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    LiveCount.views += 1
  }

  required init?(coder: NSCoder) { nil }

  deinit { LiveCount.views -= 1 }
}

class CountedController: UIViewController {
  init() {
    super.init(nibName: nil, bundle: nil)
    LiveCount.controllers += 1
  }

  required init?(coder: NSCoder) { nil }

  deinit { LiveCount.controllers -= 1 }
}
