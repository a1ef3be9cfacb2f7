import CCrypto

/// The secret by which a server knows the cookies that it gave away.
struct CookieSigner: Sendable {
  /// The name of the cookie.
  let name: String
  private let secret: [UInt8]

  /// The number of digits of a key, and of a signature, which is the key of a user.
  private static let length = 2 * VisitorKey.length

  /// Signs with a secret of at least 32 bytes.
  init(name: String, secret: [UInt8]) {
    precondition(secret.count >= 32, "a secret of \(secret.count) bytes is too short")
    self.name = name
    self.secret = secret
  }

  /// Eight digits that tell one secret from another, and say nothing of it.
  static func mark(of secret: [UInt8]) -> String {
    var digest = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
    var count: UInt32 = 0
    let bytes = Array("the name of a cookie".utf8) + secret
    EVP_Digest(bytes, bytes.count, &digest, &count, EVP_sha256(), nil)
    return digest.prefix(4).hexadecimal
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
    guard parts.count == 2, parts[0].utf8.count == Self.length, parts[0].utf8.allSatisfy(\.isHexadecimal)
    else {
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
    return String(digest.prefix(Int(count)).hexadecimal.prefix(Self.length))
  }
}

extension UInt8 {
  /// Whether it is a lower-case hexadecimal digit.
  fileprivate var isHexadecimal: Bool { (0x30...0x39).contains(self) || (0x61...0x66).contains(self) }
}
