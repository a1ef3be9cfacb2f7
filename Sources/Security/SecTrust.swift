import Foundation

// Certificates, trust and keys. No certificate is trusted here: there is no store of roots, so that an app
// that pins certificates refuses a server rather than trusting it unseen.

/// The place of memory, which is Swift's own here.
public typealias CFAllocator = OpaquePointer
/// The usual place of memory.
public var kCFAllocatorDefault: CFAllocator? { nil }
/// Bytes.
public typealias CFData = NSData
/// A list.
public typealias CFArray = [Any]
/// An error.
public typealias CFError = NSError

/// It is not available.
public let errSecNotAvailable: OSStatus = -25291
/// The person may not be asked now.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// The person was not recognized.
public let errSecAuthFailed: OSStatus = -25293
/// The person has cancelled.
public let errSecUserCanceled: OSStatus = -128
/// The function is not there.
public let errSecUnimplemented: OSStatus = -4
/// Bytes cannot be read.
public let errSecDecode: OSStatus = -26275
/// An entitlement is missing.
public let errSecMissingEntitlement: OSStatus = -34018
/// The certificate is not trusted.
public let errSecNotTrusted: OSStatus = -67843

/// The conditions of an item. Kept out of the store: the person's account is the only one.
public let kSecAttrAccessControl: CFString = "accc"
/// The context by which the person is recognized. Passed over.
public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
/// The text by which the person is asked. Passed over.
public let kSecUseOperationPrompt: CFString = "u_OpPrompt"
/// The way of asking. Passed over.
public let kSecUseAuthenticationUI: CFString = "u_AuthUI"

/// A certificate, as its bytes.
public final class SecCertificate: Sendable {
  let data: Data
  init(_ data: Data) { self.data = data }
}

/// Reads a certificate in DER. Nil where the bytes are no sequence of their length.
public func SecCertificateCreateWithData(_ allocator: CFAllocator?, _ data: CFData) -> SecCertificate? {
  let bytes = Data(referencing: data)
  return DER.isSequence(bytes) ? SecCertificate(bytes) : nil
}
/// Returns a certificate's bytes.
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { NSData(data: certificate.data) }
/// Returns a certificate's name for people: not known.
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? { nil }
/// Returns a certificate's key: not available.
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { nil }

/// The outer form of DER.
enum DER {
  /// Whether bytes are one sequence, to their end.
  static func isSequence(_ data: Data) -> Bool {
    let bytes = [UInt8](data.prefix(6))
    guard bytes.count >= 2, bytes[0] == 0x30 else { return false }
    if bytes[1] < 0x80 { return data.count == 2 + Int(bytes[1]) }
    let count = Int(bytes[1] & 0x7f)
    guard (1...4).contains(count), bytes.count >= 2 + count else { return false }
    let length = bytes[2..<2 + count].reduce(0) { $0 << 8 | Int($1) }
    return data.count == 2 + count + length
  }
}

/// The policy by which a trust is evaluated.
public final class SecPolicy: Sendable {
  let name: String
  init(_ name: String) { self.name = name }
}
/// Creates the check of certificates alone.
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy("basic") }
/// Creates the check of a server, or of a client, with a name.
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy {
  SecPolicy(hostname ?? "")
}
/// Creates the check whether certificates were revoked.
public func SecPolicyCreateRevocation(_ revocationFlags: CFOptionFlags) -> SecPolicy? {
  SecPolicy("revocation")
}
/// A set of options as bits.
public typealias CFOptionFlags = UInt
/// Asks the certificate's authority by OCSP.
public let kSecRevocationOCSPMethod: CFOptionFlags = 1 << 0
/// Reads the certificate authority's list.
public let kSecRevocationCRLMethod: CFOptionFlags = 1 << 1
/// Prefers the list where both ways are there.
public let kSecRevocationPreferCRL: CFOptionFlags = 1 << 2
/// Refuses a certificate of which nothing is known.
public let kSecRevocationRequirePositiveResponse: CFOptionFlags = 1 << 3
/// Uses no network.
public let kSecRevocationNetworkAccessDisabled: CFOptionFlags = 1 << 4
/// Either way of asking.
public let kSecRevocationUseAnyAvailableMethod: CFOptionFlags =
  kSecRevocationOCSPMethod | kSecRevocationCRLMethod

/// The outcome of a check.
public enum SecTrustResultType: UInt32, Sendable {
  case invalid = 0
  case proceed = 1
  case deny = 3
  case unspecified = 4
  case recoverableTrustFailure = 5
  case fatalTrustFailure = 6
  case otherError = 7
}

/// A chain of certificates that is checked. None is trusted here.
public final class SecTrust: @unchecked Sendable {
  let certificates: [SecCertificate]
  init(_ certificates: [SecCertificate]) { self.certificates = certificates }
}

/// Creates a check of one certificate or of several.
public func SecTrustCreateWithCertificates(
  _ certificates: Any, _ policies: Any?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
  if let one = certificates as? SecCertificate {
    trust.pointee = SecTrust([one])
  } else if let list = certificates as? [SecCertificate], !list.isEmpty {
    trust.pointee = SecTrust(list)
  } else {
    return errSecParam
  }
  return errSecSuccess
}
/// Sets what is checked.
@discardableResult public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: Any) -> OSStatus {
  errSecSuccess
}
/// Sets the roots. They are not followed: not available.
@discardableResult public func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ anchors: CFArray?)
  -> OSStatus
{ errSecUnimplemented }
/// Sets whether only these roots count.
@discardableResult public func SecTrustSetAnchorCertificatesOnly(_ trust: SecTrust, _ only: Bool) -> OSStatus
{
  errSecUnimplemented
}
/// Checks. Returns whether the certificates are trusted: never.
public func SecTrustEvaluateWithError(
  _ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?
) -> Bool {
  error?.pointee = NSError(domain: NSOSStatusErrorDomain, code: Int(errSecNotTrusted))
  return false
}
/// Checks. The outcome is always a failure.
public func SecTrustEvaluate(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>)
  -> OSStatus
{
  result.pointee = .recoverableTrustFailure
  return errSecSuccess
}
/// Returns the outcome of the last check.
public func SecTrustGetTrustResult(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>)
  -> OSStatus
{ SecTrustEvaluate(trust, result) }
/// Returns the number of certificates.
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> Int { trust.certificates.count }
/// Returns a certificate by its place.
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: Int) -> SecCertificate? {
  trust.certificates.indices.contains(ix) ? trust.certificates[ix] : nil
}
/// Returns the certificates.
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { trust.certificates }
/// Returns the key of the first certificate: not available.
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { nil }
/// Returns the key of the first certificate: not available.
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { nil }

/// The domain of results.
public let NSOSStatusErrorDomain = "NSOSStatusErrorDomain"

/// A key. None can be made here; CryptoKit makes keys.
public final class SecKey: Sendable {
  private init() {}
}
private func refuse<Value>(_ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Value? {
  error?.pointee = .passRetained(NSError(domain: NSOSStatusErrorDomain, code: Int(errSecUnimplemented)))
  return nil
}
/// Makes a key: not available.
public func SecKeyCreateRandomKey(
  _ parameters: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? { refuse(error) }
/// Reads a key: not available.
public func SecKeyCreateWithData(
  _ keyData: CFData, _ attributes: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? { refuse(error) }
/// Returns the public half of a key: not available.
public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? { nil }
/// Returns a key's bytes: not available.
public func SecKeyCopyExternalRepresentation(
  _ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? { refuse(error) }
/// Returns what is known of a key: nothing.
public func SecKeyCopyAttributes(_ key: SecKey) -> CFDictionary? { nil }

/// The conditions under which an item can be read. Kept: here it can be read while the person's files can.
public final class SecAccessControl: Sendable {
  init() {}
}
/// The parts of conditions.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
  /// The value as it is stored.
  public let rawValue: UInt
  /// Creates a value of a stored one.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The value `userPresence`.
  public static let userPresence = SecAccessControlCreateFlags(rawValue: 1)
  /// The value `biometryAny`.
  public static let biometryAny = SecAccessControlCreateFlags(rawValue: 1 << 1)
  /// The value `biometryCurrentSet`.
  public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 3)
  /// The value `devicePasscode`.
  public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 1 << 4)
  /// The value `or`.
  public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
  /// The value `and`.
  public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)
  /// The value `privateKeyUsage`.
  public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
}
/// Creates conditions.
public func SecAccessControlCreateWithFlags(
  _ allocator: CFAllocator?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? { SecAccessControl() }
/// Creates conditions.
public func SecAccessControlCreateWithFlags(
  _ allocator: CFAllocator?, _ protection: CFString, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? { SecAccessControl() }

/// A source of random bytes.
public struct SecRandomRef: Sendable {}
/// The system's source.
public let kSecRandomDefault: SecRandomRef? = nil
/// Writes random bytes of the system's own source. Returns 0.
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32
{
  var generator = SystemRandomNumberGenerator()
  for index in 0..<max(count, 0) {
    bytes.storeBytes(of: UInt8.random(in: 0 ... .max, using: &generator), toByteOffset: index, as: UInt8.self)
  }
  return errSecSuccess
}
