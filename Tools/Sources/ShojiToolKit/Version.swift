/// The release that the tool belongs to.
public enum Version {
  /// The number of the release, as the heading of its changes in `CHANGELOG.md` has it.
  public static let current = "1.0.0"
}
