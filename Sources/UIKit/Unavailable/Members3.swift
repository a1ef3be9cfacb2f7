// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Written by `scripts/names` from the table in Tests/Names: do not edit.

extension _UnavailableNames where Self: UIScreen {
  @available(*, unavailable, message: "the display decides on its brightness")
  public var brightness: CGFloat {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  @available(*, unavailable, message: "call snapshotView(afterScreenUpdates:) of the window")
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView { fatalError() }
  @available(*, unavailable, message: "there is one screen")
  public static var didConnectNotification: NSNotification.Name {
    get { fatalError() }
    set { fatalError() }
  }
  @available(*, unavailable, message: "there is one screen")
  public static var didDisconnectNotification: NSNotification.Name {
    get { fatalError() }
    set { fatalError() }
  }
  @available(*, unavailable, message: "the display decides on its brightness")
  public static var brightnessDidChangeNotification: NSNotification.Name {
    get { fatalError() }
    set { fatalError() }
  }
}
