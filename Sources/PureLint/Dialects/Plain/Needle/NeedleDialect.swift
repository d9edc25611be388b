import PureLintFindings
import PureLintWiring

extension Dialect {
  /// Needle: members of components build what other components, below them, are given by name.
  package static let needle = Dialect(
    name: "Needle",
    interfaces: [.needle],
    relevantNames: { NeedleLibrary($0).relevantNames },
    wiring: { resolver in
      let library = NeedleLibrary(resolver)
      guard !library.components.isEmpty else { return WiringPart() }
      let givers = NeedleGivers(resolver, library)
      return WiringPart(
        roots: library.components,
        handedOn: library.handedOn(),
        needs: library.needs(),
        givers: givers.all(),
        demands: NeedleGaps(resolver, library, givers).demands()
          + NeedleStart(resolver, library).demands(),
        recognitions: [
          Recognition(
            subject: "Needle",
            counts: [.init(noun: "component", number: library.components.count)]
          )
        ]
      )
    }
  )
}
