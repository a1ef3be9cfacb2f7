import CoreGraphics
import Foundation
import Testing

@Suite struct ImageTests {
  @Test func pngGoesOutAndInUnchanged() throws {
    let image = try draw(9, 7, background: nil) { context in
      context.setFillColor(CGColor(red: 1, green: 0.5, blue: 0, alpha: 1))
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    }
    let data = try image.pngData()
    let back = try CGImage(data: data)
    #expect(back == image)
    #expect(try back.pngData() == data)
    #expect(back.contentHash == image.contentHash && image.contentHash.count == 32)
    #expect(back.color(x: 8, y: 6) == .clear)
  }

  @Test func differentPicturesHaveDifferentHashes() throws {
    let image = try fourQuarters()
    #expect(try fourQuarters().contentHash == image.contentHash)
    #expect(image.cropping(to: CGRect(x: 0, y: 0, width: 2, height: 2))?.contentHash != image.contentHash)
    let (wide, tall) = (try draw(8, 2) { _ in }, try draw(2, 8) { _ in })
    #expect(wide.contentHash != tall.contentHash, "the same bytes in another shape")
  }

  @Test func jpegGoesOutAndInNearlyUnchanged() throws {
    let image = try draw(64, 48) { context in
      context.setFillColor(.pureRed)
      context.fill(CGRect(x: 16, y: 16, width: 32, height: 16))
    }
    let back = try CGImage(data: try image.jpegData(quality: 0.95))
    #expect(back.width == 64 && back.height == 48)
    #expect(back.color(x: 32, y: 24).red > 0.95 && back.color(x: 32, y: 24).green < 0.05)
    #expect(back.color(x: 2, y: 2).green > 0.97)
    let (small, large) = (try image.jpegData(quality: 0.1), try image.jpegData(quality: 1))
    #expect(small.count < large.count)
  }

  @Test(arguments: 1...8)
  func aJPEGIsTurnedUprightAsItsEXIFAsks(orientation: UInt8) throws {
    let plain = try fourQuarters(side: 32).jpegData(quality: 1)
    let tag: [UInt8] =
      Array("Exif\0\0MM\0*".utf8) + [
        0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0,
      ]
    let data = plain.prefix(2) + [0xFF, 0xE1, 0, UInt8(tag.count + 2)] + tag + plain.dropFirst(2)
    let image = try CGImage(data: data)
    // Where the stored picture's red, green and blue quarters must appear, by the tag's definition.
    let places: [[(Int, Int)]] = [
      [(0, 0), (1, 0), (0, 1)], [(1, 0), (0, 0), (1, 1)], [(1, 1), (0, 1), (1, 0)], [(0, 1), (1, 1), (0, 0)],
      [(0, 0), (0, 1), (1, 0)], [(1, 0), (1, 1), (0, 0)], [(1, 1), (1, 0), (0, 1)], [(0, 1), (0, 0), (1, 1)],
    ]
    func color(_ place: (Int, Int)) -> CGColor { image.color(x: 8 + 16 * place.0, y: 8 + 16 * place.1) }
    let expected = places[Int(orientation) - 1]
    #expect(color(expected[0]).red > 0.9 && color(expected[1]).green > 0.9 && color(expected[2]).blue > 0.9)
  }

  @Test func badPicturesAreRefusedWithTheReason() throws {
    let png = try fourQuarters(side: 64).pngData()
    let jpeg = try fourQuarters(side: 64).jpegData(quality: 0.9)
    #expect(throws: ImageError.unknownFormat(firstBytes: "")) { try CGImage(data: Data()) }
    #expect(throws: ImageError.unknownFormat(firstBytes: "47 49 46 38")) {
      try CGImage(data: Data("GIF8".utf8))
    }
    #expect(throws: ImageError.truncated(format: "PNG")) { try CGImage(data: png.prefix(20)) }
    #expect(throws: ImageError.truncated(format: "PNG")) { try CGImage(data: png.dropLast(30)) }
    #expect(throws: ImageError.truncated(format: "JPEG")) { try CGImage(data: jpeg.prefix(jpeg.count - 200)) }
    #expect(throws: ImageError.self) { try CGImage(data: jpeg.prefix(30)) }
    var huge = png
    huge.replaceSubrange(16..<24, with: [0, 0, 0xFF, 0xFF, 0, 0, 0xFF, 0xFF])
    #expect(throws: ImageError.tooLarge(width: 65_535, height: 65_535)) { try CGImage(data: huge) }
  }

  @Test func fewBytesThatStateALargePictureAreRefusedBeforeThereIsRoomForIt() throws {
    var png = try fourQuarters(side: 64).pngData()
    png.replaceSubrange(16..<24, with: [0, 0, 0x27, 0x10, 0, 0, 0x27, 0x10])
    #expect(throws: ImageError.truncated(format: "PNG")) { try CGImage(data: png) }
    var jpeg = try fourQuarters(side: 64).jpegData(quality: 0.9)
    let frame = try #require(jpeg.firstRange(of: Data([0xFF, 0xC0, 0x00, 0x11, 0x08])))
    jpeg.replaceSubrange(frame.upperBound..<frame.upperBound + 4, with: [0x27, 0x10, 0x27, 0x10])
    #expect(throws: ImageError.truncated(format: "JPEG")) { try CGImage(data: jpeg) }
  }

  @Test func aLargePictureOfOneColorIsRead() throws {
    let picture = try draw(1_500, 1_500) { context in
      context.setFillColor(.white)
      context.fill(CGRect(x: 0, y: 0, width: 1_500, height: 1_500))
    }
    #expect(try CGImage(data: picture.pngData()).width == 1_500)
    #expect(try CGImage(data: picture.jpegData(quality: 0)).width == 1_500)
  }

  @Test func aSliceOfALargerFileIsRead() throws {
    let png = try fourQuarters().pngData()
    let data = Data([1, 2, 3]) + png
    #expect(try CGImage(data: data.dropFirst(3)) == fourQuarters())
  }

  @Test func mutatedFilesNeverCrash() throws {
    var random = SplitMix(seed: 7)
    let picture = try draw(24, 24) { context in
      context.setFillColor(.pureBlue)
      context.fillEllipse(in: CGRect(x: 2, y: 3, width: 18, height: 15))
    }
    var outcomes = (read: 0, refused: 0)
    for original in [try picture.pngData(), try picture.jpegData(quality: 0.8)] {
      for _ in 0..<400 {
        var data = original
        for _ in 0..<Int.random(in: 1...8, using: &random) {
          data[Int.random(in: 3..<data.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
        }
        if Bool.random(using: &random) { data = data.prefix(Int.random(in: 4...data.count, using: &random)) }
        do {
          let image = try CGImage(data: data)
          #expect(image.width * image.height <= CGImage.maximumPixelCount)
          outcomes.read += 1
        } catch {
          #expect(!error.description.isEmpty)
          outcomes.refused += 1
        }
      }
    }
    #expect(outcomes.read > 20 && outcomes.refused > 100)
  }

  @Test func croppingKeepsThePixelsInside() throws {
    let image = try fourQuarters()
    let part = try #require(image.cropping(to: CGRect(x: 1.5, y: -3, width: 40, height: 4)))
    #expect(part.width == 3 && part.height == 1)
    #expect(part.color(x: 0, y: 0) == .pureRed && part.color(x: 2, y: 0) == .pureGreen)
    #expect(image.cropping(to: CGRect(x: 4, y: 0, width: 4, height: 4)) == nil)
    #expect(image.cropping(to: .null) == nil)
  }

  @Test func tintingKeepsTheOpacity() throws {
    let image = try draw(4, 4, background: nil) { context in
      context.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 0.5))
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
    }
    let tinted = try #require(image.tinted(.pureRed))
    #expect(tinted.color(x: 0, y: 0).alpha.isNear(0.5) && tinted.color(x: 0, y: 0).red.isNear(1))
    #expect(tinted.color(x: 0, y: 0).green == 0)
    #expect(tinted.color(x: 3, y: 0).alpha == 0)
  }

  @Test func resizingKeepsTheColors() throws {
    let image = try fourQuarters(side: 64)
    let small = try #require(image.resized(width: 8, height: 8))
    #expect(small.width == 8 && small.color(x: 1, y: 1) == .pureRed && small.color(x: 6, y: 1) == .pureGreen)
    #expect(image.resized(width: 0, height: 8) == nil)
  }

  @Test func differencesAreCountedAsAPersonSeesThem() throws {
    let white = try draw(10, 10) { _ in }
    let nearly = try draw(10, 10, background: CGColor(gray: 0.998, alpha: 1)) { _ in }
    let spotted = try draw(10, 10) { $0.fill(CGRect(x: 2, y: 3, width: 5, height: 1)) }
    #expect(ImageDifference(white, nearly)?.noticeableShare == 0)
    let difference = try #require(ImageDifference(white, spotted))
    #expect(difference.noticeableShare == 0.05)
    #expect(difference.box == CGRect(x: 2, y: 3, width: 5, height: 1))
    #expect(difference.greatest.rounded() == 100)
    #expect(ImageDifference(white, try draw(5, 5) { _ in }) == nil)
  }
}

/// Numbers that are the same in every run.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
