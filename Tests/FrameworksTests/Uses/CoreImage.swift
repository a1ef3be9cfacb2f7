// swift-format-ignore-file
// Written by scripts/frameworks; not to be edited.
import Foundation
import CoreImage

/// Compiles: one small use of each name of CoreImage that apps use. Never called.
@available(*, deprecated)
func useCoreImage() {
  do { typealias Use = CIImage }
  do { typealias Use = CIContext }
  do { typealias Use = CIFilter }
  do { _ = CIContext.createCGImage(_:from:) }
  do { _ = { (value: CIFilter) in _ = value.outputImage } }
  do { _ = CIFilter.init(name:) }
  do { _ = CIFilter.setValue(_:forKey:) }
  do { _ = CIFilter(name: "CIQRCodeGenerator") }
  do { _ = CIContext() }
  do { _ = CIContext.init(options:) }
  do { _ = { (value: CIImage) in _ = value.extent } }
  do { _ = { (buffer: CVPixelBuffer) in _ = CIImage(cvPixelBuffer: buffer) } }
  do { _ = { (image: UIImage) in _ = CIImage(image: image) } }
  do { _ = kCIInputImageKey }
  do { _ = CIColor.init(red:green:blue:) }
  do { _ = CIFilter.init(name:parameters:) }
  do { _ = { (value: CIImage) in _ = value.colorSpace } }
  do { _ = { (image: CGImage) in _ = CIImage(cgImage: image) } }
  do { _ = { (url: URL) in _ = CIImage(contentsOf: url) } }
  do { _ = { (data: Data) in _ = CIImage(data: data) } }
  do { _ = CIImage.transformed(by:) }
  do { typealias Use = CIColor }
  do { _ = CIFilter(name: "CIColorMonochrome") }
  do { _ = CIFilter(name: "CIFalseColor") }
  do { _ = CIFilter(name: "CIGaussianBlur") }
  do { _ = CIFilter(name: "CIHueAdjust") }
  do { _ = CIFilter(name: "CIHueSaturationValueGradient") }
  do { _ = CIFilter(name: "CIPhotoEffectNoir") }
  do { _ = CIFilter(name: "CISepiaTone") }
  do { _ = CIFilter.qrCodeGenerator() }
}
