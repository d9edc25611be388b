import GraphModel
import PureLintProjects
import PureLintResolution

/// The clauses of `#if` in a program, by which it shows whether a build compiles several places.
struct BuildClauses: Sendable {
  /// By file, those that it has.
  private let clauses: [FileID: [(bytes: Range<UInt32>, conditions: [Condition])]]
  private let configuration: BuildConfiguration

  init(_ program: Program) {
    configuration = program.configuration
    var found: [FileID: [(bytes: Range<UInt32>, conditions: [Condition])]] = [:]
    for file in program.sourceFiles {
      let own = program.clauses(in: file)
      if !own.isEmpty { found[FileID(index: UInt32(file))] = own }
    }
    clauses = found
  }

  var isEmpty: Bool { clauses.isEmpty }

  /// Whether some build compiles all of some places.
  func mayCoexist(_ places: [Location]) -> Bool {
    let conditions = places.flatMap { place in
      (clauses[place.file] ?? []).lazy.filter { $0.bytes.contains(place.offset) }
        .flatMap(\.conditions)
    }
    return conditions.isEmpty || configuration.mayHold(conditions)
  }
}

extension GraphAssembly {
  /// Adds to the hints which places no build compiles together.
  package mutating func noteBuilds() {
    let clauses = BuildClauses(program)
    if !clauses.isEmpty { hints.mayCoexist = { clauses.mayCoexist($0) } }
  }
}
