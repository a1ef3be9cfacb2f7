import DisplayProtocol
import ImageDisplay
import SceneTree

extension ImageDisplay {
  /// Writes what the window shows to a file, in the form of its name's extension: `.png`, `.pdf` or
  /// `.svg`. Returns the size of what was written: pixels for a PNG, points for the others.
  func write(to path: String, scale: CGFloat?) throws(DriverError) -> CGSize {
    let file = URL(fileURLWithPath: path)
    var size = self.size
    do {
      let data: Data
      switch file.pathExtension.lowercased() {
      case "png":
        let image = try image(scale: scale)
        size = CGSize(width: image.width, height: image.height)
        data = try image.pngData()
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
