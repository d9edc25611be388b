/// How long a container keeps what it builds, whatever the library calls it.
enum Lifetime: CaseIterable, Sendable {
  /// One for each who asks.
  case each
  /// One for all that is built at one go.
  case graph
  /// One while somebody holds it.
  case weak
  case single
}

/// Services that need each other in turn, each the next and the last the first.
///
/// What becomes of them was measured by running the libraries; this is the table.
struct Circle: Sendable {
  var services: [Service]

  struct Service: Sendable {
    var lifetime: Lifetime
    /// Whether it asks for the next only when the container can find it already, but for its
    /// lifetime: in a closure that fills it, or later.
    var asksWhenStored: Bool
  }

  enum Library: Sendable { case easyDi, dirk, swinject }

  enum Outcome: Sendable {
    /// One of each, or as many as their lifetimes say.
    case closed
    case endless
    case exception
    /// The one that is asked for first is built twice, and both are handed out.
    case builtTwice
  }

  /// What happens when the first service is asked for first.
  func outcome(in library: Library) -> Outcome {
    let passed = services.prefix { !canBeFound($0, in: library) }
    guard passed.count < services.count else { return .endless }
    guard !passed.isEmpty else { return .closed }
    switch library {
    // Whoever asks later finds a partner that is whole.
    case .dirk: return .closed
    // Of what is kept, one of the two that are built is thrown away.
    case .swinject: return passed.contains { $0.lifetime == .each } ? .builtTwice : .closed
    case .easyDi:
      return passed.contains { $0.lifetime == .single } ? .exception : .builtTwice
    }
  }

  /// The same where the last service is asked for first.
  var reversed: Circle { Circle(services: services.reversed()) }

  private func canBeFound(_ service: Service, in library: Library) -> Bool {
    service.asksWhenStored && (library == .dirk || service.lifetime != .each)
  }
}

extension Circle.Outcome {
  /// The rule that tells it.
  var ruleID: String? {
    switch self {
    case .closed: nil
    case .endless, .exception: "dependency-cycle"
    case .builtTwice: "lazy-cycle"
    }
  }

  /// The worst of what may happen, as the first finding tells it.
  static func worst(_ outcomes: [Circle.Outcome]) -> Circle.Outcome {
    [.endless, .exception, .builtTwice].first { outcomes.contains($0) } ?? .closed
  }
}
