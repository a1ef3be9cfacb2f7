/// The steps of the translation, in the order in which each node is given to them: what concerns a whole
/// file first, then declarations, expressions, macros, and the runtime's table.
///
/// No step reads what another one has written, and no two of them change the same place of a node. So the
/// order among them is the reader's alone, and a test gives nodes to them from the last to the first. The
/// order that matters is the walk's: a node is given to all steps before the nodes in it, and of two edits
/// that overlap, the first one made counts. So `WrapDynamicProperties`, at a declaration, replaces the
/// attribute that `BlankAttributes` would take away, and `DropRootOverrides` replaces a call with all that is
/// in it. A type's end is given to them behind its members, whose entries `RegisterMembers` writes there.
enum TranslationSteps {
  static let all: [any TranslationStep.Type] = [
    DecideConditions.self,
    RenameImports.self,
    ReplaceNames.self,
    RenameFormerMembers.self,
    BlankAttributes.self,
    MoveExtensionOverrides.self,
    DropRootOverrides.self,
    LeavePropertiesToLayers.self,
    ManageMembers.self,
    WrapDynamicProperties.self,
    CheckObservations.self,
    LowerOptionalRequirements.self,
    OpenObjectsOfProtocols.self,
    MakeObjectsOfClasses.self,
    DescribeClasses.self,
    ReplaceSelectors.self,
    ReplaceKeyPaths.self,
    KeepPreviews.self,
    RegisterMembers.self,
  ]
}
