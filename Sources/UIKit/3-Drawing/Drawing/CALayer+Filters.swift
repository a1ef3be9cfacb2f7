import QuartzCore

extension CALayer {
  /// The filter of a picture that is made smaller; `linear`, whatever is set: pictures are drawn smoothly.
  public var minificationFilter: CALayerContentsFilter {
    get { .linear }
    set {}
  }
  /// The bias of mipmaps; 0, whatever is set: there are none.
  public var minificationFilterBias: Float {
    get { 0 }
    set {}
  }
  /// Whether the layer and its sublayers are one picture of its opacity; true, whatever is set.
  public var allowsGroupOpacity: Bool {
    get { true }
    set {}
  }
}
