import PureLintSource

/// The initializers of a type, those whose labels alone decide found by these.
struct InitializerTable {
  /// Of so many the labels are worth an index.
  private static let threshold = 16

  /// See `Resolver.initializers(of:)`.
  let all: [Resolver.InitializerChoice]
  /// The positions of those that need an argument for each parameter, by the labels.
  private var byLabels: [[Name?]: [Int]] = [:]
  /// The positions of all others.
  private var others: [Int] = []

  /// - Complexity: O(*n*) for *n* initializers.
  init(_ all: [Resolver.InitializerChoice]) {
    self.all = all
    guard isIndexed else { return }
    for (position, choice) in all.enumerated() {
      if choice.parameters.contains(where: { $0.hasDefault || $0.isVariadic }) {
        others.append(position)
      } else {
        byLabels[choice.parameters.map(\.label), default: []].append(position)
      }
    }
  }

  /// Whether there are so many initializers that calls look for theirs by the labels.
  var isIndexed: Bool { all.count > Self.threshold }

  /// The initializers that the labels of a call leave open, in their order.
  func choices(for arguments: [CallArgument]) -> [Resolver.InitializerChoice] {
    guard isIndexed, !arguments.contains(where: \.isTrailing) else { return all }
    let fitting = byLabels[arguments.map(\.label)] ?? []
    return (fitting + others).sorted().map { all[$0] }
  }
}
