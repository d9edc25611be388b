/// A call that has something stand in for what a member of an assembly defines.
struct DefinitionSubstitution {
  /// The string that names the member.
  let place: Place
  /// The assembly whose member is named.
  let assembly: DeclarationID
  /// The name of the member, with labels if it is a function.
  let name: String
  /// The closure that yields what stands in.
  let value: NodeIndex?
}
