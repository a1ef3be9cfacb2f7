/// An answer that is given once, by who comes first. Used on the server's loop only.
final class SingleAnswer {
  private var proceed: ((PrerenderedScene?) -> Void)?
  var isGiven: Bool { proceed == nil }

  init(_ proceed: @escaping (PrerenderedScene?) -> Void) {
    self.proceed = proceed
  }

  func give(_ scene: PrerenderedScene?) {
    proceed.take()?(scene)
  }
}
