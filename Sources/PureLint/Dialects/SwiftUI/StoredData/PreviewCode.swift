import PureLintResolution
import PureLintWiring

/// The code that only previews and tests run: what stands in them, and functions and variables that
/// nothing else names.
final class PreviewCode {
  private let code: CodeIndex
  private let mentions: FunctionMentions
  private var known: [DeclarationID: Bool] = [:]
  private var resolver: Resolver { code.resolver }
  private var program: Program { code.program }

  /// The number of members that are looked at which lead to one.
  private static let memberLimit = 100

  init(_ code: CodeIndex) {
    self.code = code
    mentions = FunctionMentions(code.resolver)
  }

  /// Whether a place is in such code.
  func contains(_ place: Place) -> Bool {
    if isInPreview(place) { return true }
    guard let member = place.source.map(program.memberDeclaration(around:)) else { return false }
    if let known = known[member] { return known }
    let found = isNamedByPreviews(member)
    known[member] = found
    return found
  }

  private func isInPreview(_ place: Place) -> Bool {
    program.targets.isTest(file: place.file) || code.isInMacro(place)
      || place.source.flatMap { resolver.selfDeclaration(of: $0) }.map(resolver.isPreview) ?? false
  }

  /// Whether each way to a member begins in a preview or a test.
  private func isNamedByPreviews(_ member: DeclarationID) -> Bool {
    var waiting = [member]
    var visited: Set<DeclarationID> = [member]
    while let next = waiting.popLast(), visited.count < Self.memberLimit {
      guard let places = places(naming: next), !places.isEmpty else { return false }
      for place in places where !isInPreview(place) {
        guard let source = place.source else { return false }
        let around = program.memberDeclaration(around: source)
        if visited.insert(around).inserted { waiting.append(around) }
      }
    }
    return waiting.isEmpty && visited.count < Self.memberLimit
  }

  /// Where a function or a variable is named; nil if that is not all in sight.
  private func places(naming member: DeclarationID) -> [Place]? {
    switch program[member].kind {
    case .function: return mentions.all(of: member)?.map(\.place)
    case .variable:
      guard !program.isForClients(member), !resolver.mayBeRequired(member),
        !resolver.unknownReads.hasReads(of: member)
      else { return nil }
      return resolver.references.references(to: member).map(\.place)
    default: return nil
    }
  }
}
