import CommonCrypto
import CryptoKit
import UIKit

/// Hashes, and a cipher.
final class CryptoScreen: FrameworkScreen {
  override class var framework: String { "CryptoKit" }
  override class var purpose: String { "Hashes, and a cipher" }
  override class var symbol: String { "lock" }

  private let field = UITextField()

  override func fill() {
    field.borderStyle = .roundedRect
    field.placeholder = "A text"
    field.text = "abc"
    field.accessibilityIdentifier = "text"
    add(field)
    addButton("Hash") { [weak self] in self?.hash() }
    addButton("Seal and open") { [weak self] in self?.seal() }
  }

  private var data: Data { Data((field.text ?? "").utf8) }

  private func hash() {
    var bytes = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
    let data = data
    data.withUnsafeBytes { _ = CC_MD5($0.baseAddress, CC_LONG(data.count), &bytes) }
    let sha = SHA256.hash(data: data).map { String(format: "%02x", $0) }.joined()
    show("SHA256 \(sha.prefix(16))…\nMD5 \(bytes.map { String(format: "%02x", $0) }.joined().prefix(16))…")
  }

  private func seal() {
    do {
      let key = SymmetricKey(size: .bits256)
      let box = try AES.GCM.seal(data, using: key)
      let text = String(decoding: try AES.GCM.open(box, using: key), as: UTF8.self)
      show("\(box.ciphertext.count) sealed bytes are “\(text)” again.")
    } catch { show(error) }
  }
}
