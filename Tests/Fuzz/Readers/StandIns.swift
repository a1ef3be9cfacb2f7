// What the readers name of UIKit and CoreGraphics and that has no part in reading, so that few files are compiled.

import Foundation

struct UIColor: Equatable, Sendable {
  var red: CGFloat
  var green: CGFloat
  var blue: CGFloat
  var alpha: CGFloat
  static let clear = UIColor(red: 0, green: 0, blue: 0, alpha: 0)
  static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
}

enum NSTextAlignment { case left, center, right, justified, natural }

struct CGColor: Sendable {
  static let white = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
  static let clear = CGColor(red: 0, green: 0, blue: 0, alpha: 0)
  var red: CGFloat
  var green: CGFloat
  var blue: CGFloat
  var alpha: CGFloat
}

enum CGContext { static let maximumSide = 32_767 }

extension CGImage {
  func on(_ background: CGColor) -> CGImage? { self }
}

enum UploadStore { static let mostWaiting = 1_000 }

struct UploadedFile: Equatable {
  var token: String?
  var name: String
  var mediaType: String
}
