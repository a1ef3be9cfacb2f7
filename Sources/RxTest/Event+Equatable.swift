import RxSwift

extension Event: Equatable where Element: Equatable {
  /// Whether both are the same case with equal elements, or errors of the same description.
  public static func == (lhs: Event<Element>, rhs: Event<Element>) -> Bool {
    switch (lhs, rhs) {
    case (.next(let left), .next(let right)): left == right
    case (.error(let left), .error(let right)): areAlike(left, right)
    case (.completed, .completed): true
    default: false
    }
  }
}

extension MaybeEvent: Equatable where Element: Equatable {
  /// Whether both are the same case with equal elements, or errors of the same description.
  public static func == (lhs: MaybeEvent<Element>, rhs: MaybeEvent<Element>) -> Bool {
    switch (lhs, rhs) {
    case (.success(let left), .success(let right)): left == right
    case (.error(let left), .error(let right)): areAlike(left, right)
    case (.completed, .completed): true
    default: false
    }
  }
}

extension CompletableEvent: Equatable {
  /// Whether both are the same case, and errors have the same description.
  public static func == (lhs: CompletableEvent, rhs: CompletableEvent) -> Bool {
    switch (lhs, rhs) {
    case (.error(let left), .error(let right)): areAlike(left, right)
    case (.completed, .completed): true
    default: false
    }
  }
}

/// Whether errors have the same description, type included.
func areAlike(_ left: any Error, _ right: any Error) -> Bool {
  type(of: left) == type(of: right) && "\(left)" == "\(right)"
}
