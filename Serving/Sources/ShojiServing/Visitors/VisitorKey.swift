import CCrypto
import Foundation

/// The key by which a visitor is known: random bytes, in a cookie that the server has signed. Whoever has it
/// is the visitor.
struct VisitorKey: Hashable, Sendable {
  /// The random part, in hexadecimal digits.
  let digits: String

  /// The number of random bytes.
  private static let length = 16

  /// Makes a fresh key.
  static func make() -> VisitorKey {
    var random = SystemRandomNumberGenerator()
    let bytes = (0..<length).map { _ in UInt8.random(in: .min ... .max, using: &random) }
    return VisitorKey(digits: bytes.hexadecimal)
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

/// The secret by which a server knows the cookies that it gave away.
struct CookieSigner: Sendable {
  /// The name of the cookie.
  let name: String
  private let secret: [UInt8]

  /// The number of digits of a signature, of 128 bits.
  private static let signatureLength = 32

  /// Signs with a secret of at least 32 bytes.
  init(name: String, secret: [UInt8]) {
    precondition(secret.count >= 32, "a secret of \(secret.count) bytes is too short")
    self.name = name
    self.secret = secret
  }

  /// The cookie of a key as a request has it, `NAME=VALUE`. It is of use to one user only, where there are
  /// such.
  func cookie(of key: VisitorKey, user: String? = nil) -> String {
    "\(name)=\(key.digits).\(signature(of: key.digits, user))"
  }

  /// The value of the header that has a browser keep the cookie for a year.
  func setting(_ key: VisitorKey, user: String? = nil, isSecure: Bool) -> String {
    "\(cookie(of: key, user: user)); Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax\(isSecure ? "; Secure" : "")"
  }

  /// The one key of a user, whatever they come with.
  func key(of user: String) -> VisitorKey {
    VisitorKey(digits: signature(of: "a user's only visit", user))
  }

  /// The key in a request's cookies, where this server has signed it for the same user.
  func key(in cookies: [String], user: String? = nil) -> VisitorKey? {
    for header in cookies {
      for cookie in header.split(separator: ";") {
        let parts = cookie.drop { $0 == " " }.split(separator: "=", maxSplits: 1)
        guard parts.count == 2, parts[0] == name, let key = key(of: parts[1], user) else { continue }
        return key
      }
    }
    return nil
  }

  private func key(of value: Substring, _ user: String?) -> VisitorKey? {
    let parts = value.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].utf8.count == 32, parts[0].utf8.allSatisfy(\.isHexadecimal) else {
      return nil
    }
    let (candidate, signature) = (Array(parts[1].utf8), Array(signature(of: String(parts[0]), user).utf8))
    guard candidate.count == signature.count,
      CRYPTO_memcmp(candidate, signature, signature.count) == 0
    else { return nil }
    return VisitorKey(digits: String(parts[0]))
  }

  private func signature(of text: String, _ user: String?) -> String {
    var digest = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
    var count: UInt32 = 0
    let bytes = Array((text + (user.map { "\n\($0)" } ?? "")).utf8)
    HMAC(EVP_sha256(), secret, Int32(secret.count), bytes, bytes.count, &digest, &count)
    return String(digest.prefix(Int(count)).hexadecimal.prefix(Self.signatureLength))
  }
}

extension Sequence<UInt8> {
  /// Two lower-case digits for each byte.
  var hexadecimal: String {
    map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }
}

extension UInt8 {
  /// Whether it is a lower-case hexadecimal digit.
  fileprivate var isHexadecimal: Bool { (0x30...0x39).contains(self) || (0x61...0x66).contains(self) }
}
