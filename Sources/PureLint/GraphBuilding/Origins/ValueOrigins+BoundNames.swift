import GraphModel
import PureLintResolution
import PureLintSyntax

/// The arguments that are names which only patterns bind.
extension ValueOrigins {
  /// Adds where they come from to the dependencies and members that get them.
  func addBoundNames(_ lost: inout LostWays, to assembly: inout GraphAssembly) {
    for (parameter, nodes) in receivers.sorted(by: { $0.key < $1.key }) {
      for span in spans.arguments(for: parameter)
      where !program.targets.isTest(file: span.file) {
        guard let name = sources.boundName(span.tokens, span.file) else { continue }
        let origin = sources.origin(ofBound: name, span.file, for: parameter, assembly)
        for node in nodes {
          add(origin, to: node, at: program.location(name, in: span.file), &lost, &assembly)
        }
      }
    }
  }

  /// Adds where they come from to the registrations and the code that hand them to what they build.
  func addBoundNamesOfBuilders(_ lost: inout LostWays, to assembly: inout GraphAssembly) {
    for construction in resolver.facts.constructions where program.isSource(construction.place) {
      let place = construction.place
      for argument in construction.arguments {
        guard argument.parameter.map({ receivers[$0] == nil }) ?? true,
          let name = sources.boundName(
            program.trees[argument.file].tokens(of: argument.node),
            argument.file
          ),
          let origin = sources.origin(ofValueBoundTo: name, argument.file, assembly)
        else { continue }
        let registration = bodies.provider(around: place)
        guard let builder = registration ?? builder(at: place, assembly) else { continue }
        add(
          origin,
          to: builder,
          at: program.location(name, in: argument.file),
          &lost,
          &assembly,
          timing: registration == nil ? timing(of: place) : bodies.timing(of: place)
        )
      }
    }
  }
}
