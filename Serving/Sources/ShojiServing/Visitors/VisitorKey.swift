import CCrypto

/// The key by which a visitor is known: random bytes, in a cookie that the server has signed. Whoever has it
/// is the visitor.
struct VisitorKey: Hashable, Sendable {
  /// The random part, in hexadecimal digits.
  let digits: String

  /// The number of random bytes.
  static let length = 16

  /// Makes a fresh key.
  static func make() -> VisitorKey {
    VisitorKey(digits: [UInt8].random(count: length).hexadecimal)
  }

  /// The visitor's identifier, which may stand in logs and names of folders: nobody gets the key from it.
  var identifier: String {
    var digest = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
    var count: UInt32 = 0
    let bytes = Array(digits.utf8)
    EVP_Digest(bytes, bytes.count, &digest, &count, EVP_sha256(), nil)
    return digest.prefix(Self.identifierLength / 2).hexadecimal
  }

  /// The number of digits of an identifier.
  static let identifierLength = 24
}

extension Sequence<UInt8> {
  /// Two lower-case digits for each byte.
  var hexadecimal: String {
    map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }
}

extension [UInt8] {
  /// Makes random bytes that nobody can guess.
  static func random(count: Int) -> [UInt8] {
    var random = SystemRandomNumberGenerator()
    return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &random) }
  }
}
