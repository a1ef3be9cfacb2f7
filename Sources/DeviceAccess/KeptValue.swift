import Foundation
import Persistence
import Synchronization

/// A value that outlives the process, in a file of the app's own folder of data.
package final class KeptValue<Value: Codable & Sendable>: Sendable {
  private let file: SavedFile
  private let current: Mutex<Value>

  /// Reads the value of a name; the initial one where there is none.
  package init(_ name: String, initial: Value, in folder: URL? = nil) {
    let folder =
      folder
      ?? FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
      ?? URL(fileURLWithPath: NSHomeDirectory())
    file = SavedFile(folder.appendingPathComponent("\(name).json"), name: "The file of \(name)")
    let decoder = JSONDecoder()
    let data = file.read { (try? decoder.decode(Value.self, from: $0)) != nil }.data
    current = Mutex(data.flatMap { try? decoder.decode(Value.self, from: $0) } ?? initial)
  }

  /// The value.
  package var value: Value { current.withLock { $0 } }

  /// Changes the value, and writes it in the background.
  @discardableResult package func change<Result: Sendable>(_ work: @Sendable (inout Value) -> Result)
    -> Result
  {
    let result = current.withLock { work(&$0) }
    SavingQueue.shared.save(file) { [self] in
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return try encoder.encode(value)
    }
    return result
  }
}
