import QuartzCore

@MainActor func runApplication(delegateClass: AnyClass) -> Int32 { 0 }
