import GraphModel
import PureLintResolution
import PureLintSyntax
import PureLintWiring

/// Reads requests by type off calls of generic functions and properties with wrappers.
struct RequestReader {
  private let surroundings: RequestSurroundings

  private var resolver: Resolver { surroundings.resolver }
  private var program: Program { resolver.program }

  init(_ surroundings: RequestSurroundings) { self.surroundings = surroundings }

  /// When the wrapper of a property asks.
  enum Time {
    /// While the owner of the property is built.
    case built
    /// When it is first read; it keeps what it got.
    case firstRead
    /// When it is read, each time or without keeping what it got.
    case eachRead
    /// When a view is first shown.
    case shown
  }

  // MARK: Properties

  /// The request of a property, as far as its type is written.
  /// - Parameters:
  ///   - wrapper: The name of the wrapper.
  ///   - asked: What is asked for, of the type of the property.
  func request(
    of property: DeclarationID,
    by wrapper: String,
    at time: Time,
    asking asked: (SwiftType) -> SwiftType = { $0 }
  ) -> ServiceRequest? {
    let declaration = program[property]
    let tree = program.tree(of: property)
    guard program.isSource(property) else { return nil }
    let written = tree.annotatedType(of: declaration.node)
    let declared = resolver.type(of: property)
    let type = asked(declared)
    // What is told by a value alone may be that value.
    let isTold = !type.hasUnknown && tree.initialValue(of: declaration.node) == nil
    guard written != nil || isTold else { return nil }
    let owner = resolver.owner(ofNested: property)
    let name = program.text(property)
    let text = "@\(wrapper) var \(name)" + (written.map { ": \(tree.text($0))" } ?? "")
    let isRead = surroundings.isRead(property)
    var title = written.map { tree.text($0) } ?? ExactType.text(type, resolver)
    if written.map(tree.kind) == .implicitlyUnwrappedType { title = title.dropLast() + "?" }
    if written != nil, type != declared { title = NearTypes.spelled(title) }
    return ServiceRequest(
      place: Place(file: declaration.file, token: declaration.nameToken, source: property),
      type: type,
      title: title,
      subject: name,
      text: "'\(text)'" + (owner.map { " in '\(program.qualifiedName($0))'" } ?? ""),
      outcome: outcome(at: time, owner),
      property: declaration.traits.contains(.isLocal) ? nil : property,
      timing: timing(of: property, at: time, isRead: isRead),
      asker: owner,
      isImmediate: time == .built && !declaration.traits.contains(.isLocal),
      isReached: (time == .built || isRead) && surroundings.isReached(property)
    )
  }

  private func outcome(at time: Time, _ owner: DeclarationID?) -> String {
    switch time {
    case .firstRead, .shown: "crashes when it is first read"
    case .eachRead: "crashes when it is read"
    case .built: "crashes when '\(owner.map { program.text($0) } ?? "its owner")' is built"
    }
  }

  /// When the value of a property is asked for, for who builds its owner.
  func timing(of property: DeclarationID, at time: Time) -> Edge.Timing {
    timing(of: property, at: time, isRead: surroundings.isRead(property))
  }

  private func timing(of property: DeclarationID, at time: Time, isRead: Bool) -> Edge.Timing {
    if time == .built { return resolver.isStatic(property) ? .deferred : .eager }
    let owner = resolver.owner(ofNested: property)
    if owner.map({ surroundings.eager.reads(property, whileBuilding: $0) }) == true {
      return .eager
    }
    return time == .firstRead && isRead ? .kept : .deferred
  }

  // MARK: Calls

  /// The request of a call for what its first generic parameter stands for.
  /// - Parameter isOfKind: Whether an optional is found where what it wraps is.
  func request(
    by call: GenericCall,
    outcome: String,
    ofKind isOfKind: Bool = false
  ) -> ServiceRequest? {
    guard let first = RequestedTypes(resolver).generics(of: call).first else { return nil }
    let file = call.place.file
    let tree = program.trees[file]
    let type = isOfKind ? first.unwrapped : asked(first, by: call).type
    let title = call.arguments.first.flatMap { tree.typeText(inFrontOfSelf: $0.node) }
    let standing = surroundings.standing(of: call.call, at: call.place)
    let text = type.map { ExactType.text($0, resolver) } ?? "_"
    return ServiceRequest(
      place: call.place,
      type: type ?? .unknown,
      title: title ?? text,
      subject: title ?? text,
      text: "'\(surroundings.words(of: call.call, file))'" + surroundings.around(call.place),
      outcome: outcome,
      property: nil,
      timing: standing.timing,
      asker: standing.asker,
      function: standing.function,
      isImmediate: true,
      isReached: surroundings.isReached(call.call, at: call.place)
    )
  }

  /// Whether a call is tried with `try?`.
  func isTried(_ call: GenericCall) -> Bool { asked(.unknown, by: call).isTried }

  /// Whether a call is tried with `try?`, and the type that it asks for; nil where it takes more than
  /// is known here to tell.
  ///
  /// A call that names no type asks for what is expected of it: an optional where that may be nil,
  /// and wherever it stands behind `try?`.
  private func asked(_ type: SwiftType, by call: GenericCall) -> (isTried: Bool, type: SwiftType?) {
    let tree = program.trees[call.place.file]
    var around = tree.nodes(around: call.call)[...]
    var isTried = false
    while let last = around.last {
      let outer = around.dropLast().last
      let isInParentheses =
        tree.kind(last) == .argument && outer.map { isTransparent($0, tree) } == true
      guard isInParentheses || isTransparent(last, tree) else { break }
      isTried =
        isTried || tree.kind(last) == .tryExpression && tree.flags(last).contains(.isOptional)
      around.removeLast()
    }
    let keys = KeyStructs(resolver)
    let isHandedType = call.arguments.contains {
      resolver.type(of: $0.parameter).unwrapped.instance != nil || keys.isKey($0.parameter)
    }
    guard !isHandedType else { return (isTried, type) }
    if isTried { return (true, type.isUnknown ? nil : .optional(type.unwrapped)) }
    // Where something goes on with the value, the compiler may take another type than expected.
    if case .optional = type.form, let outer = around.last, tree.kind(outer) == .sequenceExpression,
      tree.children(outer).contains(where: {
        tree.kind($0) == .binaryOperator || tree.kind($0) == .ternaryOperator
      })
    {
      return (false, nil)
    }
    return (false, type)
  }

  /// Whether an expression yields what the one in it does.
  private func isTransparent(_ node: NodeIndex, _ tree: SyntaxTree) -> Bool {
    tree.kind(node) == .tryExpression
      || tree.kind(node) == .tupleExpression && Array(tree.children(node)).count == 1
  }
}
