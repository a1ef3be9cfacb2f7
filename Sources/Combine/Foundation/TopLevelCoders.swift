import Foundation
import OpenCombine

extension JSONEncoder: @retroactive TopLevelEncoder {
  /// What it encodes to.
  public typealias Output = Data
}

extension JSONDecoder: @retroactive TopLevelDecoder {
  /// What it decodes from.
  public typealias Input = Data
}

extension PropertyListEncoder: @retroactive TopLevelEncoder {
  /// What it encodes to.
  public typealias Output = Data
}

extension PropertyListDecoder: @retroactive TopLevelDecoder {
  /// What it decodes from.
  public typealias Input = Data
}
