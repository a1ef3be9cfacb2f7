@_exported import CoreGraphics
@_exported import Foundation

// The keys of properties and options.

/// The key of the property `PixelWidth`.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The key of the property `PixelHeight`.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// The key of the property `Orientation`.
public let kCGImagePropertyOrientation: CFString = "Orientation"
/// The key of the property `ColorModel`.
public let kCGImagePropertyColorModel: CFString = "ColorModel"
/// The key of the property `DPIWidth`.
public let kCGImagePropertyDPIWidth: CFString = "DPIWidth"
/// The key of the property `DPIHeight`.
public let kCGImagePropertyDPIHeight: CFString = "DPIHeight"
/// The key of the property `Depth`.
public let kCGImagePropertyDepth: CFString = "Depth"
/// The key of the property `ProfileName`.
public let kCGImagePropertyProfileName: CFString = "ProfileName"
/// The key of the property `HasAlpha`.
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// The key of the property `FileSize`.
public let kCGImagePropertyFileSize: CFString = "FileSize"
/// The key of the property `IsFloat`.
public let kCGImagePropertyIsFloat: CFString = "IsFloat"
/// The key of the property `IsIndexed`.
public let kCGImagePropertyIsIndexed: CFString = "IsIndexed"
/// The key of the property `PrimaryImage`.
public let kCGImagePropertyPrimaryImage: CFString = "PrimaryImage"
/// The key of the property `{Exif}`.
public let kCGImagePropertyExifDictionary: CFString = "{Exif}"
/// The key of the property `{GPS}`.
public let kCGImagePropertyGPSDictionary: CFString = "{GPS}"
/// The key of the property `{IPTC}`.
public let kCGImagePropertyIPTCDictionary: CFString = "{IPTC}"
/// The key of the property `{TIFF}`.
public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
/// The key of the property `{GIF}`.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// The key of the property `{PNG}`.
public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
/// The key of the property `{JFIF}`.
public let kCGImagePropertyJFIFDictionary: CFString = "{JFIF}"
/// The key of the property `ColorSpace`.
public let kCGImagePropertyExifColorSpace: CFString = "ColorSpace"
/// The key of the property `DateTimeDigitized`.
public let kCGImagePropertyExifDateTimeDigitized: CFString = "DateTimeDigitized"
/// The key of the property `DateTimeOriginal`.
public let kCGImagePropertyExifDateTimeOriginal: CFString = "DateTimeOriginal"
/// The key of the property `ExposureBiasValue`.
public let kCGImagePropertyExifExposureBiasValue: CFString = "ExposureBiasValue"
/// The key of the property `ExposureProgram`.
public let kCGImagePropertyExifExposureProgram: CFString = "ExposureProgram"
/// The key of the property `ExposureTime`.
public let kCGImagePropertyExifExposureTime: CFString = "ExposureTime"
/// The key of the property `Flash`.
public let kCGImagePropertyExifFlash: CFString = "Flash"
/// The key of the property `FNumber`.
public let kCGImagePropertyExifFNumber: CFString = "FNumber"
/// The key of the property `FocalLength`.
public let kCGImagePropertyExifFocalLength: CFString = "FocalLength"
/// The key of the property `FocalLenIn35mmFilm`.
public let kCGImagePropertyExifFocalLenIn35mmFilm: CFString = "FocalLenIn35mmFilm"
/// The key of the property `ISOSpeedRatings`.
public let kCGImagePropertyExifISOSpeedRatings: CFString = "ISOSpeedRatings"
/// The key of the property `LensMake`.
public let kCGImagePropertyExifLensMake: CFString = "LensMake"
/// The key of the property `LensModel`.
public let kCGImagePropertyExifLensModel: CFString = "LensModel"
/// The key of the property `MeteringMode`.
public let kCGImagePropertyExifMeteringMode: CFString = "MeteringMode"
/// The key of the property `WhiteBalance`.
public let kCGImagePropertyExifWhiteBalance: CFString = "WhiteBalance"
/// The key of the property `PixelXDimension`.
public let kCGImagePropertyExifPixelXDimension: CFString = "PixelXDimension"
/// The key of the property `PixelYDimension`.
public let kCGImagePropertyExifPixelYDimension: CFString = "PixelYDimension"
/// The key of the property `UserComment`.
public let kCGImagePropertyExifUserComment: CFString = "UserComment"
/// The key of the property `ApertureValue`.
public let kCGImagePropertyExifApertureValue: CFString = "ApertureValue"
/// The key of the property `ShutterSpeedValue`.
public let kCGImagePropertyExifShutterSpeedValue: CFString = "ShutterSpeedValue"
/// The key of the property `BrightnessValue`.
public let kCGImagePropertyExifBrightnessValue: CFString = "BrightnessValue"
/// The key of the property `Latitude`.
public let kCGImagePropertyGPSLatitude: CFString = "Latitude"
/// The key of the property `LatitudeRef`.
public let kCGImagePropertyGPSLatitudeRef: CFString = "LatitudeRef"
/// The key of the property `Longitude`.
public let kCGImagePropertyGPSLongitude: CFString = "Longitude"
/// The key of the property `LongitudeRef`.
public let kCGImagePropertyGPSLongitudeRef: CFString = "LongitudeRef"
/// The key of the property `Altitude`.
public let kCGImagePropertyGPSAltitude: CFString = "Altitude"
/// The key of the property `AltitudeRef`.
public let kCGImagePropertyGPSAltitudeRef: CFString = "AltitudeRef"
/// The key of the property `TimeStamp`.
public let kCGImagePropertyGPSTimeStamp: CFString = "TimeStamp"
/// The key of the property `DateStamp`.
public let kCGImagePropertyGPSDateStamp: CFString = "DateStamp"
/// The key of the property `CopyrightNotice`.
public let kCGImagePropertyIPTCCopyrightNotice: CFString = "CopyrightNotice"
/// The key of the property `Keywords`.
public let kCGImagePropertyIPTCKeywords: CFString = "Keywords"
/// The key of the property `Artist`.
public let kCGImagePropertyTIFFArtist: CFString = "Artist"
/// The key of the property `Copyright`.
public let kCGImagePropertyTIFFCopyright: CFString = "Copyright"
/// The key of the property `Make`.
public let kCGImagePropertyTIFFMake: CFString = "Make"
/// The key of the property `Model`.
public let kCGImagePropertyTIFFModel: CFString = "Model"
/// The key of the property `Software`.
public let kCGImagePropertyTIFFSoftware: CFString = "Software"
/// The key of the property `Orientation`.
public let kCGImagePropertyTIFFOrientation: CFString = "Orientation"
/// The key of the property `DateTime`.
public let kCGImagePropertyTIFFDateTime: CFString = "DateTime"
/// The key of the property `DelayTime`.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// The key of the property `UnclampedDelayTime`.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// The key of the property `LoopCount`.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// The key of the property `DelayTime`.
public let kCGImagePropertyAPNGDelayTime: CFString = "DelayTime"
/// An option of reading.
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"
/// An option of reading.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
  "kCGImageSourceCreateThumbnailFromImageAlways"
/// An option of reading.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// An option of reading.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// An option of reading.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// An option of reading.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// An option of reading.
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
/// An option of reading.
public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
/// An option of reading.
public let kCGImageSourceSubsampleFactor: CFString = "kCGImageSourceSubsampleFactor"
/// An option of writing.
public let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality"
/// An option of writing.
public let kCGImageDestinationBackgroundColor: CFString = "kCGImageDestinationBackgroundColor"
/// An option of writing.
public let kCGImageDestinationImageMaxPixelSize: CFString = "kCGImageDestinationImageMaxPixelSize"
/// An option of writing.
public let kCGImageDestinationMetadata: CFString = "kCGImageDestinationMetadata"
