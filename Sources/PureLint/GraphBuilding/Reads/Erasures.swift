import PureLintResolution
import PureLintWiring

/// The conversions of values to protocols of the sources behind which nobody sees more of them than what
/// these protocols ask for: a struct that is known as a service.
struct Erasures {
  private let resolver: Resolver
  /// The places where values are lost, by their types.
  private let escapes: [DeclarationID: [Escape]]

  private var program: Program { resolver.program }

  init(_ resolver: Resolver, _ escapes: [DeclarationID: [Escape]]) {
    self.resolver = resolver
    self.escapes = escapes
  }

  /// Whether a value that escapes is only called from there on. Who casts it back reads it by name.
  func hide(_ escape: Escape) -> Bool {
    guard let target = escape.target, escape.isConversion, isService(target) else { return false }
    return (escapes[target] ?? []).allSatisfy { further in
      guard let next = further.target, further.isConversion else { return false }
      return next == target || isService(next) && (escapes[next] ?? []).isEmpty
    }
  }

  /// Whether values of a protocol are there to be called, and no library knows them as anything.
  private func isService(_ type: DeclarationID) -> Bool {
    !resolver.conformsToLibrary(type)
      && !program.isForClients(type)
      && resolver.members(of: type).all.contains { program[$0].kind == .function }
  }
}
