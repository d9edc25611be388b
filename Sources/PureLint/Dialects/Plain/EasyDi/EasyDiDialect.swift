import PureLintWiring

extension Dialect {
  /// EasyDi: assemblies are classes whose members define what a context builds and keeps.
  package static let easyDi = Dialect(
    name: "EasyDi",
    interfaces: [.easyDi],
    relevantNames: { EasyDiAssemblies($0).relevantNames },
    wiring: { resolver in
      let assemblies = EasyDiAssemblies(resolver).all
      return WiringPart(
        assemblies: assemblies,
        definitions: EasyDiDefinitions(resolver).all(in: assemblies),
        substitutions: EasyDiSubstitutions(resolver).all(for: Set(assemblies))
      )
    }
  )
}
