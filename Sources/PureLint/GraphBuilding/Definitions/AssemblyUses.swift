import GraphModel
import PureLintResolution
import PureLintSource
import PureLintSyntax

/// The assemblies that somebody uses: any mention of the name counts. An assembly that
/// only unused code mentions is unused, with all that it defines.
struct AssemblyUses {
  private let model: WiringModel
  private let byName: [Name: [DeclarationID]]
  /// By file, the tokens of the code that belongs to assemblies, outermost first.
  private var blocks: [Int: [Block]] = [:]

  private var resolver: Resolver { model.resolver }
  private var program: Program { model.resolver.program }

  /// An assembly, an extension of one, or a member.
  private struct Block {
    let tokens: Range<UInt32>
    let assembly: DeclarationID
    let member: DeclarationID?
  }

  init(_ model: WiringModel) {
    self.model = model
    let program = model.resolver.program
    byName = Dictionary(grouping: model.assemblies.sorted()) { program[$0].name }
    for assembly in model.assemblies.sorted() {
      for scope in [assembly] + model.resolver.extensions(of: assembly) {
        addBlock(scope, of: assembly, isMember: false)
        for member in model.resolver.symbols.members(heldBy: scope) {
          addBlock(member, of: assembly, isMember: true)
        }
      }
    }
  }

  private mutating func addBlock(
    _ id: DeclarationID,
    of assembly: DeclarationID,
    isMember: Bool
  ) {
    let node = program.tree(of: id).nodes[program[id].node.position]
    blocks[program[id].file, default: []].append(
      Block(
        tokens: node.firstToken..<node.endToken,
        assembly: assembly,
        member: isMember ? id : nil
      )
    )
  }

  func contribute(to assembly: inout GraphAssembly) {
    guard !byName.isEmpty else { return }
    for file in program.filesWithBodies { addMentions(in: file, to: &assembly) }
    for id in model.assemblies.sorted() where program.isForClients(id) {
      markUsed(id, in: &assembly)
    }
    addMembersOfUnused(to: &assembly)
  }

  private func addMentions(in file: Int, to assembly: inout GraphAssembly) {
    let tree = program.trees[file]
    for (position, kind) in tree.tokens.kinds.enumerated() where kind.isIdentifierLike {
      let token = TokenIndex(UInt32(position))
      for meant in byName[tree.name(token)] ?? [] {
        addMention(of: meant, at: token, in: file, to: &assembly)
      }
    }
  }

  private func addMention(
    of meant: DeclarationID,
    at token: TokenIndex,
    in file: Int,
    to assembly: inout GraphAssembly
  ) {
    let around = (blocks[file] ?? []).filter { $0.tokens.contains(token.rawValue) }
    guard let innermost = around.last else { return markUsed(meant, in: &assembly) }
    guard !around.contains(where: { $0.assembly == meant }), let target = assembly.assembly(meant)
    else { return }
    let member = innermost.member.flatMap { assembly.node(of: $0) }
    guard let user = member ?? assembly.assembly(innermost.assembly) else { return }
    assembly.addEdge(user, .uses, target, at: assembly.location(token, in: file), timing: .deferred)
  }

  private func markUsed(_ id: DeclarationID, in assembly: inout GraphAssembly) {
    guard let root = assembly.root(of: id), let target = assembly.assembly(id) else { return }
    assembly.addEdge(root, .uses, target, at: nil, timing: .deferred)
  }

  /// The definitions of an unused assembly are unused with it.
  private func addMembersOfUnused(to assembly: inout GraphAssembly) {
    let graph = assembly.build()
    let seeds = graph.nodeIDs.filter { graph[$0].kind != .provider }
    let live = graph.reachable(from: seeds) { $0.kind == .uses && $0.receiver == nil }
    for (file, blocks) in blocks.sorted(by: { $0.key < $1.key }) {
      for block in blocks {
        guard let id = block.member, let member = assembly.node(of: id),
          assembly[member].kind == .provider,
          let holder = assembly.assembly(block.assembly), !live.contains(holder)
        else { continue }
        for parameter in resolver.parameterDeclarations(of: id) {
          guard let node = assembly.node(of: parameter) else { continue }
          assembly.addEdge(holder, .reads, node, at: assembly.location(of: parameter))
        }
        assembly.addEdge(
          holder,
          .uses,
          member,
          at: assembly.location(TokenIndex(block.tokens.lowerBound), in: file),
          timing: .deferred
        )
      }
    }
  }
}
