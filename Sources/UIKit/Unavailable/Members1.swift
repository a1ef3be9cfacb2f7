// Written by `scripts/names` from the table in Tests/Names: do not edit.

extension _UnavailableNames where Self: UIDevice {
  @available(
    *, unavailable,
    message: "UIDevice.BatteryState is absent here; docs/what-is-there.md lists what there is"
  )
  public typealias BatteryState = Never
}

extension _UnavailableNames where Self: UIView {
  @available(
    *, unavailable,
    message: "UIView.SystemAnimation is absent here; docs/what-is-there.md lists what there is"
  )
  public typealias SystemAnimation = Never
}

extension _UnavailableNames where Self: UINavigationItem {
  @available(
    *, unavailable,
    message: "UINavigationItem.ItemStyle is absent here; docs/what-is-there.md lists what there is"
  )
  public typealias ItemStyle = Never
}

extension _UnavailableNames where Self: UIButton {
  @available(
    *, unavailable,
    message: "UIButton.Role is absent here; docs/what-is-there.md lists what there is"
  )
  public typealias Role = Never
}

extension _UnavailableNames where Self == UIButton.Configuration {
  @available(
    *, unavailable,
    message: "UIButton.Configuration.Indicator is absent here; docs/what-is-there.md lists what there is"
  )
  public typealias Indicator = Never
}

extension _UnavailableNames where Self: UISegmentedControl {
  @available(
    *, unavailable,
    message: "UISegmentedControl.Segment is absent here; docs/what-is-there.md lists what there is"
  )
  public typealias Segment = Never
}

extension _UnavailableNames where Self: UITableViewCell {
  @available(
    *, unavailable,
    message: "UITableViewCell.StateMask is absent here; docs/what-is-there.md lists what there is"
  )
  public typealias StateMask = Never
}

extension _UnavailableNames where Self: UICollectionView {
  @available(
    *, unavailable,
    message: "UICollectionView.SelfSizingInvalidation is absent here; docs/what-is-there.md lists what there is"
  )
  public typealias SelfSizingInvalidation = Never
}

extension _UnavailableNames where Self: UIView {
  @available(
    *, unavailable,
    message: "UIView.SystemAnimation is absent here; docs/what-is-there.md lists what there is"
  )
  public typealias SystemAnimation = Never
}
