import SwiftSyntax

/// A type or an extension whose members are being translated.
struct TypeScope {
  var kind: TypeEntry.Kind
  /// The whole name, as the index has it.
  var name: String
  /// The name by which its own members reach the type.
  var reference: String
  /// The number of the function that enters its members into the table.
  var number: Int
  /// Whether it stands in a function.
  var isLocal = false
  var isPrivate = false
  var isGeneric = false
  var exposesMembers = false
  var isDeprecated = false
  var whereClause: String?
  /// The statements that enter members into the table.
  var entries: [String] = []
  /// The statements that enter those of the types inside.
  var children: [String] = []
}
