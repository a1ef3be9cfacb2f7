import Foundation

extension URL {
  /// Returns the address with a component, which gets the preferred extension of a type unless it has one of
  /// it.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
    let url = appendingPathComponent(partialName)
    let known = contentType.tags[.filenameExtension] ?? []
    return known.contains(url.pathExtension.lowercased()) ? url : url.appendingPathExtension(for: contentType)
  }

  /// Appends a component, which gets the preferred extension of a type unless it has one of it.
  public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
    self = appendingPathComponent(partialName, conformingTo: contentType)
  }

  /// Returns the address with the preferred extension of a type.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    contentType.preferredFilenameExtension.map { appendingPathExtension($0) } ?? self
  }

  /// Appends the preferred extension of a type.
  public mutating func appendPathExtension(for contentType: UTType) {
    self = appendingPathExtension(for: contentType)
  }
}
