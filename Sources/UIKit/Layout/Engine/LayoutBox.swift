/// The unknowns of one view or guide in the engine of its tree: where its alignment rectangle lies in its parent's
/// space, and how large it is.
@MainActor final class LayoutBox {
  func contentDidChange() {}
  func ranksChanged() {}
  func rebuild() {}
  func discard() {}
}

struct LayoutInstallation {}

@MainActor final class LayoutEngine {}
