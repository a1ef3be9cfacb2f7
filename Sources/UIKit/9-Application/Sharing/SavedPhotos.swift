import DisplayProtocol
import Foundation
import ObjectiveCRuntime

/// The pictures and videos that an app saves for the person: files in `Pictures/Saved Photos` of the app's
/// home, which the display also offers to save elsewhere.
enum SavedPhotos {
  /// The folder of the files.
  static var folder: URL { URL.homeDirectory.appendingPathComponent("Pictures/Saved Photos") }

  /// A method to call when a file is saved.
  struct Completion: @unchecked Sendable {
    var target: Any?
    var selector: Selector?
    var context: UnsafeMutableRawPointer?

    /// Calls the method with the thing that was saved, an error, and the context.
    @MainActor func call(with saved: Any, error: (any Error)?) {
      guard let target, let selector else {
        if let error { warnOnce("A picture cannot be saved: \(error.localizedDescription)") }
        return
      }
      _ = selector.call(
        on: ClassObject.receiver(target), with: [saved, error.map { $0 as NSError }, context])
    }
  }

  /// Saves a file off the main thread, and calls the method in the main thread.
  ///
  /// - Parameters:
  ///   - saved: The picture, or a video's path.
  ///   - write: Writes the file to the folder, and returns its place.
  nonisolated static func save(
    _ saved: any Sendable, completion: Completion, write: @escaping @Sendable () throws -> URL
  ) {
    DispatchQueue.global(qos: .userInitiated).async {
      let result = Result { try write() }
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          switch result {
          case .success(let file):
            // A display without downloads leaves the file in the folder.
            _ = UIApplication.shared.perform(.save(OutgoingFile(file)))
            completion.call(with: saved, error: nil)
          case .failure(let error): completion.call(with: saved, error: error)
          }
        }
      }
    }
  }

  /// Writes a file under the first free name with a number: `IMG_0001.png`.
  static func write(_ data: Data, type: String) throws -> URL {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var number = 1
    while true {
      let digits = String(number)
      let name = "IMG_" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "." + type
      let file = folder.appendingPathComponent(name)
      do {
        try data.write(to: file, options: .withoutOverwriting)
        return file
      } catch let error as CocoaError where error.code == .fileWriteFileExists {
        number += 1
      }
    }
  }
}

/// Saves a picture as PNG file among the person's pictures: in `Pictures/Saved Photos` of the app's home, and
/// where the display lets it choose, as the person chooses.
///
/// - Parameters:
///   - image: The picture.
///   - completionTarget: The object to notify; nil for none.
///   - completionSelector: Its method, with the parameters of
///     `image(_:didFinishSavingWithError:contextInfo:)`. It is called in the main thread.
///   - contextInfo: A pointer for the method.
nonisolated public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  let completion = SavedPhotos.Completion(
    target: completionTarget, selector: completionSelector, context: contextInfo)
  SavedPhotos.save(image, completion: completion) {
    guard let data = image.pngData() else { throw CocoaError(.fileWriteUnknown) }
    return try SavedPhotos.write(data, type: "png")
  }
}

/// Saves a copy of a video among the person's pictures, as ``UIImageWriteToSavedPhotosAlbum(_:_:_:_:)`` saves
/// a picture. The method has the parameters of `video(_:didFinishSavingWithError:contextInfo:)`.
nonisolated public func UISaveVideoAtPathToSavedPhotosAlbum(
  _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  let completion = SavedPhotos.Completion(
    target: completionTarget, selector: completionSelector, context: contextInfo)
  SavedPhotos.save(videoPath, completion: completion) {
    let url = URL(fileURLWithPath: videoPath)
    return try SavedPhotos.write(Data(contentsOf: url, options: .alwaysMapped), type: url.pathExtension)
  }
}

/// Whether a file is a video by the ending of its name.
nonisolated public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool {
  ["mp4", "m4v", "mov"].contains(URL(fileURLWithPath: videoPath).pathExtension.lowercased())
}
