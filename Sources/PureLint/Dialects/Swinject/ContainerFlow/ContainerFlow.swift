import PureLintResolution
import PureLintSyntax
import PureLintWiring

/// The ways that containers take through a program: from the code that makes them through variables,
/// parameters and results to where something is registered in them or asked of them.
///
/// It follows values, not the order of events. What it cannot follow is unknown.
final class ContainerFlow {
  let resolver: Resolver
  let library: any ContainerLibrary
  private var inputs: [ContainerOrigin: [ContainerOrigin]] = [:]
  private var origins: [ContainerExpression: [ContainerOrigin]] = [:]
  /// What is being compared at the moment; see `agreed(_:)`.
  private var compared: Set<DeclarationID> = []
  /// By call, what it builds.
  private(set) var constructions: [ContainerExpression: Construction] = [:]
  /// By field, what fills it in where its struct is made.
  private(set) var fieldValues: [DeclarationID: [ContainerExpression]] = [:]
  /// By container, the expressions of its parents; nil where they cannot be determined.
  private var parentExpressions: [ContainerID: [ContainerExpression]?] = [:]
  /// The parents of the containers of which they have been found.
  private var parents: [ContainerID: ContainerSet] = [:]
  /// The origins to which others lead by steps without a choice.
  private var lastOrigins: [ContainerOrigin: ContainerOrigin] = [:]
  /// The parents of the containers that were asked about, with theirs.
  private var ancestry = ContainerAncestry()
  private var sources: [ContainerID: DeclarationID] = [:]

  var program: Program { resolver.program }

  init(_ resolver: Resolver, _ library: any ContainerLibrary) {
    self.resolver = resolver
    self.library = library
    for construction in resolver.facts.constructions {
      let place = construction.place
      let call = ContainerExpression(file: place.file, node: construction.call, source: nil)
      sources[ContainerID(place.file, place.token)] = place.source
      constructions[call] = construction
      guard construction.initializer == nil else { continue }
      for argument in construction.arguments {
        guard let field = argument.parameter else { continue }
        fieldValues[field, default: []].append(
          ContainerExpression(file: argument.file, node: argument.node, source: place.source)
        )
      }
    }
  }

  // MARK: Questions

  /// The containers that some origins lead to.
  struct Trace {
    var containers = ContainerSet()
    /// The origins at which the search ended, as it was told to.
    var ends: Set<ContainerOrigin> = []
  }

  /// The containers that some origins lead to.
  /// - Parameter isEnd: Whether the search ends at an origin; nil if it ends at none.
  func trace(
    _ origins: [ContainerOrigin],
    endingAt isEnd: ((ContainerOrigin) -> Bool)? = nil
  ) -> Trace {
    var found = Trace()
    var visited: Set<ContainerOrigin> = []
    var waiting = origins
    while let origin = waiting.popLast() {
      let next = isEnd == nil ? lastOrigin(from: origin) : origin
      guard visited.insert(next).inserted else { continue }
      if let isEnd, isEnd(next) {
        found.ends.insert(next)
        continue
      }
      switch next {
      case .made(let id): found.containers.known.insert(id)
      case .unknown, .asker: found.containers.isOpen = true
      case .unknownInTest: found.containers.isOpenInTests = true
      default: waiting += inputs(of: next)
      }
    }
    // What nothing reaches is reached by something out of sight.
    if found.containers == ContainerSet(), found.ends.isEmpty { found.containers.isOpen = true }
    return found
  }

  /// The origin that another one leads to by steps without a choice.
  ///
  /// A container that is handed on a hundred times is followed once, not from each place again.
  private func lastOrigin(from origin: ContainerOrigin) -> ContainerOrigin {
    var way: [ContainerOrigin] = []
    var visited: Set = [origin]
    var last = origin
    while true {
      if let known = lastOrigins[last] {
        last = known
        break
      }
      let inputs = inputs(of: last)
      guard inputs.count == 1, visited.insert(inputs[0]).inserted else { break }
      way.append(last)
      last = inputs[0]
    }
    for origin in way { lastOrigins[origin] = last }
    return last
  }

  /// A container with all that it finds.
  func asked(_ id: ContainerID) -> AskedContainer {
    findParents(from: id)
    let isOpen = ancestry.add(id, parents: parents)
    return AskedContainer(id: id, source: source(of: id), isOpen: isOpen, ancestry)
  }

  /// The declaration whose code makes a container.
  func source(of id: ContainerID) -> DeclarationID? { sources[id] }

  /// The containers that one asks for what it does not have, where they have been found.
  private func parents(of id: ContainerID) -> ContainerSet { parents[id] ?? ContainerSet() }

  /// Notes a container with the expressions of its parents.
  func note(_ id: ContainerID, parents expressions: [ContainerExpression]?) {
    guard parentExpressions[id] == nil else { return }
    ancestry = ContainerAncestry()
    parentExpressions[id] = .some(expressions)
  }

  /// Finds the parents of a container, theirs, and so on: one after the other, as a chain of them may
  /// be long.
  private func findParents(from id: ContainerID) {
    var waiting = [id]
    while let next = waiting.popLast() {
      guard parents[next] == nil, let noted = parentExpressions[next] else { continue }
      let found = noted.map(containers) ?? .unknown
      parents[next] = found
      waiting += found.known
    }
  }

  /// The containers that expressions of parents stand for.
  private func containers(_ expressions: [ContainerExpression]) -> ContainerSet {
    expressions.reduce(into: ContainerSet()) { found, expression in
      let tree = program.trees[expression.file]
      guard tree.kind(expression.node) != .nilLiteral else { return }
      found.formUnion(trace([.value(expression)]).containers)
    }
  }

  /// The only value that several expressions have; unknown if they may differ.
  ///
  /// What tests put there says nothing of the others.
  func agreed(_ values: [ContainerExpression], in variable: DeclarationID) -> [ContainerOrigin] {
    let given = values.filter { program.trees[$0.file].kind($0.node) != .nilLiteral }
    let isOfTests = { (value: ContainerExpression) in
      self.program.targets.isTest(file: value.file)
        && !self.program.targets.isTest(file: Int(variable.file))
    }
    let values = given.filter { !isOfTests($0) }
    let tried = given.filter(isOfTests).map { ContainerOrigin.value($0) }
    return agreed(among: values, in: variable) + tried
  }

  private func agreed(
    among values: [ContainerExpression],
    in variable: DeclarationID
  ) -> [ContainerOrigin] {
    guard values.count > 1 else { return values.map { .value($0) } }
    guard compared.insert(variable).inserted else { return [.unknown] }
    defer { compared.remove(variable) }
    let found = values.map { trace([.value($0)]).containers }
    return found.allSatisfy { $0 == found[0] && !$0.isOpen } ? [.value(values[0])] : [.unknown]
  }

  // MARK: Steps

  private func inputs(of origin: ContainerOrigin) -> [ContainerOrigin] {
    if let known = inputs[origin] { return known }
    let found: [ContainerOrigin]
    switch origin {
    case .made, .unknown, .unknownInTest, .asker: found = []
    case .value(let expression): found = origins(of: expression)
    case .declaration(let id):
      switch program[id].kind {
      case .variable: found = valuesOfVariable(id)
      case .parameter: found = valuesOfParameter(id)
      case .function: found = results(of: id)
      default: found = [.unknown]
      }
    case .instance(let member): found = instances(of: member)
    }
    inputs[origin] = isOfTest(origin) ? found.map { $0 == .unknown ? .unknownInTest : $0 } : found
    return inputs[origin] ?? found
  }

  /// Whether an origin is code of a test, which says nothing of the app when it cannot be followed.
  private func isOfTest(_ origin: ContainerOrigin) -> Bool {
    switch origin {
    case .value(let expression): program.targets.isTest(file: expression.file)
    case .declaration(let id), .instance(let id): program.targets.isTest(file: Int(id.file))
    case .made, .asker, .unknown, .unknownInTest: false
    }
  }

  /// What an expression stands for, one step on.
  func origins(of expression: ContainerExpression) -> [ContainerOrigin] {
    if let known = origins[expression] { return known }
    // An expression that needs itself stands for nothing more.
    origins[expression] = []
    let found = ContainerExpressionReader(self, expression).origins()
    origins[expression] = found
    return found
  }
}
