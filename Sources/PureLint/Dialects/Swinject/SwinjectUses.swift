import PureLintProjects
import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// Uses of registrations that are possible though no demand for them is in sight.
struct SwinjectUses {
  private let resolver: Resolver
  private let askedForAnything: ContainerSet
  private let askedForLibraryTypes: ContainerSet
  /// Whether nobody asks in sight.
  private let isNothingAsked: Bool
  private let flow: ContainerFlow
  /// The names of the types in calls of unknown functions: `x.find(Clock.self)`.
  private var names: Set<Substring> = []

  private var program: Program { resolver.program }

  init(
    _ resolver: Resolver,
    _ flow: ContainerFlow,
    _ registrations: SwinjectRegistrations,
    _ demands: SwinjectDemands
  ) {
    self.resolver = resolver
    self.flow = flow
    askedForAnything = demands.askedForAnything
    askedForLibraryTypes = demands.askedForLibraryTypes
    // Where nobody asks at all, those who do are out of sight.
    isNothingAsked = demands.places.isEmpty
    let known = registrations.places.union(demands.places)
    for call in resolver.facts.typeCalls where !known.contains(call.place.unscoped) {
      names.insert(lastName(program.trees[call.place.file].text(call.typeNode)))
    }
  }

  func mayUse(_ registration: Registration) -> Bool {
    isNothingAsked || registration.key.type.hasUnknown
      || mayBeAsked(registration.containers, for: askedForAnything)
      || !isOfSources(registration.key.type)
        && (registration.containers.known.contains(where: \.isOutOfSight)
          || mayBeAsked(registration.containers, for: askedForLibraryTypes))
      || names.contains(lastName(resolver.keyText(of: registration.key.type)))
      || program.targets.isRunOutOfSight(file: registration.place.file)
  }

  private func isOfSources(_ type: SwiftType) -> Bool {
    type.declaration.map { program.isSource($0) } ?? false
  }

  /// Whether what is registered in some containers may be asked for by who asks some for anything.
  private func mayBeAsked(_ containers: ContainerSet, for asked: ContainerSet) -> Bool {
    guard asked != ContainerSet() else { return false }
    return AskedContainers(
      known: asked.known.sorted().map { flow.asked($0) },
      isOpen: asked.isOpen
    )
    .mayFind(containers)
  }

  /// The last word of a type's text: `Clock` of `[Time.Clock]?`.
  private func lastName(_ text: String) -> Substring {
    let isPartOfName = { (byte: UInt8) in NameSet.isWordByte[Int(byte)] }
    guard let last = text.utf8.lastIndex(where: isPartOfName) else { return "" }
    let start = text.utf8[..<last].lastIndex { !isPartOfName($0) }
    return text[(start.map { text.utf8.index(after: $0) } ?? text.startIndex)...last]
  }
}
