import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// The additions to the registries of App Intents.
struct IntentAdditions {
  /// In source order.
  private(set) var all: [Registration] = []
  /// Whether something may be added that is not seen.
  private(set) var isOpen = false

  private let resolver: Resolver
  private var program: Program { resolver.program }

  init(_ resolver: Resolver) {
    self.resolver = resolver
    let program = resolver.program
    guard Self.mayBeMade(in: resolver) else { return }
    let functions = Set(
      resolver.symbols.topLevel(IntentNames.manager).filter { !program.isSource($0) }.flatMap {
        resolver.findMembers(IntentNames.add, of: .nominal($0, [])).map(\.id)
      }
    )
    var known: Set<Place> = []
    for call in resolver.facts.genericCalls where functions.contains(call.function) {
      guard program.isSource(call.place), known.insert(call.place.unscoped).inserted else {
        continue
      }
      add(call)
    }
    isOpen =
      functions.contains { function in
        resolver.references.references(to: function).contains {
          !program.trees[$0.place.file].isCalled($0.place.token)
        }
      }
      || resolver.facts.unknownReads.contains { read in
        read.name == IntentNames.add && program.isSource(read.place)
          && program.imports([IntentNames.module], in: read.place.file)
          && isLabelled(read.place)
      }
    all.sort { $0.place.precedes($1.place) }
  }

  /// Whether the outlines of files leave room for something that is added.
  static func mayBeMade(in resolver: Resolver) -> Bool {
    let program = resolver.program
    return program.isImported([IntentNames.module])
      && !resolver.symbols.topLevel(IntentNames.manager).contains(where: program.isSource)
  }

  /// What cannot be followed.
  var unresolved: [UnfollowedStep] {
    all.filter { $0.key.type.isUnknown }.map {
      UnfollowedStep(
        "addition",
        at: $0.place,
        "addition is not followed; nothing here tells its type"
      )
    }
  }

  // MARK: Calls

  private mutating func add(_ call: GenericCall) {
    let place = call.place
    let tree = program.trees[place.file]
    let arguments = tree.callArguments(of: call.call)
    let type = call.generics.first.map(added) ?? .unknown
    let name = KeyName(resolver, arguments.first { $0.label == "key" }?.node, at: place)
    let key = Registration.Key(
      type: ExactType.key(type, resolver) ?? .unknown,
      name: name.text,
      isNameOpen: name.isOpen
    )
    let title = resolver.title(of: key)
    var registration =
      RegistrationCall(resolver, call.call, at: place).registration(of: title, for: key)
      ?? .unplaced(at: place, call.call, key, title, program)
    registration.container.text = "AppDependencyManager.shared"
    all.append(registration)
  }

  /// The value that a request finds later: the result of a closure, if one is added.
  private func added(_ type: SwiftType) -> SwiftType {
    if case .function(let parameters, let result) = type.form, parameters.isEmpty { return result }
    return type
  }

  /// Whether a call of an unknown function hands over a dependency.
  private func isLabelled(_ place: Place) -> Bool {
    let tree = program.trees[place.file]
    return tree.call(of: place.token).map { call in
      tree.callArguments(of: call).contains { $0.label == "dependency" }
    } ?? false
  }
}
