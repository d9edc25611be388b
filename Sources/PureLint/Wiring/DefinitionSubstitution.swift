import PureLintResolution
import PureLintSyntax

/// A call that has something stand in for what a member of an assembly defines.
package struct DefinitionSubstitution {
  /// The string that names the member.
  package let place: Place
  /// The assembly whose member is named.
  package let assembly: DeclarationID
  /// The name of the member, with labels if it is a function.
  package let name: String
  /// The closure that yields what stands in.
  package let value: NodeIndex?

  package init(place: Place, assembly: DeclarationID, name: String, value: NodeIndex?) {
    self.place = place
    self.assembly = assembly
    self.name = name
    self.value = value
  }
}
