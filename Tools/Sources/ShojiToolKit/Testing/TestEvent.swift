/// A thing that happens while tests run, as either library reports it.
package enum TestEvent: Equatable, Sendable {
  /// A test is known.
  case planned(TestIdentity)
  case started(String)
  /// Something was found in the test of an identifier; nil outside of tests.
  case issue(String?, TestIssue)
  case skipped(String, reason: String)
  /// A test has ended, and has failed as its library says.
  case ended(String, seconds: Double, failed: Bool)
  /// A line was printed, in a test where that is certain.
  case output(String?, String)
}
