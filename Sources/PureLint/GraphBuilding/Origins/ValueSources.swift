import GraphModel
import PureLintResolution
import PureLintSource
import PureLintSyntax

/// The way back from variables and parameters that have no nodes to those that have: through what is
/// assigned to them, the values that they begin with and the arguments for them.
///
///     init(api: Api) { self.api = api }       the property `api` comes from the parameter, and that
///                                             from what stands in the arguments for it
final class ValueSources {
  private let resolver: Resolver
  private let kinds: ObjectKinds
  private let spans: ArgumentSpans
  /// The mentions by which a value is copied to a variable or a parameter, by that.
  private let copies: [DeclarationID: [Reference]]
  private let witnesses: [DeclarationID: [DeclarationID]]
  private var known: [DeclarationID: [NodeID]] = [:]

  private var program: Program { resolver.program }

  init(
    _ resolver: Resolver,
    _ kinds: ObjectKinds,
    _ spans: ArgumentSpans,
    _ witnesses: [DeclarationID: [DeclarationID]]
  ) {
    self.resolver = resolver
    self.kinds = kinds
    self.spans = spans
    self.witnesses = witnesses
    var copies: [DeclarationID: [Reference]] = [:]
    for reference in resolver.facts.references where !reference.isWrite && !reference.isAbsent {
      guard let destination = reference.destination else { continue }
      copies[destination, default: []].append(reference)
    }
    self.copies = copies
  }

  /// Whether a declaration holds an object, and so leads on. What holds anything, as generic code does,
  /// leads everywhere.
  func leadsOn(_ id: DeclarationID) -> Bool {
    guard program.isSource(id), program[id].kind == .variable || program[id].kind == .parameter
    else { return false }
    return kinds.kind(of: resolver.type(of: id)).mayLeadToObjects
  }

  /// Whether a mention is the base of a member that is known: `dependencies` in `dependencies.api`.
  func isBase(_ reference: Reference) -> Bool {
    let file = reference.place.file
    guard let member = program.trees[file].memberName(behind: reference.place.token) else {
      return false
    }
    return !resolver.references.references(in: file, member.rawValue..<member.rawValue + 1).isEmpty
  }

  /// The nodes that the value of a declaration without a node comes from.
  ///
  /// - Complexity: O(mentions on the way), once for each declaration that is asked for.
  func nodes(behind id: DeclarationID, _ assembly: GraphAssembly) -> [NodeID] {
    if let found = known[id] { return found }
    var found: [NodeID] = []
    var seen: Set<DeclarationID> = [id]
    var known: Set<NodeID> = []
    var waiting = [id]
    while let next = waiting.popLast() {
      for reference in sources(of: next) {
        for target in [reference.target] + (witnesses[reference.target] ?? []) {
          if let node = assembly.node(of: target), assembly[node].isSourceOfValues {
            if known.insert(node).inserted { found.append(node) }
          } else if leadsOn(target), seen.insert(target).inserted {
            waiting.append(target)
          }
        }
      }
    }
    self.known[id] = found
    return found
  }

  /// What stands where a declaration gets its value.
  private func sources(of id: DeclarationID) -> [Reference] {
    var found = copies[id] ?? []
    for span in spans.arguments(for: id) { found += mentions(in: span.tokens, span.file) }
    if program[id].kind == .variable { found += mentions(inValueOf: id) }
    return found
  }

  /// The mentions in the value that a variable begins with, or in the getter that makes it.
  private func mentions(inValueOf id: DeclarationID) -> [Reference] {
    let tree = program.tree(of: id)
    let isComputed = program[id].traits.contains(.isComputed)
    guard let value = isComputed ? program[id].node : tree.initialValue(of: program[id].node)
    else { return [] }
    let node = tree.nodes[value.position]
    return mentions(in: node.firstToken..<node.endToken, program[id].file)
  }

  private func mentions(in tokens: Range<UInt32>, _ file: Int) -> [Reference] {
    resolver.references.references(in: file, tokens).filter {
      !$0.isWrite && !$0.isAbsent && !isBase($0)
    }
  }
}

extension Node {
  /// Whether values come from the node: a provider, or a dependency that is filled somewhere else.
  var isSourceOfValues: Bool { kind == .provider || kind == .dependency }
}
