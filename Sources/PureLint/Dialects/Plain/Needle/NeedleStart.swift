import PureLintProjects
import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// Roots that are made though nobody calls what the library's generator has written: each component
/// looks there for what it is given, and stops the app where it finds nothing.
struct NeedleStart {
  private let resolver: Resolver
  private let library: NeedleLibrary

  private var program: Program { resolver.program }

  init(_ resolver: Resolver, _ library: NeedleLibrary) {
    self.resolver = resolver
    self.library = library
  }

  /// One demand for the first root that each program makes, if what the generator writes is in sight.
  /// - Complexity: O(bytes) of an app that makes one.
  func demands() -> [Demand] {
    guard program.sourceFiles.contains(where: library.isGenerated),
      !EntryPoints(resolver).files.isEmpty
    else { return [] }
    let roots = library.components.filter(library.isRoot)
    let made = roots.flatMap { resolver.constructions.of($0) }.filter {
      program.isSource($0.place) && !program.targets.isTest(file: $0.place.file)
        && !program.targets.isRunOutOfSight(file: $0.place.file) && !resolver.isForShow($0.place)
    }
    guard !made.isEmpty else { return [] }
    let programs = ProgramsApart(program)
    let starts = starts
    var told: [Construction] = []
    for root in made.sorted(by: { $0.place.precedes($1.place) }) {
      let known = starts + told.map(\.place.file)
      if !known.contains(where: { programs.mayMeet($0, root.place.file) }) { told.append(root) }
    }
    return told.map(demand)
  }

  /// The files besides what the generator writes that name what starts the library.
  private var starts: [Int] {
    let names = [NeedleLibrary.generatedFunction, NeedleLibrary.providers]
    let words = NameSet(names)
    return program.sourceFiles.filter { file in
      guard !library.isGenerated(file), words.occurs(in: program.trees[file].bytes(of: .root))
      else { return false }
      let tree = program.parseBodies(of: file)
      return tree.tokens.kinds.indices.contains { position in
        tree.tokens.kinds[position].isIdentifierLike
          && names.contains(tree.name(TokenIndex(UInt32(position))))
      }
    }
  }

  private func demand(for made: Construction) -> Demand {
    let name = program.qualifiedName(made.declaration)
    let function = "registerProviderFactories()"
    let complaint = Demand.Complaint(
      message: "'\(name)' is made, but nobody calls '\(function)', without which it stops the app",
      advice: "call '\(function)' before"
    )
    var demand = Demand(
      place: made.place,
      key: Registration.Key(type: made.type),
      title: name
    )
    demand.registrations = []
    demand.mayStandAnywhere = true
    demand.complaint = complaint
    return demand
  }
}
