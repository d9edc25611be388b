import PureLintResolution
import PureLintSource
import PureLintSyntax

/// The types of which nobody makes a value, so that none of their instances' code runs.
package final class UnmadeTypes {
  private let resolver: Resolver
  /// The types that code outside tests makes.
  private let made: Set<DeclarationID>
  /// By type, where code outside tests names it.
  private lazy var mentions = Dictionary(
    grouping: resolver.facts.typeMentions.filter { !program.targets.isTest(file: $0.place.file) },
    by: \.type
  )
  /// The labels of calls of initializers whose type may be any: `.init(container: c)`.
  private let openCalls: Set<[Name?]>
  /// Whether some generic code makes what its callers choose.
  private let areSomeChosen: Bool
  private var known: [DeclarationID: Bool] = [:]

  private var program: Program { resolver.program }

  /// - Complexity: O(facts).
  package init(_ resolver: Resolver) {
    self.resolver = resolver
    let (facts, program) = (resolver.facts, resolver.program)
    let isApp = { (place: Place) in !program.targets.isTest(file: place.file) }
    made = Set(facts.sites.filter { isApp($0.place) }.map(\.declaration))
    openCalls = Set(
      facts.unresolved.filter { call in
        call.isOpen && isApp(call.place)
          && program.trees[call.place.file].name(call.place.token) == "init"
      }
      .map { $0.arguments.map(\.label) }
    )
    areSomeChosen = !facts.genericConstructions.isEmpty
  }

  /// Whether nobody makes a type: a struct, a class or an actor that only the sources know.
  package func contain(_ type: DeclarationID) -> Bool {
    if let known = known[type] { return known }
    let found = program[type].kind != .enumType && isOfSources(type) && !isMade(type)
    known[type] = found
    return found
  }

  /// Whether some code may make a value of a type, or of one that inherits from it.
  package func isMade(_ type: DeclarationID) -> Bool {
    ([type] + resolver.heirs(of: type)).contains { isNamedItself($0) || mayBeMeant($0) }
  }

  /// Whether some code names a type to make a value of it, or of one that inherits from it.
  package func isNamed(_ type: DeclarationID) -> Bool {
    ([type] + resolver.heirs(of: type)).contains(where: isNamedItself)
  }

  private func isNamedItself(_ type: DeclarationID) -> Bool {
    made.contains(type)
      || (mentions[type] ?? []).contains { !isForValue($0.place, of: type) }
  }

  /// Whether a type is named to get at a value that it stores for all: whoever makes one for that is seen.
  private func isForValue(_ mention: Place, of type: DeclarationID) -> Bool {
    let tree = program.trees[mention.file]
    let member = mention.token.rawValue + 2
    guard Int(member) < tree.tokens.kinds.count,
      tree.tokens.kinds[Int(member) - 1] == .period
    else { return false }
    let meant = resolver.references.references(in: mention.file, member..<member + 1).map(\.target)
    return !meant.isEmpty
      && meant.allSatisfy { id in
        program[id].kind == .variable && resolver.isStatic(id)
          && !program[id].traits.contains(.isComputed) && resolver.owner(ofNested: id) == type
      }
  }

  /// Whether nothing outside tests names a type but its own declaration and extensions, as words tell.
  /// - Complexity: O(mentions of the name).
  package func isUnnamed(_ type: DeclarationID) -> Bool {
    guard program[type].parent == nil, isOfSources(type), !isNamed(type),
      let mentions = resolver.symbols.mentions
    else { return false }
    let blocks = [type] + resolver.extensions(of: type)
    let isApp = { (file: Int) in !self.program.targets.isTest(file: file) }
    let named = mentions.index.groups(program[type].name).reduce(0) { sum, group in
      group.first.map { isApp(Int($0.file)) } ?? false ? sum + group.count : sum
    }
    return named <= blocks.count { isApp(Int(program[$0].file)) }
  }

  /// Whether an initializer has the labels of a call whose type may be any.
  private func mayBeMeant(_ type: DeclarationID) -> Bool {
    guard !openCalls.isEmpty, program[type].kind != .protocolType else { return false }
    let declared = resolver.initializers(of: .nominal(type, [])).map { $0.parameters.map(\.label) }
    // A class without an initializer is made of nothing, unless it inherits one.
    let isBare = declared.isEmpty && program[type].kind == .classType
    if declared.isEmpty, !isBare || mayInheritInitializers(type) { return true }
    let choices = isBare ? [[]] : declared
    return openCalls.contains { labels in
      choices.contains { own in
        labels.count <= own.count && labels.allSatisfy { $0 == nil || own.contains($0) }
      }
    }
  }

  /// Whether a class may have initializers of one that no source declares.
  private func mayInheritInitializers(_ type: DeclarationID) -> Bool {
    resolver.allSupertypes(of: .nominal(type, [])).contains { supertype in
      switch supertype.form {
      case .nominal(let id, _): !program.isSource(id) && program[id].kind == .classType
      case .external(let name, _): !Self.promisesNothing.contains(name)
      default: true
      }
    }
  }

  /// Whether a type is one that no library and no system makes by itself.
  private func isOfSources(_ type: DeclarationID) -> Bool {
    let declaration = program[type]
    let tree = program.tree(of: type)
    guard program.isSource(type),
      [.structType, .classType, .actorType, .enumType].contains(declaration.kind),
      !declaration.traits.contains(.isMain), !program.isForClients(type),
      !program.targets.isTest(file: declaration.file),
      !tree.children(declaration.node).contains(where: { tree.kind($0) == .attribute })
    else { return false }
    return resolver.allSupertypes(of: .nominal(type, [])).allSatisfy { supertype in
      switch supertype.form {
      case .nominal(let id, _):
        program.isSource(id) && !(areSomeChosen && program[id].kind == .protocolType)
      case .external(let name, _): Self.promisesNothing.contains(name)
      default: false
      }
    }
  }

  /// The protocols of the language that nobody makes a value by.
  private static let promisesNothing: Set<Name> = ["AnyObject", "Sendable"]
}
