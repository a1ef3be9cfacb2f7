// Starts programs by Foundation and waits for their ends, some at once, as the package manager does.
import Foundation

let (count, threads) = (Int(CommandLine.arguments[1]) ?? 0, Int(CommandLine.arguments[2]) ?? 1)
DispatchQueue.concurrentPerform(iterations: threads) { thread in
  for _ in stride(from: thread, to: count, by: threads) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/true")
    do { try process.run() } catch { fatalError("\(error)") }
    process.waitUntilExit()
  }
}
print("waited for \(count)")
