// swift-format-ignore-file
// Written by scripts/frameworks; not to be edited.
import Foundation
import ImageIO

/// Compiles: one small use of each name of ImageIO that apps use. Never called.
@available(*, deprecated)
func useImageIO() {
  do { _ = CGImageDestinationAddImage }
  do { _ = CGImageDestinationFinalize }
  do { _ = kCGImageSourceCreateThumbnailWithTransform }
  do { _ = kCGImageSourceThumbnailMaxPixelSize }
  do { _ = CGImageSourceCopyPropertiesAtIndex }
  do { _ = CGImageSourceCreateThumbnailAtIndex }
  do { _ = { (url: URL) in _ = CGImageSourceCreateWithURL(url as NSURL, nil) } }
  do { _ = kCGImageDestinationLossyCompressionQuality }
  do { _ = kCGImagePropertyPixelHeight }
  do { _ = kCGImagePropertyPixelWidth }
  do { _ = kCGImageSourceCreateThumbnailFromImageAlways }
  do { _ = CGImageDestinationCreateWithData }
  do { _ = CGImageSourceCreateWithData }
  do { _ = kCGImagePropertyOrientation }
  do { _ = kCGImagePropertyColorModel }
  do { _ = kCGImagePropertyDPIHeight }
  do { _ = kCGImagePropertyDepth }
  do { _ = kCGImagePropertyExifColorSpace }
  do { _ = kCGImagePropertyExifDateTimeDigitized }
  do { _ = kCGImagePropertyExifDateTimeOriginal }
  do { _ = kCGImagePropertyExifDictionary }
  do { _ = kCGImagePropertyExifExposureBiasValue }
  do { _ = kCGImagePropertyExifExposureProgram }
  do { _ = kCGImagePropertyExifFlash }
  do { _ = kCGImagePropertyExifFocalLenIn35mmFilm }
  do { _ = kCGImagePropertyExifFocalLength }
  do { _ = kCGImagePropertyExifISOSpeedRatings }
  do { _ = kCGImagePropertyExifLensMake }
  do { _ = kCGImagePropertyExifLensModel }
  do { _ = kCGImagePropertyExifMeteringMode }
  do { _ = kCGImagePropertyExifWhiteBalance }
  do { _ = kCGImagePropertyGPSDictionary }
  do { _ = kCGImagePropertyGPSLatitude }
  do { _ = kCGImagePropertyGPSLatitudeRef }
  do { _ = kCGImagePropertyGPSLongitude }
  do { _ = kCGImagePropertyGPSLongitudeRef }
  do { _ = kCGImagePropertyIPTCCopyrightNotice }
  do { _ = kCGImagePropertyIPTCDictionary }
  do { _ = kCGImagePropertyProfileName }
  do { _ = kCGImagePropertyTIFFArtist }
  do { _ = kCGImagePropertyTIFFCopyright }
  do { _ = kCGImagePropertyTIFFDictionary }
  do { _ = kCGImagePropertyTIFFMake }
  do { _ = kCGImagePropertyTIFFModel }
  do { _ = kCGImagePropertyTIFFSoftware }
  do { _ = kCGImageSourceShouldCache }
  do { _ = kCGImageSourceShouldCacheImmediately }
  do { _ = { (url: URL) in _ = CGImageDestinationCreateWithURL(url as NSURL, "public.png", 1, nil) } }
}
