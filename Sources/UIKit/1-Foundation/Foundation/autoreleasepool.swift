/// Calls a function, as code for Apple's platforms does to release Objective-C objects early.
///
/// Without Objective-C nothing waits for a pool: what the function made goes when nothing refers to it.
/// - Parameter body: The function; what it throws is thrown on.
/// - Returns: The function's result.
@inlinable nonisolated public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}
