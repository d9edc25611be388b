import PureLintProjects
import PureLintResolution
import PureLintWiring

/// The additions of one launch that replace others.
struct IntentOrder {
  private let resolver: Resolver
  private let registrations: [Registration]
  private let origins: [Set<LaunchOrigins.Origin>]
  private let search: LaunchOrigins
  private var program: Program { resolver.program }

  init(
    _ resolver: Resolver,
    _ registrations: [Registration],
    _ origins: [Set<LaunchOrigins.Origin>]
  ) {
    self.resolver = resolver
    self.registrations = registrations
    self.origins = origins
    search = LaunchOrigins(resolver)
  }

  /// The positions of additions that certainly come behind others of their key, with the first of
  /// those.
  func replacements() -> [(later: Int, earlier: Int)] {
    let positions = Dictionary(registrations.indices.map { (registrations[$0].place, $0) }) {
      first,
      _ in first
    }
    var found: [Int: Int] = [:]
    for starts in launches() {
      var earlier: [Registration.Key: Registration] = [:]
      for registration in order(from: starts) where registration.key.isCertain {
        guard let first = earlier[registration.key] else {
          earlier[registration.key] = registration
          continue
        }
        guard first.container != registration.container,
          let later = positions[registration.place], let before = positions[first.place]
        else { continue }
        found[later] = found[later] ?? before
      }
    }
    return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// What a launch adds: the system makes the app and its delegate before it tells the delegate anything.
  private func order(from starts: Set<DeclarationID>) -> [Registration] {
    let made = starts.filter { program[$0].kind == .initializer }
    return [made, starts.subtracting(made)].flatMap { starts in
      RegistryRuns(resolver, registrations.map(\.place), starts: starts).orders(registrations)
        .joined()
    }
  }

  /// The members that a launch runs, one set for each process.
  private func launches() -> [Set<DeclarationID>] {
    let files = Set(
      origins.joined().compactMap { origin in
        if case .launch(let file) = origin { file } else { nil }
      }
    )
    let members = files.flatMap { file in
      program.files[file].declarations.indices.map { DeclarationID(file: file, index: $0) }
        .filter(isLaunch)
    }
    let byProcess = Dictionary(grouping: members) { program.targets.runners(ofFile: Int($0.file)) }
    return byProcess.values.map(Set.init)
  }

  private func isLaunch(_ member: DeclarationID) -> Bool {
    guard program[member].kind == .function || program[member].kind == .initializer,
      let owner = resolver.selfDeclaration(of: member)
    else { return false }
    return search.isLaunched(member, of: owner)
  }
}
