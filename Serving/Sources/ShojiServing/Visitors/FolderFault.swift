/// A fault of a folder that the command line names.
public struct FolderFault: Error, Equatable {
  /// The folder, and what is wrong with it.
  public let message: String
}
