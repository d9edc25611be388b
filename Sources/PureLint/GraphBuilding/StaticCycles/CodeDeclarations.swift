import PureLintProjects
import PureLintResolution
import PureLintSource

/// The declarations of a program outside of tests whose code may run when something gets its first
/// value. They follow from outlines, so they are the same for each check of a session that finds these
/// the same.
package struct CodeDeclarations {
  /// The types at any depth and their extensions, by name.
  private(set) var blocks: [Name: [DeclarationID]] = [:]
  /// Functions, and variables whose code runs when they are asked for.
  let members: MembersByHolder
  private(set) var variables: [MembersByHolder.Entry] = []
  /// Functions and computed variables, in source order.
  private(set) var computed: [DeclarationID] = []
  /// What is kept once it is made, in source order.
  private(set) var filled: [DeclarationID] = []
  /// The names of types, and of members with code.
  let names: NameSet
  let typeNames: NameSet

  /// - Complexity: O(declarations).
  init(_ program: Program) {
    var functions: [MembersByHolder.Entry] = []
    for file in program.sourceFiles where !program.targets.isTest(file: file) {
      for (index, declaration) in program.files[file].declarations.enumerated() {
        let id = DeclarationID(file: file, index: index)
        if declaration.kind.holdsMembers {
          blocks[declaration.name, default: []].append(id)
          continue
        }
        guard declaration.kind == .function || declaration.kind == .variable else { continue }
        let holder = program.memberScope(of: id).map { program[$0].name } ?? .none
        let entry = MembersByHolder.Entry(name: declaration.name, holder: holder, id: id)
        if declaration.kind == .function {
          functions.append(entry)
        } else {
          variables.append(entry)
        }
        if program.isFilledOnFirstUse(id), !program.holdsLiteral(id) { filled.append(id) }
        if declaration.kind == .function || declaration.traits.contains(.isComputed) {
          computed.append(id)
        }
      }
    }
    members = MembersByHolder((functions + variables).filter { program.hasCode($0.id) })
    typeNames = NameSet(blocks.keys)
    names = NameSet(blocks.keys + members.names)
  }
}
