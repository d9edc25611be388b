extension Dialect {
  /// Swinject: services are registered in containers. Read as far as it takes to see that one
  /// registration replaces another.
  static let swinject = Dialect(
    name: "Swinject",
    relevantNames: { SwinjectRegistrations.relevantNames($0.program) },
    wiring: { WiringPart(registrations: SwinjectRegistrations($0).all()) }
  )
}

/// The registrations in the library's containers.
private struct SwinjectRegistrations {
  private let resolver: Resolver
  /// The types that are containers of the library's.
  private let library: SwinjectLibrary

  private var program: Program { resolver.program }

  init(_ resolver: Resolver) {
    self.resolver = resolver
    library = SwinjectLibrary(resolver)
  }

  private static let functionNames: Set<Name> = ["register", "autoregister"]

  /// The library's modules; and where the sources declare a container themselves, or some file
  /// imports the library for others, the functions that register something.
  static func relevantNames(_ outline: Program) -> RelevantNames {
    let isShared = outline.files[..<outline.interfaceStart].contains { file in
      SwinjectLibrary.isExported(by: file)
        || file.declarations.contains {
          $0.kind == .classType && $0.name == SwinjectLibrary.containerName
        }
    }
    return RelevantNames(
      imports: SwinjectLibrary.modules,
      anywhere: isShared ? functionNames : []
    )
  }

  func all() -> [Registration] {
    resolver.facts.typeCalls.filter(isRegistration)
      .compactMap { SwinjectRegistrationReader(resolver, $0).registration() }
  }

  /// Whether a call registers something in a container, by a function that is not the sources' own.
  private func isRegistration(_ call: TypeCall) -> Bool {
    let place = call.place
    let name = program.trees[place.file].name(place.token)
    guard program.isSource(place), Self.functionNames.contains(name),
      library.isOfContainer(call)
    else { return false }
    let token = place.token.rawValue
    let arguments = resolver.callArguments(of: call.call, program.trees[place.file])
    return resolver.references.references(in: place.file, token..<token + 1).allSatisfy { meant in
      library.declares(meant.target)
        || ArgumentMatching.match(arguments, to: resolver.parameterList(of: meant.target)) == nil
    }
  }
}
