import PureLintProjects
import PureLintResolution
import PureLintWiring

/// Requests by a function that several registries answer, because they meet a protocol: the sources do
/// not tell which of them is asked.
extension OwnRegistryWiring {
  /// Whether this registry may do without an answer: another one has it, or is the one that is judged.
  /// That is the first of the app's, so that what all lack is told once.
  /// - Parameter all: The registries of the program.
  func mayBeAnswered(
    by all: [OwnRegistryWiring],
    _ function: DeclarationID,
    _ asked: RegistryRequest
  ) -> Bool {
    let meant = all.filter { $0.shape.readers.contains(function) }
    guard meant.count > 1 else { return false }
    let judged = meant.first { !$0.isOfTest } ?? meant[0]
    guard judged.shape.type == shape.type, let key = asked.key(resolver) else { return true }
    return meant.contains { other in
      other.shape.type != shape.type && other.registrations.contains { $0.key.type == key.type }
    }
  }

  private var isOfTest: Bool { program.targets.isTest(file: program[shape.type].file) }
}
