/// Elements in the order in which they came. The first is removed in constant time, on average.
struct Queue<Element> {
  private var elements: [Element] = []
  private var head = 0

  var isEmpty: Bool { head == elements.count }
  var first: Element? { isEmpty ? nil : elements[head] }

  mutating func append(_ element: Element) {
    elements.append(element)
  }

  /// Removes the first element, which must be there.
  mutating func removeFirst() -> Element {
    defer {
      head += 1
      if head == elements.count {
        elements.removeAll(keepingCapacity: true)
        head = 0
      } else if head > 64, head * 2 > elements.count {
        elements.removeFirst(head)
        head = 0
      }
    }
    return elements[head]
  }

  mutating func popFirst() -> Element? { isEmpty ? nil : removeFirst() }
}
