import Dispatch
import Foundation

/// Whether the present code runs on the main queue, which Linux may run on any thread.
private let mainQueueMark: DispatchSpecificKey<Bool> = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()

/// Runs work that belongs to the main actor, from whatever thread a test runs on.
func onMainActor<Result>(_ work: @MainActor () -> Result) -> Result {
  withoutActuallyEscaping(work) { work in
    nonisolated(unsafe) var result: Result?
    func run() { MainActor.assumeIsolated { result = work() } }
    if Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueMark) == true {
      run()
    } else {
      DispatchQueue.main.sync { run() }
    }
    return result!
  }
}
