import PureLintResolution
import PureLintSyntax
import PureLintWiring

/// The way in which a component is made: by an initializer, by a closure, or by nothing that is
/// known.
struct TranquillityMethod {
  /// The type under which it is found; unknown where nothing tells it.
  private(set) var type = SwiftType.unknown
  /// The type that it is made of by one of its initializers, if nothing else makes it.
  private(set) var builds: DeclarationID?
  /// The requests to the container for it, each with the token that names it.
  private(set) var parameters: [(type: SwiftType, token: TokenIndex)] = []

  /// - Parameter node: What `register` is given.
  init(_ node: NodeIndex, _ call: GenericCall, _ resolver: Resolver) {
    let place = call.place
    let tree = resolver.program.trees[place.file]
    let told = call.generics.first ?? .unknown
    if case .metatype(let named) = told.form {
      type = named
    } else if let made = resolver.initializedType(node, at: place) {
      type = made
      builds = made.unwrapped.declaration
      let choices = resolver.initializers(of: made)
      // Of several initializers the compiler takes one that is not told here.
      guard choices.count == 1, let token = tree.expression(in: node).map({ tree.mainToken($0) })
      else { return }
      parameters = choices[0].parameters.map { ($0.type, token) }
    } else if tree.kind(node) == .closure {
      if case .function(_, let result) = told.form { type = result }
      parameters = Self.parameters(of: node, in: place.file, resolver)
    } else if case .function(let given, let result) = told.form {
      type = result
      parameters = given.map { ($0.type, tree.mainToken(node)) }
    }
    if case .optional = type.form { type = type.unwrapped }
  }

  /// The types that a closure's own parameters have where they are handed to an initializer.
  private static func parameters(
    of closure: NodeIndex,
    in file: Int,
    _ resolver: Resolver
  ) -> [(SwiftType, TokenIndex)] {
    let tree = resolver.program.trees[file]
    let names = Set(tree.closureParameters(of: closure))
    let first = resolver.constructions.first(from: closure, in: file)
    guard let first, first.call.position < tree.end(of: closure) else { return [] }
    return first.arguments.compactMap { argument in
      guard argument.file == file, tree.kind(argument.node) == .nameExpression,
        case let token = tree.mainToken(argument.node),
        tree.tokens.kinds[token.position] == .dollarIdentifier || names.contains(tree.name(token)),
        let parameter = argument.parameter
      else { return nil }
      return (resolver.type(of: parameter), argument.token)
    }
  }
}
