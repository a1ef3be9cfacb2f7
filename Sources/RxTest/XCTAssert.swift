import RxSwift
import XCTest

/// Fails the test of XCTest unless the elements of recorded events are equal to those given, whatever their
/// times.
public func XCTAssertRecordedElements<Element: Equatable>(
  _ stream: [Recorded<Event<Element>>], _ elements: [Element], file: StaticString = #filePath,
  line: UInt = #line
) {
  for event in stream {
    if case .error(let error) = event.value {
      return XCTFail("the sequence failed at \(event.time) with \(error)", file: file, line: line)
    }
  }
  XCTAssertEqual(stream.compactMap(\.value.element), elements, file: file, line: line)
}

/// Fails the test of XCTest unless both are the same events at the same times.
public func XCTAssertEqual<Element: Equatable>(
  _ lhs: [Recorded<Event<Element>>], _ rhs: [Recorded<Event<Element>>], file: StaticString = #filePath,
  line: UInt = #line
) {
  guard lhs != rhs else { return }
  XCTFail(difference(lhs, rhs), file: file, line: line)
}

/// Fails the test of XCTest unless both are the same events at the same times.
public func XCTAssertEqual<Element: Equatable>(
  _ lhs: [Recorded<Event<Element?>>], _ rhs: [Recorded<Event<Element?>>], file: StaticString = #filePath,
  line: UInt = #line
) {
  guard lhs != rhs else { return }
  XCTFail(difference(lhs, rhs), file: file, line: line)
}

/// Fails the test of XCTest unless both are the same events.
public func XCTAssertEqual<Element: Equatable>(
  _ lhs: [Event<Element>], _ rhs: [Event<Element>], file: StaticString = #filePath, line: UInt = #line
) {
  guard lhs != rhs else { return }
  XCTFail(difference(lhs, rhs), file: file, line: line)
}

/// Fails the test of XCTest unless both are the same events of singles.
public func XCTAssertEqual<Element: Equatable>(
  _ lhs: [SingleEvent<Element>], _ rhs: [SingleEvent<Element>], file: StaticString = #filePath,
  line: UInt = #line
) {
  let areEqual = lhs.elementsEqual(rhs) {
    switch ($0, $1) {
    case (.success(let left), .success(let right)): left == right
    case (.failure(let left), .failure(let right)): areAlike(left, right)
    default: false
    }
  }
  if !areEqual { XCTFail(difference(lhs, rhs), file: file, line: line) }
}

private func difference<Value>(_ lhs: [Value], _ rhs: [Value]) -> String {
  func lines(_ values: [Value]) -> String { values.map { "\n  \($0)" }.joined() }
  return "these are not equal:\(lines(lhs))\nto these:\(lines(rhs))"
}
