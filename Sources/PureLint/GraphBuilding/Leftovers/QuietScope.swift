import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// What names mean in code that `QuietValues` looks at, as far as the code's type and locals tell.
struct QuietScope {
  private let members: MemberTable
  private let locals: Set<Name>
  private let program: Program

  /// - Parameter code: The code, whose parameters and locals count.
  init(_ type: DeclarationID, around code: NodeIndex, _ tree: SyntaxTree, _ resolver: Resolver) {
    program = resolver.program
    members = resolver.members(of: type)
    var locals: Set<Name> = []
    for position in code.position..<tree.end(of: code) {
      let node = NodeIndex(position)
      switch tree.kind(node) {
      case .parameter, .identifierPattern: locals.insert(tree.name(node))
      default: break
      }
    }
    self.locals = locals
  }

  /// Whether a name is that of a local or a parameter.
  func isLocal(_ name: Name) -> Bool { locals.contains(name) }

  /// Whether a name is that of a property that the type's own instances store.
  func stores(_ name: Name) -> Bool {
    !isMadeOnRequest(name)
      && (members[name] ?? []).contains { member in
        program[member].kind == .variable
          && program[member].traits.isDisjoint(with: [.isComputed, .isStatic])
      }
  }

  /// Whether what is assigned to a name is seen by the instance at most.
  func isOwn(_ name: Name) -> Bool { isLocal(name) || stores(name) }

  /// Whether a name may be that of a member of the type that is made when somebody asks for it.
  func isMadeOnRequest(_ name: Name) -> Bool {
    (members[name] ?? []).contains { member in
      program[member].kind == .variable
        && !program[member].traits.isDisjoint(with: [.isComputed, .isLazy])
    }
  }
}

/// The declarations of the sources whose code runs when their name is asked for, by name.
final class NamedCode {
  private var types: [Name: [DeclarationID]] = [:]
  private var functions: [Name: [DeclarationID]] = [:]
  private var statics: [Name: [DeclarationID]] = [:]
  private var globals: [Name: [DeclarationID]] = [:]
  private var computed: [Name: [DeclarationID]] = [:]

  init(_ resolver: Resolver) {
    let program = resolver.program
    let all = program.sourceDeclarations { declaration in
      switch declaration.kind {
      case .structType, .classType, .actorType, .enumType, .typealiasType, .function: true
      case .variable:
        !declaration.traits.contains(.isLocal)
          && (declaration.parent == nil
            || !declaration.traits.isDisjoint(with: [.isStatic, .isComputed, .isLazy]))
      default: false
      }
    }
    for id in all {
      let (name, traits) = (program[id].name, program[id].traits)
      switch program[id].kind {
      case .variable where traits.contains(.isStatic): statics[name, default: []].append(id)
      case .variable where program[id].parent == nil: globals[name, default: []].append(id)
      // What has it for a protocol's requirement is declared itself.
      case .variable where program[resolver.holder(of: id)].kind == .protocolType: break
      case .variable: computed[name, default: []].append(id)
      case .function: functions[name, default: []].append(id)
      default: types[name, default: []].append(id)
      }
    }
  }

  func types(_ name: Name) -> [DeclarationID] { types[name] ?? [] }
  func functions(_ name: Name) -> [DeclarationID] { functions[name] ?? [] }
  func statics(_ name: Name) -> [DeclarationID] { statics[name] ?? [] }
  func globals(_ name: Name) -> [DeclarationID] { globals[name] ?? [] }
  /// The members of instances that are made when somebody asks for them.
  func computed(_ name: Name) -> [DeclarationID] { computed[name] ?? [] }
}
