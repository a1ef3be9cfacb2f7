import DisplayProtocol
import ImageDisplay
import SceneTree

extension ImageDisplay {
  /// Writes what the window shows to a file, in the form of its name's extension: `.png`, `.pdf` or
  /// `.svg`; of a PNG a part of the window in points, where it is given. Returns the size of what was written: pixels for a PNG, points for the others.
  func write(to path: String, scale: CGFloat?, part: CGRect? = nil) throws(DriverError) -> CGSize {
    let file = URL(fileURLWithPath: path)
    var size = self.size
    do {
      let data: Data
      switch file.pathExtension.lowercased() {
      case "png":
        var image = try image(scale: scale)
        if let part {
          let pixels = scale ?? self.scale
          let box = part.applying(CGAffineTransform(scaleX: pixels, y: pixels))
          guard let cut = image.cropping(to: box) else {
            throw DriverError("there is nothing of the view to be seen")
          }
          image = cut
        }
        size = CGSize(width: image.width, height: image.height)
        data = try image.pngData()
      case "pdf" where part != nil, "svg" where part != nil:
        throw DriverError("a snapshot of one view is a .png, not \"\(file.lastPathComponent)\"")
      case "pdf": data = try pdf()
      case "svg": data = try svg()
      default:
        throw DriverError("a snapshot's name ends in .png, .pdf or .svg, not \"\(file.lastPathComponent)\"")
      }
      try data.write(to: file)
      return size
    } catch let error as DriverError {
      throw error
    } catch let error as DrawingError {
      throw DriverError("\(error)")
    } catch {
      throw DriverError("\(path) cannot be written: \(error.localizedDescription)")
    }
  }
}
