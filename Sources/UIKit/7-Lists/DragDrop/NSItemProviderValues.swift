import CoreGraphics
import Foundation

/// An object that an item provider can be made of.
public protocol NSItemProviderWriting: AnyObject {
  /// The names of the types in which the object can be written, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Writes the object as data of a type.
  /// - Parameters:
  ///   - typeIdentifier: The name of the type.
  ///   - completionHandler: A closure that gets the data, or an error.
  /// - Returns: The progress, where the object reports it.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

/// An object that can be made of what an item provider has.
public protocol NSItemProviderReading: AnyObject {
  /// The names of the types that objects can be made of, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Creates an object of data of a type.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// A value that an item provider makes of the object that stands for it.
public protocol NSItemProviderValue {
  /// The class of the object.
  static var itemProviderClass: any NSItemProviderReading.Type { get }
  /// Returns the value of an object of the class.
  static func value(of object: any NSItemProviderReading) -> Self?
}

extension String: NSItemProviderValue {
  /// `NSString`.
  public static var itemProviderClass: any NSItemProviderReading.Type { NSString.self }
  /// Returns the text.
  public static func value(of object: any NSItemProviderReading) -> String? {
    (object as? NSString).map { String(describing: $0) }
  }
}

extension URL: NSItemProviderValue {
  /// `NSURL`.
  public static var itemProviderClass: any NSItemProviderReading.Type { NSURL.self }
  /// Returns the address.
  public static func value(of object: any NSItemProviderReading) -> URL? {
    (object as? NSURL).flatMap { URL(string: $0.absoluteString) }
  }
}

/// An error of a request to an item provider.
struct ItemProviderError: LocalizedError {
  var message: String
  var errorDescription: String? { message }

  static func unreadable(_ type: String, as what: String) -> ItemProviderError {
    ItemProviderError(message: "The data of type \(type) cannot be read as \(what).")
  }
}

/// Takes an object for one of a class that can only be named as `Self`.
private func asSelf<Object>(_ object: AnyObject?, _ type: String) throws -> Object {
  guard let object = object as? Object else { throw ItemProviderError.unreadable(type, as: "\(Object.self)") }
  return object
}

extension NSString: NSItemProviderReading, NSItemProviderWriting {
  /// Plain text.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text", "public.text", "public.url"]
  }
  /// Plain text.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  /// Creates a text of UTF-8.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    try asSelf(String(data: data, encoding: .utf8).map { NSString(string: $0) }, typeIdentifier)
  }
  /// Writes the text as UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(String(describing: self).utf8), nil)
    return nil
  }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  /// Addresses.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url", "public.file-url"] }
  /// Addresses.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.url", "public.utf8-plain-text"]
  }
  /// Creates an address of its text.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    try asSelf(String(data: data, encoding: .utf8).flatMap { NSURL(string: $0) }, typeIdentifier)
  }
  /// Writes the address as text.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }
}

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
  /// Pictures.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg", "public.image"]
  }
  /// PNG and JPEG.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }
  /// Creates a picture of the data of a file.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    try asSelf(UIImage(data: data), typeIdentifier)
  }
  /// Writes the picture as PNG or JPEG.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let data = typeIdentifier == "public.jpeg" ? jpegData(compressionQuality: 0.9) : pngData()
    completionHandler(data, data == nil ? ItemProviderError(message: "The picture has no pixels.") : nil)
    return nil
  }
}

extension UIColor: NSItemProviderReading, NSItemProviderWriting {
  /// Colors.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
  /// Colors.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
  /// Creates a color of four numbers.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    let parts = (try? JSONDecoder().decode([CGFloat].self, from: data)) ?? []
    guard parts.count == 4 else { throw ItemProviderError.unreadable(typeIdentifier, as: "a color") }
    return try asSelf(
      UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]), typeIdentifier)
  }
  /// Writes the color as its red, green, blue and opacity.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    completionHandler(try? JSONEncoder().encode([red, green, blue, alpha]), nil)
    return nil
  }
}
