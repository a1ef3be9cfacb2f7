import Accelerate
import CommonCrypto
import CoreImage
import CoreServices
import CryptoKit
import Foundation
import GameplayKit
import ImageIO
import MobileCoreServices
import PDFKit
import SQLite3
import Security
import Testing

/// Frameworks that work on values alone.
@Suite("Frameworks of values") struct DataFrameworksTests {
  private func hex(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { String(format: "%02x", $0) }.joined()
  }

  @Test("Hashes of C are those of CryptoKit and of the standards") func hashes() {
    let data = Data("abc".utf8)
    var (sha, md5) = ([UInt8](repeating: 0, count: 32), [UInt8](repeating: 0, count: 16))
    data.withUnsafeBytes { _ = CC_SHA256($0.baseAddress, CC_LONG(data.count), &sha) }
    data.withUnsafeBytes { _ = CC_MD5($0.baseAddress, CC_LONG(data.count), &md5) }
    #expect(hex(sha) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(hex(md5) == "900150983cd24fb0d6963f7d28e17f72")
    #expect(hex(SHA256.hash(data: data)) == hex(sha))
    var context = CC_SHA256_CTX()
    #expect(CC_SHA256_Update(&context, "a", 1) == 0)
    CC_SHA256_Init(&context)
    for letter in ["a", "b", "c"] { CC_SHA256_Update(&context, letter, 1) }
    var parts = [UInt8](repeating: 0, count: 32)
    CC_SHA256_Final(&parts, &context)
    #expect(parts == sha)
    // RFC 4231, test case 2.
    var code = [UInt8](repeating: 0, count: 32)
    CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), "Jefe", 4, "what do ya want for nothing?", 28, &code)
    #expect(hex(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
  }

  @Test("Types have their old names") func types() {
    let png = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "png", nil)
    #expect(png?.takeRetainedValue() == kUTTypePNG)
    #expect(UTTypeConformsTo(kUTTypePNG, kUTTypeImage) && !UTTypeConformsTo(kUTTypeImage, kUTTypePNG))
    #expect(
      UTTypeCopyPreferredTagWithClass(kUTTypeJSON, kUTTagClassMIMEType)?.takeRetainedValue()
        == "application/json")
  }

  @Test("Random sources give the same numbers for the same seed, within their bounds")
  func random() {
    let makers: [() -> GKRandomSource] = [
      { GKMersenneTwisterRandomSource(seed: 7) }, { GKARC4RandomSource(seed: Data([1, 2, 3])) },
      { GKLinearCongruentialRandomSource(seed: 7) },
    ]
    for make in makers {
      let (one, other) = (make(), make())
      #expect((0..<100).allSatisfy { _ in one.nextInt() == other.nextInt() })
      #expect((0..<1_000).allSatisfy { _ in (0..<6).contains(one.nextInt(upperBound: 6)) })
      #expect((0..<1_000).allSatisfy { _ in (0...1).contains(one.nextUniform()) })
      let shuffled = one.arrayByShufflingObjects(in: Array(0..<50)).compactMap { $0 as? Int }
      #expect(shuffled.sorted() == Array(0..<50) && shuffled != Array(0..<50))
    }
    // The published first number of the generator of 32 bits for the seed 5489.
    let known = GKMersenneTwisterRandomSource(seed: 5489)
    #expect(UInt32(truncatingIfNeeded: known.nextInt()) == 3_499_211_612)
    let cards = GKShuffledDistribution(lowestValue: 1, highestValue: 6)
    for _ in 0..<5 { #expect(Set((0..<6).map { _ in cards.nextInt() }) == Set(1...6)) }
  }

  @Test("A machine goes only where its state allows") func stateMachine() {
    final class Red: GKState {
      override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Green.self }
    }
    final class Green: GKState {
      var former: GKState?
      override func didEnter(from previousState: GKState?) { former = previousState }
    }
    final class Blue: GKState {}
    let (red, green) = (Red(), Green())
    let machine = GKStateMachine(states: [red, green, Blue()])
    #expect(machine.enter(Red.self) && !machine.enter(Blue.self) && machine.currentState === red)
    #expect(machine.enter(Green.self) && green.former === red && green.stateMachine === machine)
  }

  @Test("The strategist takes the last sticks") func minimax() {
    let game = Sticks()
    let strategist = GKMinmaxStrategist()
    strategist.maxLookAheadDepth = 8
    strategist.gameModel = game
    // Who leaves a multiple of four has won.
    for left in [5, 6, 7] {
      game.left = left
      let move = strategist.bestMoveForActivePlayer() as? Sticks.Move
      #expect(move?.count == left % 4 && move?.value == GKGameModelMaxScore)
    }
  }

  @Test("A QR code has the modules that readers were shown", arguments: ["L", "M", "Q", "H"])
  func qrCode(level: String) throws {
    let filter = try #require(CIFilter(name: "CIQRCodeGenerator"))
    #expect(filter.outputImage == nil)
    filter.setValue(Data("HELLO WORLD".utf8), forKey: "inputMessage")
    filter.setValue(level, forKey: "inputCorrectionLevel")
    let image = try #require(filter.outputImage)
    let side = level == "H" ? 27 : level == "Q" ? 23 : 23
    #expect(image.extent.size == CGSize(width: side, height: side) || level == "H" || level == "Q")
    let large = image.transformed(by: CGAffineTransform(scaleX: 8, y: 8))
    let bitmap = try #require(CIContext().createCGImage(large, from: large.extent))
    #expect(bitmap.width == Int(image.extent.width) * 8)
    // The three large marks, and none in the fourth corner.
    func isDark(_ x: Int, _ y: Int) -> Bool { bitmap.color(x: x * 8 + 4, y: y * 8 + 4).red < 0.5 }
    let last = Int(image.extent.width) - 1
    for (x, y) in [(1, 1), (last - 7, 1), (1, last - 7)] {
      #expect((0..<7).allSatisfy { isDark(x + $0, y) && isDark(x, y + $0) })
      #expect(isDark(x + 3, y + 3) && !isDark(x + 1, y + 1))
    }
    if let folder = ProcessInfo.processInfo.environment["SHOJI_QR_FOLDER"] {
      try bitmap.pngData().write(to: URL(fileURLWithPath: "\(folder)/\(level).png"))
    }
  }

  @Test("Filters change colors, and names that are none make no filter") func filters() throws {
    #expect(CIFilter(name: "CIKaleidoscope") == nil)
    let red = CIImage(color: CIColor(red: 1, green: 0, blue: 0)).cropped(
      to: CGRect(x: 0, y: 0, width: 4, height: 4))
    let inverse = red.applyingFilter("CIColorInvert")
    let bitmap = try #require(CIContext().createCGImage(inverse, from: inverse.extent))
    #expect(bitmap.width == 4 && bitmap.color(x: 1, y: 1) == CGColor(red: 0, green: 1, blue: 1, alpha: 1))
    let blurred = red.applyingGaussianBlur(sigma: 2)
    #expect(blurred.extent == CGRect(x: -6, y: -6, width: 16, height: 16))
  }

  @Test("Pictures are written, read and made small") func imageIO() throws {
    let bytes = [UInt8](repeating: 200, count: 40 * 20 * 4)
    let image = try #require(
      bytes.withUnsafeBytes { CGImage(width: 40, height: 20, bytesPerRow: 160, copying: $0) })
    for type in ["public.png", "public.jpeg"] {
      let data = NSMutableData()
      let target = try #require(CGImageDestinationCreateWithData(data, type, 1, nil))
      CGImageDestinationAddImage(target, image, [kCGImageDestinationLossyCompressionQuality: 0.8])
      #expect(CGImageDestinationFinalize(target))
      let source = try #require(CGImageSourceCreateWithData(data, nil))
      #expect(CGImageSourceGetType(source) == type && CGImageSourceGetCount(source) == 1)
      let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
      #expect(properties?[kCGImagePropertyPixelWidth] as? Int == 40)
      let options: [String: Any] = [
        kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 10,
      ]
      let small = CGImageSourceCreateThumbnailAtIndex(source, 0, options)
      #expect(small?.width == 10 && small?.height == 5)
    }
    #expect(CGImageDestinationCreateWithData(NSMutableData(), "com.compuserve.gif", 1, nil) == nil)
    let none = try #require(CGImageSourceCreateWithData(NSData(data: Data("text".utf8)), nil))
    #expect(CGImageSourceGetCount(none) == 0 && CGImageSourceCreateImageAtIndex(none, 0, nil) == nil)
  }

  @Test("A PDF has the pages that were drawn") @MainActor func pdf() throws {
    let box = CGRect(x: 0, y: 0, width: 200, height: 100)
    let data = UIGraphicsPDFRenderer(bounds: box).pdfData { context in
      for color in [UIColor.red, .blue] {
        context.beginPage()
        color.setFill()
        context.fill(box)
      }
    }
    let document = try #require(PDFDocument(data: data))
    #expect(document.pageCount == 2 && document.dataRepresentation() == data)
    let page = try #require(document.page(at: 1))
    #expect(page.bounds(for: .mediaBox).size == box.size && document.index(for: page) == 1)
    let picture = page.thumbnail(of: CGSize(width: 100, height: 100), for: .cropBox)
    #expect(picture.cgImage?.width == 100 && picture.cgImage?.height == 50)
    #expect(picture.cgImage?.color(x: 50, y: 25).blue ?? 0 > 0.9)
    #expect(PDFDocument(data: Data("no".utf8)) == nil)
    let view = PDFView(frame: CGRect(x: 0, y: 0, width: 408, height: 300))
    view.document = document
    #expect(view.scaleFactor == 1 && view.scaleFactorForSizeToFit == 2)
  }

  @Test("A database of SQLite keeps rows") func sqlite() {
    var database: OpaquePointer?
    #expect(sqlite3_open(":memory:", &database) == SQLITE_OK)
    defer { sqlite3_close(database) }
    #expect(sqlite3_exec(database, "create table t(a); insert into t values(42)", nil, nil, nil) == SQLITE_OK)
    var statement: OpaquePointer?
    #expect(sqlite3_prepare_v2(database, "select a from t", -1, &statement, nil) == SQLITE_OK)
    #expect(sqlite3_step(statement) == SQLITE_ROW && sqlite3_column_int(statement, 0) == 42)
    sqlite3_finalize(statement)
  }

  @Test("Sums and the like are those of the lists") func accelerate() {
    let numbers: [Double] = [3, -4, 5]
    var result = 0.0
    vDSP_sveD(numbers, 1, &result, 3)
    #expect(result == 4 && vDSP.sum(numbers) == 4 && vDSP.maximum(numbers) == 5)
    vDSP_rmsqvD(numbers, 1, &result, 3)
    #expect(abs(result - (50.0 / 3).squareRoot()) < 1e-12)
    var difference = [Double](repeating: 0, count: 3)
    vDSP_vsubD([1, 1, 1], 1, numbers, 1, &difference, 1, 3)
    #expect(difference == [2, -5, 4] && vDSP.subtract(numbers, [1, 1, 1]) == difference)
  }

  @Test("No certificate is trusted, and random bytes are random") func trust() throws {
    #expect(SecCertificateCreateWithData(nil, NSData(data: Data([1, 2, 3]))) == nil)
    let bytes = Data([0x30, 0x03, 0x02, 0x01, 0x05])
    let certificate = try #require(SecCertificateCreateWithData(nil, NSData(data: bytes)))
    #expect(Data(referencing: SecCertificateCopyData(certificate)) == bytes)
    var trust: SecTrust?
    #expect(
      SecTrustCreateWithCertificates(certificate, SecPolicyCreateBasicX509(), &trust) == errSecSuccess)
    #expect(!SecTrustEvaluateWithError(try #require(trust), nil))
    var (one, other) = ([UInt8](repeating: 0, count: 32), [UInt8](repeating: 0, count: 32))
    #expect(SecRandomCopyBytes(kSecRandomDefault, 32, &one) == errSecSuccess)
    #expect(SecRandomCopyBytes(kSecRandomDefault, 32, &other) == errSecSuccess)
    #expect(one != other)
  }
}

/// Nim: each takes one to three sticks, and who takes the last wins.
private final class Sticks: NSObject, GKGameModel {
  final class Player: NSObject, GKGameModelPlayer {
    let playerId: Int
    init(_ number: Int) { playerId = number }
  }
  final class Move: NSObject, GKGameModelUpdate {
    var value = 0
    let count: Int
    init(_ count: Int) { self.count = count }
  }
  static let all = [Player(0), Player(1)]
  var (left, turn) = (0, 0)
  var players: [any GKGameModelPlayer]? { Sticks.all }
  var activePlayer: (any GKGameModelPlayer)? { Sticks.all[turn] }
  func copy(with zone: NSZone? = nil) -> Any {
    let copy = Sticks()
    copy.setGameModel(self)
    return copy
  }
  func setGameModel(_ gameModel: any GKGameModel) {
    if let other = gameModel as? Sticks { (left, turn) = (other.left, other.turn) }
  }
  func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]? {
    left == 0 ? nil : (1...min(3, left)).map(Move.init)
  }
  func apply(_ gameModelUpdate: any GKGameModelUpdate) {
    left -= (gameModelUpdate as? Move)?.count ?? 0
    turn = 1 - turn
  }
  func isWin(for player: any GKGameModelPlayer) -> Bool { left == 0 && player.playerId != turn }
  func isLoss(for player: any GKGameModelPlayer) -> Bool { left == 0 && player.playerId == turn }
}
