/// States that descriptions are held in, so that a test can look at each.
@preconcurrency @MainActor public class StateMockProvider {
  /// Whether a mock is meant for a description with these props.
  public typealias FilterClosure<N: NodeDescription> = (_ props: N.PropsType) -> Bool

  private struct Mock {
    let state: Any
    let accepts: (Any) -> Bool
  }

  private var mocks: [ObjectIdentifier: [Mock]] = [:]

  /// Makes a provider without mocks.
  public init() {}

  /// Holds the descriptions of a type whose props pass the filter in a state, whatever they do. Of
  /// several mocks that fit, the first one registered counts.
  public func mockState<N: NodeDescription>(
    _ mockedState: N.StateType, for descriptionType: N.Type, passing filter: @escaping FilterClosure<N>
  ) {
    let mock = Mock(state: mockedState) { props in (props as? N.PropsType).map(filter) ?? false }
    mocks[ObjectIdentifier(descriptionType), default: []].append(mock)
  }

  /// The state that a description with these props is held in, if any.
  func state<N: NodeDescription>(for descriptionType: N.Type, props: N.PropsType) -> N.StateType? {
    mocks[ObjectIdentifier(descriptionType)]?.first { $0.accepts(props) }?.state as? N.StateType
  }
}
