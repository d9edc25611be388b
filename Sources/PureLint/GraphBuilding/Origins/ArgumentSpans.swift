import PureLintResolution
import PureLintSource
import PureLintSyntax

/// The arguments of calls, by the tokens that they stand in.
///
///     Screen(model: Model(clock: clock))      the innermost argument around `clock` is that for
///                                             `Model.clock`, in the one for `Screen.model`
struct ArgumentSpans {
  /// An argument of a call.
  struct Span {
    let tokens: Range<UInt32>
    let file: Int
    /// The parameter or field that it is for.
    let parameter: DeclarationID
    /// The position of the innermost argument around it in its file.
    fileprivate var outer: Int?
  }

  /// By file, sorted by the first token, outer ones first.
  private var spans: [Int: [Span]] = [:]
  /// The positions of the arguments for a parameter or field in their files.
  private var positions: [DeclarationID: [(file: Int, position: Int)]] = [:]

  /// - Parameter functions: The functions that are no initializers and whose arguments count.
  init(_ resolver: Resolver, ofCallsOf functions: Set<DeclarationID>) {
    for construction in resolver.facts.constructions {
      for argument in construction.arguments {
        guard let parameter = argument.parameter else { continue }
        add(argument.node, in: argument.file, for: parameter, resolver.program)
      }
    }
    for function in functions { addCalls(of: function, resolver) }
    addDelegations(resolver)
    for file in spans.keys { nest(file) }
  }

  private mutating func addCalls(of function: DeclarationID, _ resolver: Resolver) {
    for reference in resolver.references.references(to: function) {
      addCall(reference, resolver)
    }
  }

  /// Adds the arguments of `self.init(…)` and `super.init(…)`, which build nothing more.
  private mutating func addDelegations(_ resolver: Resolver) {
    let program = resolver.program
    let built = Set(
      resolver.facts.sites.map { Position(token: $0.place.token, file: $0.place.file) }
    )
    for reference in resolver.facts.references
    where program[reference.target].kind == .initializer && program.isSource(reference.place) {
      let place = reference.place
      guard program.trees[place.file].tokens.kinds[place.token.position] == .kwInit,
        !built.contains(Position(token: place.token, file: place.file))
      else { continue }
      addCall(reference, resolver)
    }
  }

  private struct Position: Hashable {
    let token: TokenIndex
    let file: Int
  }

  private mutating func addCall(_ reference: Reference, _ resolver: Resolver) {
    let tree = resolver.program.trees[reference.place.file]
    guard let call = tree.call(of: reference.place.token) else { return }
    let parameters = resolver.parameterDeclarations(of: reference.target)
    let arguments = tree.callArguments(of: call)
    let list = resolver.parameterList(of: reference.target)
    let matched = ArgumentMatching.match(arguments, to: list) ?? []
    for (argument, position) in zip(arguments, matched) {
      add(argument.node, in: reference.place.file, for: parameters[position], resolver.program)
    }
  }

  private mutating func add(
    _ node: NodeIndex,
    in file: Int,
    for parameter: DeclarationID,
    _ program: Program
  ) {
    guard file < program.interfaceStart else { return }
    let node = program.trees[file].nodes[node.position]
    spans[file, default: []].append(
      Span(tokens: node.firstToken..<node.endToken, file: file, parameter: parameter)
    )
  }

  private mutating func nest(_ file: Int) {
    var sorted = (spans[file] ?? []).sorted {
      ($0.tokens.lowerBound, $1.tokens.upperBound) < ($1.tokens.lowerBound, $0.tokens.upperBound)
    }
    var around: [Int] = []
    for position in sorted.indices {
      while let last = around.last,
        sorted[last].tokens.upperBound <= sorted[position].tokens.lowerBound
      {
        around.removeLast()
      }
      sorted[position].outer = around.last
      around.append(position)
      positions[sorted[position].parameter, default: []].append((file, position))
    }
    spans[file] = sorted
  }

  /// The arguments around a token, the innermost first.
  func around(_ token: TokenIndex, in file: Int) -> [Span] {
    guard let sorted = spans[file] else { return [] }
    let end = sorted[...].partitioningIndex { $0.tokens.lowerBound > token.rawValue }
    var next = end > 0 ? end - 1 : nil
    var found: [Span] = []
    while let position = next {
      if sorted[position].tokens.contains(token.rawValue) { found.append(sorted[position]) }
      next = sorted[position].outer
    }
    return found
  }

  /// The arguments for a parameter or field, in source order within each file.
  func arguments(for parameter: DeclarationID) -> [Span] {
    (positions[parameter] ?? []).compactMap { spans[$0.file]?[$0.position] }
  }

  /// The parameters and fields that have arguments.
  var parameters: Dictionary<DeclarationID, [(file: Int, position: Int)]>.Keys { positions.keys }
}
