import Foundation
import OpenCombine

extension JSONEncoder: @retroactive TopLevelEncoder {
  /// The type of the encoded value.
  public typealias Output = Data
}

extension JSONDecoder: @retroactive TopLevelDecoder {
  /// The type of the encoded value.
  public typealias Input = Data
}

extension PropertyListEncoder: @retroactive TopLevelEncoder {
  /// The type of the encoded value.
  public typealias Output = Data
}

extension PropertyListDecoder: @retroactive TopLevelDecoder {
  /// The type of the encoded value.
  public typealias Input = Data
}
