import PureLintFindings
import PureLintResolution
import PureLintWiring

/// The messages about keys that nothing serves.
struct IntentComplaints {
  private let resolver: Resolver
  private let registrations: [Registration]
  private let origins: [Set<LaunchOrigins.Origin>]
  private var program: Program { resolver.program }

  /// The number of places of one sort that are named.
  private static let noteLimit = 3

  init(
    _ resolver: Resolver,
    _ registrations: [Registration],
    _ origins: [Set<LaunchOrigins.Origin>]
  ) {
    self.resolver = resolver
    self.registrations = registrations
    self.origins = origins
  }

  /// The complaint, and the positions of what nearly serves.
  func complaint(
    about gap: IntentWiring.Gap
  ) -> (complaint: Demand.Complaint, leftOver: [Int]) {
    let request = gap.requests[0].service
    let others = gap.requests.dropFirst().prefix(Self.noteLimit).map {
      ("it is asked for here too", $0.service.place)
    }
    let said = words(for: gap, request)
    return (
      Demand.Complaint(
        message: "'\(request.subject)' \(said.gap): \(request.text) stops the process when it is "
          + "read",
        nearMisses: said.near.prefix(Self.noteLimit).map { ($0.message, $0.place) } + others,
        advice: said.advice,
        advicePlace: gap.late.isEmpty ? nil : registrations[gap.late[0]].place,
        leftOver: said.near.map(\.place)
      ),
      said.leftOver
    )
  }

  private typealias Words = (
    gap: String, near: [(message: String, place: Place)], leftOver: [Int], advice: String
  )

  private func words(for gap: IntentWiring.Gap, _ request: ServiceRequest) -> Words {
    let add =
      "AppDependencyManager.shared.add(\(gap.key.name.map { "key: \($0), " } ?? "")"
      + "dependency: …)"
    if !gap.late.isEmpty {
      return (
        "is added only once a window is shown, and an intent starts the app without one",
        gap.late.map { ("it is added here", registrations[$0].place) },
        gap.late,
        "add it at every launch, in the initializer of the app"
      )
    }
    if !gap.elsewhere.isEmpty {
      return (
        "is added in another process than asks for it",
        gap.elsewhere.map { ("it is added here", registrations[$0].place) },
        gap.elsewhere,
        "write '\(add)' where the process starts that asks for it"
      )
    }
    let near = nearMisses(gap.key, request.title)
    return (
      gap.key.name == nil ? "is never added" : "is never added by that key",
      near.map { ($0.message, registrations[$0.position].place) },
      near.map(\.position),
      "write '\(add)' with \(Advice.one(request.title)) in the initializer of the app"
    )
  }

  private func nearMisses(
    _ key: Registration.Key,
    _ title: String
  ) -> [(position: Int, message: String)] {
    let near = NearTypes(resolver)
    return registrations.indices.compactMap { position in
      let registration = registrations[position]
      guard !program.targets.isTest(file: registration.place.file) else { return nil }
      if registration.key.type == key.type {
        let isIdle = registration.key == key && origins[position].isEmpty
        return (
          position,
          isIdle
            ? "'\(registration.title)' is added here, where nobody gets to"
            : "'\(registration.title)' is added here"
        )
      }
      return near.words(
        for: .init(type: registration.key.type, title: registration.title, built: nil),
        asked: key.type,
        named: title
      )
      .map { (position, $0.replacing("registered", with: "added")) }
    }
  }
}
