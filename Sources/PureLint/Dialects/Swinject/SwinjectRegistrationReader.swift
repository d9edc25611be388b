import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// The reader of registrations. A call is one only if it is certain in all its parts.
struct SwinjectRegistrationReader {
  let resolver: Resolver
  let call: TypeCall

  private var tree: SyntaxTree { resolver.program.trees[call.place.file] }

  init(_ resolver: Resolver, _ call: TypeCall) {
    self.resolver = resolver
    self.call = call
  }

  func registration() -> Registration? {
    guard let key = key() else { return nil }
    let name = key.name.map { " named \($0)" } ?? ""
    return RegistrationCall(resolver, call.call, at: call.place)
      .registration(of: tree.text(call.typeNode) + name, for: key)
  }

  // MARK: Key

  private func key() -> Registration.Key? {
    let kind = tree.kind(call.typeNode)
    let isNamed = kind == .nameExpression || kind == .memberAccess
    let text = Name(tree.text(call.typeNode).filter { !$0.isWhitespace })
    var key = Registration.Key(
      type: isNamed && !call.type.hasUnknown ? call.type : .external(text, [])
    )
    var hasFactory = false
    for argument in tree.callArguments(of: call.call).dropFirst() {
      switch argument.label {
      case "name":
        guard let name = name(argument.node) else { return nil }
        key.name = name.isEmpty ? nil : name
      case "initializer": hasFactory = true
      case nil, "factory":
        guard tree.kind(argument.node) == .closure, let types = argumentTypes(of: argument.node)
        else { return nil }
        key.arguments = types.map { .external(Name($0), []) }
        hasFactory = true
      default: return nil
      }
    }
    return hasFactory ? key : nil
  }

  /// The name as it is written, empty for `nil`; nil if it may be another one each time.
  private func name(_ node: NodeIndex) -> String? {
    switch tree.kind(node) {
    case .nilLiteral: ""
    case .stringLiteral where tree.child(node, .interpolation) == nil: tree.text(node)
    case .memberAccess, .implicitMember: tree.text(node).filter { !$0.isWhitespace }
    default: nil
    }
  }

  /// The types of a closure's parameters behind the first; nil if they are not written.
  private func argumentTypes(of closure: NodeIndex) -> [String]? {
    guard let signature = tree.child(closure, .closureSignature) else {
      return tree.text(closure).contains("$1") ? nil : []
    }
    var types: [String?] = []
    for child in tree.children(signature) {
      switch tree.kind(child) {
      case .closureParameter: types.append(nil)
      case .parameterClause:
        for parameter in tree.children(child) where tree.kind(parameter) == .parameter {
          types.append(tree.type(in: parameter).map { tree.text($0).filter { !$0.isWhitespace } })
        }
      default: break
      }
    }
    let arguments = types.dropFirst()
    return arguments.contains(nil) ? nil : arguments.compactMap { $0 }
  }
}
