import PureLintFindings
import PureLintResolution
import PureLintWiring

/// The words of libraries for demands that nothing meets.
struct DemandComplaints {
  /// For demands without words of their own, those who find some, with the positions of the demands.
  private var finders: [(positions: Range<Int>, find: (Demand) -> Demand.Complaint?)] = []

  /// - Parameter parts: Those whose demands, one part behind the other, have the positions.
  init(_ parts: [WiringPart]) {
    var start = 0
    for part in parts {
      let end = start + part.demands.count
      if let find = part.complaint { finders.append((start..<end, find)) }
      start = end
    }
  }

  /// The words for a demand; nil if its library has none.
  func complaint(about demand: Demand, at position: Int) -> Demand.Complaint? {
    demand.complaint ?? finders.first { $0.positions.contains(position) }?.find(demand)
  }
}

extension Demand.Complaint {
  /// Adds the words for what nothing meets, or nobody keeps, and that some registrations are unused for
  /// that reason alone.
  func contribute(
    about gap: Hints.Gap,
    _ registrations: ContainerRegistrations,
    to assembly: inout GraphAssembly
  ) {
    for provider in leftOver.compactMap(registrations.node) {
      assembly.hints.add(
        .init(node: provider, dependency: gap.dependency, wiring: gap.wiring)
      )
    }
    func located(_ notes: [(message: String, place: Place)]) -> [Hints.NearMiss] {
      notes.compactMap { note in assembly.location(note.place).map { (note.message, $0) } }
    }
    let hint = Hints.Complaint(
      message: message,
      way: located(way),
      nearMisses: located(nearMisses),
      advice: advice,
      adviceLocation: advicePlace.flatMap { assembly.location($0) },
      isSurvivable: isSurvivable
    )
    assembly.hints.add(hint, for: gap)
  }
}
