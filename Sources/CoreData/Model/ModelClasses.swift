import Foundation
import ObjectiveCRuntime
import Synchronization

/// The classes of objects by the names that models have of them.
///
/// A name has a module in front, or is one of Objective-C, or stands for a class in a module that is not
/// named. The last kind is found in the program's own module, and in those of classes that were used.
enum ModelClasses {
  private struct State {
    var types: [String: NSManagedObject.Type] = [:]
    var modules: [String] = []
  }

  private static let state = Mutex(State())

  /// Notes a class that an app has used.
  static func note(_ type: NSManagedObject.Type) {
    guard type != NSManagedObject.self else { return }
    let parts = String(reflecting: type).split(separator: ".")
    guard let module = parts.first, let name = parts.last else { return }
    state.withLock { state in
      if state.types[String(name)] == nil { state.types[String(name)] = type }
      if !state.modules.contains(String(module)) { state.modules.append(String(module)) }
    }
  }

  static func type(named name: String?) -> NSManagedObject.Type? {
    guard var name, !name.isEmpty, name != "NSManagedObject" else { return nil }
    if name.hasPrefix(".") { name.removeFirst() }
    if let found = ObjectiveCMembers.NSClassFromString(name) as? NSManagedObject.Type { return found }
    let last = name.split(separator: ".").last.map(String.init) ?? name
    let (known, modules) = state.withLock { ($0.types[last], $0.modules) }
    if let known { return known }
    for module in modules + [programModule] {
      let name = "\(module).\(last)"
      if let found = ObjectiveCMembers.NSClassFromString(name) as? NSManagedObject.Type { return found }
    }
    return nil
  }

  /// The name of the module of the program: that of its file, as the package manager names it.
  private static let programModule: String = {
    let file = ProcessInfo.processInfo.arguments.first ?? ""
    let name = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
    return String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }()
}
