/// The cycles in the references between a module's files, and between its folders.
struct ReferenceCycles {
  /// The folders of the largest cycle, sorted; empty where there is none.
  var folders: [String]
  /// The files of the largest cycle, sorted; empty where there is none.
  var files: [String]

  init(of references: [ModuleIndex.Reference]) {
    files = Self.largestCycle(references.map { ($0.file, $0.definedIn) })
    folders = Self.largestCycle(
      references.compactMap { reference in
        guard let from = Self.folder(of: reference.file), let to = Self.folder(of: reference.definedIn) else {
          return nil
        }
        return (from, to)
      })
  }

  /// The folder of a file with that of its floor, such as `4-Views/Layout`; nil for files that lie in none.
  static func folder(of file: String) -> String? {
    let folders = file.split(separator: "/").dropLast().prefix(2)
    return folders.isEmpty ? nil : folders.joined(separator: "/")
  }

  /// Returns the largest set of names of which each leads to each other (Tarjan's strongly connected
  /// components, without recursion).
  private static func largestCycle(_ edges: [(String, String)]) -> [String] {
    var neighbors: [String: Set<String>] = [:]
    for (from, to) in edges where from != to {
      neighbors[from, default: []].insert(to)
      neighbors[to, default: []].formUnion([])
    }
    var (order, low): ([String: Int], [String: Int]) = ([:], [:])
    var (stack, onStack): ([String], Set<String>) = ([], [])
    var largest: [String] = []
    for root in neighbors.keys.sorted() where order[root] == nil {
      var path: [(name: String, left: [String])] = []
      func enter(_ name: String) {
        (order[name], low[name]) = (order.count, order.count)
        stack.append(name)
        onStack.insert(name)
        path.append((name, neighbors[name]!.sorted()))
      }
      enter(root)
      while let (name, left) = path.last {
        if let next = left.last {
          path[path.count - 1].left.removeLast()
          if order[next] == nil {
            enter(next)
          } else if onStack.contains(next) {
            low[name] = min(low[name]!, order[next]!)
          }
          continue
        }
        path.removeLast()
        if let parent = path.last?.name { low[parent] = min(low[parent]!, low[name]!) }
        guard low[name] == order[name] else { continue }
        let cycle = stack[stack.lastIndex(of: name)!...]
        stack.removeLast(cycle.count)
        onStack.subtract(cycle)
        if cycle.count > max(1, largest.count) { largest = cycle.sorted() }
      }
    }
    return largest
  }
}
