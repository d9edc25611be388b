import PureLintResolution

/// The names that the compiler's `#function` gives to members.
package enum DefinitionNames {
  package static func name(of member: DeclarationID, _ resolver: Resolver) -> String {
    let program = resolver.program
    return program[member].kind == .function ? resolver.signature(of: member) : program.text(member)
  }
}
