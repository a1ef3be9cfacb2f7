import Foundation

extension Diffing where Value == String {
  /// Compares texts line by line.
  public static var lines: Diffing<String> {
    Diffing(
      toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
      diff: { old, new in
        guard old != new else { return nil }
        let text = LineDifference(from: old, to: new).description
        return (
          text,
          [SnapshotAttachment(name: "difference", pathExtension: "patch", data: Data(text.utf8))]
        )
      })
  }
}

extension Snapshotting where Value == String, Format == String {
  /// Texts, compared line by line.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Snapshotting where Format == String {
  /// Values by their `description`.
  public static var description: Snapshotting {
    SimplySnapshotting.lines.pullback(String.init(describing:))
  }

  /// Values by reflection, without addresses and with sorted dictionaries and sets.
  public static var dump: Snapshotting {
    SimplySnapshotting.lines.pullback { ValueDump.text(of: $0) }
  }
}

extension Snapshotting where Value: Encodable, Format == String {
  /// Values as JSON with sorted keys.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return .json(encoder)
  }

  /// Values as JSON of an encoder.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    var strategy: Snapshotting = SimplySnapshotting.lines.pullback { value in
      do {
        return String(decoding: try encoder.encode(value), as: UTF8.self)
      } catch {
        return "The value cannot be encoded: \(error)"
      }
    }
    strategy.pathExtension = "json"
    return strategy
  }

  /// Values as a property list in XML.
  public static var plist: Snapshotting {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return .plist(encoder)
  }

  /// Values as a property list of an encoder.
  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
    var strategy: Snapshotting = SimplySnapshotting.lines.pullback { value in
      do {
        return String(decoding: try encoder.encode(value), as: UTF8.self)
      } catch {
        return "The value cannot be encoded: \(error)"
      }
    }
    strategy.pathExtension = "plist"
    return strategy
  }
}

extension Snapshotting where Value == Any, Format == String {
  /// Dictionaries, arrays and what else JSON can say, with sorted keys.
  public static var json: Snapshotting {
    var strategy: Snapshotting = SimplySnapshotting.lines.pullback { value in
      do {
        let data = try JSONSerialization.data(
          withJSONObject: value, options: [.prettyPrinted, .sortedKeys, .fragmentsAllowed])
        return String(decoding: data, as: UTF8.self)
      } catch {
        return "The value cannot be encoded: \(error)"
      }
    }
    strategy.pathExtension = "json"
    return strategy
  }
}

extension Diffing where Value == Data {
  /// Compares bytes.
  public static var data: Diffing<Data> {
    Diffing(toData: { $0 }, fromData: { $0 }) { old, new in
      guard old != new else { return nil }
      let message =
        old.count == new.count
        ? "Expected data to match" : "Expected \(new) to match \(old)"
      return (message, [])
    }
  }
}

extension Snapshotting where Value == Data, Format == Data {
  /// Bytes.
  public static var data: Snapshotting { Snapshotting(pathExtension: nil, diffing: .data) }
}

extension Snapshotting where Value: CaseIterable, Format == String {
  /// Functions over all values of a type, as a table of what each gives.
  /// - Parameter witness: The way the results become snapshots.
  public static func `func`<A>(into witness: Snapshotting<A, Format>) -> Snapshotting<(Value) -> A, Format> {
    var strategy = Snapshotting<String, String>.lines.asyncPullback { (function: @escaping (Value) -> A) in
      let head = Async(value: ["\(Value.self),\(A.self)"])
      return Value.allCases.reduce(head) { rows, input in
        Async { callback in
          rows.run { rows in
            witness.snapshot(function(input)).run { callback(rows + ["\"\(input)\",\"\($0)\""]) }
          }
        }
      }
      .map { $0.joined(separator: "\n") }
    }
    strategy.pathExtension = "csv"
    return strategy
  }
}
