import PureLintResolution

/// Calls that come to registrations a second time: a set-up that two places run.
package struct RepeatedRuns {
  private let program: Program
  private let code: CertainCode
  private let programs: ProgramsApart
  /// The members around registrations that were asked about.
  private var known: Set<DeclarationID> = []

  package init(_ resolver: Resolver, _ code: CertainCode, _ programs: ProgramsApart) {
    program = resolver.program
    self.code = code
    self.programs = programs
  }

  /// The second of two calls that come to a place in every run; nil where none is certain, and where another
  /// place in the same function was asked about before.
  package mutating func call(repeating place: Place) -> Place? {
    guard EagerCode.isCertain(place), let source = place.source else { return nil }
    let member = program.memberDeclaration(around: source)
    guard known.insert(member).inserted else { return nil }
    let calls = (code.certainCalls(comingTo: member) + code.units(runningWitness: member))
      .sorted { $0.precedes($1) }
    guard let first = calls.first else { return nil }
    return calls.dropFirst().first { programs.mayMeet(first.file, $0.file) }
  }
}
