import GraphModel
import PureLintProjects
import PureLintResolution
import PureLintSyntax

/// The requests of calls of the library's functions.
struct DirkCalls {
  private let library: DirkLibrary
  private let surroundings: RequestSurroundings

  private var resolver: Resolver { surroundings.resolver }
  private var program: Program { resolver.program }

  init(_ library: DirkLibrary, _ surroundings: RequestSurroundings) {
    self.library = library
    self.surroundings = surroundings
  }

  /// Whether some code takes one of the functions as a value, by which anything may be asked for.
  var areHandedOn: Bool {
    library.requests.contains { function in
      resolver.references.references(to: function).contains { reference in
        program.isSource(reference.place) && !library.isOwn(reference.place)
          && !program.trees[reference.place.file].isCalled(reference.place.token)
      }
    }
  }

  func requests() -> [ServiceRequest] {
    var known: Set<Place> = []
    return resolver.facts.genericCalls.filter { call in
      library.requests.contains(call.function) && program.isSource(call.place)
        && !library.isOwn(call.place) && known.insert(call.place).inserted
    }
    .compactMap(request)
  }

  private func request(of call: GenericCall) -> ServiceRequest? {
    let reader = RequestReader(surroundings)
    guard var request = reader.request(by: call, outcome: outcome(of: call)) else { return nil }
    request.isReached = request.isReached && !isTrial(call, reader.isTried(call))
    return request
  }

  /// What happens where nothing is registered, by the nearest `try` around a call.
  private func outcome(of call: GenericCall) -> String {
    let tree = program.trees[call.place.file]
    for node in tree.nodes(around: call.call).reversed() {
      switch tree.kind(node) {
      case .tryExpression:
        if tree.flags(node).contains(.isOptional) { return "yields nil" }
        return tree.flags(node).contains(.isForced) ? "crashes" : "throws"
      case .closure, .codeBlock, .memberBlock: return "throws"
      default: continue
      }
    }
    return "throws"
  }

  /// Whether a test tries whether something is registered.
  private func isTrial(_ call: GenericCall, _ isTried: Bool) -> Bool {
    guard program.targets.isTest(file: call.place.file) else { return false }
    let tree = program.trees[call.place.file]
    return isTried || call.place.isConditional
      || tree.nodes(around: call.call).contains { node in
        switch tree.kind(node) {
        case .macroExpansion, .doExpression, .catchClause: true
        case .call: tree.expression(in: node).map { tree.text($0).contains("Throw") } ?? false
        default: false
        }
      }
  }
}
