import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// The calls of initializers that sources add to types out of sight: `UIWindow(showing: scene)`. Nothing
/// notes what such a call makes, so their names and labels tell.
struct CalledInitializers {
  private let code: CodeIndex
  private var found: [DeclarationID: [Place]] = [:]
  private var program: Program { code.program }

  /// - Complexity: O(nodes of walked files), if a member is such an initializer.
  init(of members: [DeclarationID], _ code: CodeIndex) {
    self.code = code
    let program = code.program
    var asked: [Name: Set<DeclarationID>] = [:]
    for member in members.map({ program.memberDeclaration(around: $0) })
    where program[member].kind == .initializer {
      guard let scope = program.memberScope(of: member), program[scope].kind == .extensionBlock,
        case .external(let name, _) = code.resolver.extendedType(of: scope).form
      else { continue }
      asked[name, default: []].insert(member)
    }
    guard !asked.isEmpty else { return }
    for file in program.filesWithBodies { collect(asked, in: file) }
  }

  /// The places where code calls an initializer that it knows by a label.
  func places(of member: DeclarationID) -> [Place] {
    found[program.memberDeclaration(around: member)] ?? []
  }

  private mutating func collect(_ asked: [Name: Set<DeclarationID>], in file: Int) {
    let tree = program.trees[file]
    for position in tree.nodes.indices where tree.nodes.kind(position) == .call {
      let call = NodeIndex(position)
      guard let callee = tree.expression(in: call), tree.kind(callee) == .nameExpression,
        let initializers = asked[tree.name(callee)],
        let source = code.declaration(around: call, in: file)
      else { continue }
      let arguments = tree.callArguments(of: call)
      guard arguments.contains(where: { $0.label != nil }) else { continue }
      for initializer in initializers
      where ArgumentMatching.match(arguments, to: code.resolver.parameterList(of: initializer))
        != nil
      {
        let place = Place(file: file, token: tree.mainToken(callee), source: source)
        found[initializer, default: []].append(place)
      }
    }
  }
}
