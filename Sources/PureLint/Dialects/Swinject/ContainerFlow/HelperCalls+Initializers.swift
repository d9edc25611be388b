import PureLintResolution
import PureLintSyntax
import PureLintWiring

extension HelperCalls {
  /// Learns what references to initializers tell of generic parameters: `dependency: Home.Dependency.init`
  /// for `dependency: ((A, B)) -> Module.Dependency`.
  func learnFromInitializers(of use: GenericCall, _ chosen: inout Substitution) {
    for argument in use.arguments {
      guard case .function(let expected, _) = resolver.type(of: argument.parameter).unwrapped.form,
        let type = resolver.initializedType(argument.node, at: use.place),
        case let choices = resolver.initializers(of: type), choices.count == 1
      else { continue }
      let given = choices[0].parameters.map {
        resolver.substitute(choices[0].substitution, in: $0.type)
      }
      var wanted = expected.map(\.type)
      // One tuple stands for all parameters.
      if wanted.count == 1, given.count != 1, case .tuple(let elements) = wanted[0].form {
        wanted = elements.map(\.type)
      }
      guard wanted.count == given.count else { continue }
      for (wanted, given) in zip(wanted, given) {
        guard case .parameter(let id) = wanted.form, chosen[id]?.hasUnknown ?? true else {
          continue
        }
        chosen[id] = given
      }
    }
  }
}
