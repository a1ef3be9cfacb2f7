import QuartzCore

extension CADisplayLink {
  /// Makes a link that calls a method of `target`, which it keeps alive until it is invalidated.
  public convenience init(target: Any, selector: Selector) {
    let object = ClassObject.receiver(target)
    self.init { link in _ = selector.call(on: object, sender: link, event: nil) }
  }
}
