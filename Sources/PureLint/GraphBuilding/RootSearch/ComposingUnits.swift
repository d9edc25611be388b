import PureLintResolution
import PureLintSource
import PureLintWiring

/// The units that code belongs to, as who may compose: a type with its extensions, or a free function
/// or global.
///
/// Code in an extension of a protocol belongs to the type that has it: the one that the extension asks
/// for, or the only one that conforms. Of several, the extension stands for itself.
final class ComposingUnits {
  private let resolver: Resolver
  /// By extension of a protocol.
  private var known: [DeclarationID: DeclarationID] = [:]

  private var program: Program { resolver.program }

  init(_ resolver: Resolver) { self.resolver = resolver }

  /// The unit around a place.
  func unit(of place: Place) -> DeclarationID? {
    place.source.map { unit(of: program.memberDeclaration(around: $0)) }
  }

  /// The unit that a member, or a free function or global, belongs to.
  func unit(of member: DeclarationID) -> DeclarationID {
    let holder = resolver.holder(of: member)
    guard program[holder].kind == .extensionBlock else { return holder }
    if let found = known[holder] { return found }
    let found = type(having: holder) ?? holder
    known[holder] = found
    return found
  }

  /// Whether a unit has a member, its own or one that it inherits.
  func has(_ member: DeclarationID, _ unit: DeclarationID) -> Bool {
    let holder = resolver.holder(of: member)
    return holder == unit || self.unit(of: member) == unit
      || program[unit].kind.isNominalType && resolver.ancestors(of: unit).contains(holder)
  }

  private func type(having block: DeclarationID) -> DeclarationID? {
    guard let type = resolver.extendedType(of: block).declaration, program.isSource(type),
      program[type].kind == .protocolType, !program.isForClients(type)
    else { return nil }
    let asked = resolver.boundsOfSelf(in: block).compactMap(\.declaration)
    if let asked = asked.first(where: { program[$0].kind != .protocolType }) { return asked }
    let conforming = resolver.heirs(of: type).filter {
      program[$0].kind != .protocolType && !program.targets.isTest(file: program[$0].file)
    }
    return conforming.count == 1 ? conforming[0] : nil
  }
}
