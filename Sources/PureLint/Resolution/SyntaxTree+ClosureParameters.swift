import PureLintSource
import PureLintSyntax

extension SyntaxTree {
  /// The names of a closure's parameters.
  public func closureParameters(of closure: NodeIndex) -> [Name] {
    guard let signature = child(closure, .closureSignature) else { return [] }
    return children(signature).flatMap { child -> [Name] in
      switch kind(child) {
      case .closureParameter: return [name(child)]
      case .parameterClause:
        return children(child).filter { kind($0) == .parameter }.map { parameter in
          let main = mainToken(parameter)
          return name(flags(parameter).contains(.hasSecondName) ? main + 1 : main)
        }
      default: return []
      }
    }
  }
}
