import Foundation

/// The way from a saved file of the interface to the changed picture, in an app that follows its files.
enum SavedFileMeasurement {
  /// Saves a file again and again, and measures until a picture of the app that shows the change is on the
  /// disk.
  ///
  /// - Parameters:
  ///   - arguments: What `LiveShoji` is started with.
  ///   - environment: What is added to its environment.
  ///   - folder: A folder for the picture.
  ///   - save: Saves the file with a text that shows.
  /// - Returns: The median.
  static func run(
    _ arguments: [String], environment: [String: String] = [:], folder: URL, save: (String) throws -> Void
  ) throws -> Duration {
    try save("Version 0")
    let app = try ChildProcess(
      ChildProcess.program("LiveShoji"),
      ["--display", "image", "--size", "375x667", "--scale", "1"] + arguments, environment: environment)
    defer { app.end() }
    func ask(_ request: String) throws {
      app.write(request)
      let answer = try app.readLine()
      guard answer.contains(#""ok""#) else { throw ChildProcess.Failure(description: answer) }
    }
    let picture = folder.appendingPathComponent("picture.png").path
    try ask(#"{"wait": {"for": "Version 0", "seconds": 10}}"#)
    var times: [Duration] = []
    for number in 1...31 {
      let start = ContinuousClock.now
      try save("Version \(number)")
      try ask(#"{"wait": {"for": "Version \#(number)", "seconds": 10}}"#)
      try ask(#"{"snapshot": "\#(picture)"}"#)
      times.append(ContinuousClock.now - start)
    }
    return median(times)
  }
}
