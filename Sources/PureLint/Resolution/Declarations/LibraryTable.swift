import PureLintSource
import PureLintSyntax

/// The facts that are known of libraries by the names of their types, functions and attributes,
/// where no interface declares them.
///
/// Each dialect states what it knows of its library. Resolution and wiring ask the table of all
/// dialects together, so that they know no library themselves.
///
/// A class, because resolution asks it all the time, and to ask a struct out of a program copies all
/// that it holds.
public final class LibraryTable: Sendable {
  /// The traits of each name.
  private let traits: [Name: LibraryTraits]
  /// The members that protocols and classes ask for. They ask for no others; what overrides an
  /// inherited member says so itself.
  private let requiredMembers: [Name: Set<Name>]
  /// The properties that protocols ask for, beside functions that are not listed. They ask for no
  /// initializer.
  private let requiredProperties: [Name: Set<Name>]
  /// The members of every optional, beside those that an interface declares.
  private let membersOfOptional: Set<Name>
  /// The types that operators make of their operands: `..<` makes a `Range`.
  private let resultsOfOperators: [Name: Name]
  /// The names that aliases stand for.
  private let aliases: [Name: Name]
  /// What functions hand to their closures, by the functions' names.
  private let closureInputs: [Name: [ClosureInput]]
  /// The types that paths begin with which a wrapper is given, by the wrapper's name.
  private let rootsOfPaths: [Name: Name]
  /// The static members by which classes hand out instances of themselves.
  private let instances: [Name: Set<Name>]
  private let systemNames: SystemNames
  /// The modules whose import shows a type, as far as libraries state their types.
  private let modulesOfTypes: [Name: Set<Name>]
  /// The modules that come with the system.
  private let systemModules: Set<Name>
  /// By the question for a system, what is answered to those for frameworks there, as far as that is the
  /// same in all builds.
  let frameworksOfSystems: [Name: [Name: Bool]]
  /// The types that the language has words and signs for.
  let language: LanguageTypes

  /// Makes the table of one library; a name that is listed several times has all of these traits.
  public init(
    _ names: KeyValuePairs<LibraryTraits, [Name]> = [:],
    requiredMembers: [Name: Set<Name>] = [:],
    requiredProperties: [Name: Set<Name>] = [:],
    membersOfOptional: Set<Name> = [],
    resultsOfOperators: [Name: Name] = [:],
    aliases: [Name: Name] = [:],
    closureInputs: [Name: [ClosureInput]] = [:],
    rootsOfPaths: [Name: Name] = [:],
    instances: [Name: Set<Name>] = [:],
    systemNames: SystemNames = SystemNames(),
    types: DeclaredTypes = DeclaredTypes(),
    systemModules: Set<Name> = [],
    frameworksOfSystems: [Name: [Name: Bool]] = [:],
    language: LanguageTypes = LanguageTypes()
  ) {
    traits = names.reduce(into: [:]) { traits, list in
      for name in list.value { traits[name, default: []].formUnion(list.key) }
    }
    self.requiredMembers = requiredMembers
    self.requiredProperties = requiredProperties
    self.membersOfOptional = membersOfOptional
    self.resultsOfOperators = resultsOfOperators
    self.aliases = aliases
    self.closureInputs = closureInputs
    self.rootsOfPaths = rootsOfPaths
    self.instances = instances
    self.systemNames = systemNames
    modulesOfTypes = types.names.reduce(into: [:]) { $0[$1] = types.modules }
    self.systemModules = systemModules
    self.frameworksOfSystems = frameworksOfSystems
    self.language = language
  }

  /// What several tables know together: two libraries may use one name, which then has the traits and
  /// asks for the members of both.
  ///
  /// - Precondition: At most one of the tables names the types of the language.
  public init(merging tables: [LibraryTable]) {
    traits = tables.reduce(into: [:]) { $0.merge($1.traits) { $0.union($1) } }
    requiredMembers = tables.reduce(into: [:]) { $0.merge($1.requiredMembers) { $0.union($1) } }
    requiredProperties = tables.reduce(into: [:]) {
      $0.merge($1.requiredProperties) { $0.union($1) }
    }
    membersOfOptional = tables.reduce(into: []) { $0.formUnion($1.membersOfOptional) }
    resultsOfOperators = tables.reduce(into: [:]) {
      $0.merge($1.resultsOfOperators) { first, _ in first }
    }
    aliases = tables.reduce(into: [:]) { $0.merge($1.aliases) { first, _ in first } }
    closureInputs = tables.reduce(into: [:]) { $0.merge($1.closureInputs) { $0 + $1 } }
    rootsOfPaths = tables.reduce(into: [:]) { $0.merge($1.rootsOfPaths) { first, _ in first } }
    instances = tables.reduce(into: [:]) { $0.merge($1.instances) { $0.union($1) } }
    systemNames = tables.reduce(into: SystemNames()) { $0.merge($1.systemNames) }
    modulesOfTypes = tables.reduce(into: [:]) { $0.merge($1.modulesOfTypes) { $0.union($1) } }
    systemModules = tables.reduce(into: []) { $0.formUnion($1.systemModules) }
    frameworksOfSystems = tables.reduce(into: [:]) {
      $0.merge($1.frameworksOfSystems) { $0.merging($1) { first, _ in first } }
    }
    language = tables.map(\.language).first { $0 != LanguageTypes() } ?? LanguageTypes()
  }

  /// Whether a name has a trait.
  public func knows(_ name: Name, _ trait: LibraryTraits) -> Bool {
    !traits(of: name).isDisjoint(with: trait)
  }

  func traits(of name: Name) -> LibraryTraits { traits[name] ?? [] }

  /// All names with a trait, in no order.
  public func names(_ trait: LibraryTraits) -> [Name] {
    traits.compactMap { $1.isDisjoint(with: trait) ? nil : $0 }
  }

  /// Whether every optional has a member of a name.
  func hasOptionalMember(_ name: Name) -> Bool { membersOfOptional.contains(name) }

  /// Whether a static member of a class is an instance of it, as `URLSession.shared` is.
  func isInstance(_ member: Name, of type: Name) -> Bool {
    instances[type]?.contains(member) ?? false
  }

  /// The type that a name stands for: itself, unless it is known to be an alias.
  func meaning(of name: Name) -> Name { aliases[name] ?? name }

  /// The values that a function hands to its closures, by its arguments.
  func inputs(ofClosuresOf function: Name) -> [ClosureInput] { closureInputs[function] ?? [] }

  /// The type that a path begins with which a wrapper is given.
  func root(ofPathsIn wrapper: Name) -> Name? { rootsOfPaths[wrapper] }

  /// The type that an operator makes of its operands, if it is known.
  func result(ofOperator name: Name) -> Name? { resultsOfOperators[name] }
}

// MARK: Modules

extension LibraryTable {
  /// The types of a library, and the modules each of which shows them to who imports it.
  public struct DeclaredTypes: Sendable {
    fileprivate let modules: Set<Name>
    fileprivate let names: Set<Name>

    /// Stores the parts as they are; by default no type is stated.
    public init(modules: Set<Name> = [], names: Set<Name> = []) {
      self.modules = modules
      self.names = names
    }
  }

  /// Whether a library declares a type of a name and one of some modules shows it.
  func declares(_ name: Name, in modules: Set<Name>) -> Bool {
    modulesOfTypes[name].map { !$0.isDisjoint(with: modules) } ?? false
  }

  /// Whether a name stands for a type of a known library.
  func knows(typeNamed name: Name) -> Bool { modulesOfTypes[name] != nil }

  /// Whether something is known of the type that a name stands for.
  func knows(_ name: Name) -> Bool { modulesOfTypes[name] != nil || traits[name] != nil }

  /// Whether a module comes with the system.
  func isSystemModule(_ name: Name) -> Bool { systemModules.contains(name) }
}

// MARK: Requirements

extension LibraryTable {
  /// The properties of a member that decide whether a library may require it.
  struct Member {
    let name: Name
    let isProperty: Bool
    let isInitializer: Bool
    /// Whether it takes or yields what the sources declare: the system's requirements know nothing
    /// of that, unless they have associated types.
    let hasOwnTypes: Bool
  }

  /// Whether a library's type may use a member through a requirement.
  ///
  /// A member that a library's protocol requires is read by the library, unseen. Which members a
  /// protocol requires cannot be told from its name, so one that is not known may require any.
  /// - Parameter text: The name as the source writes it.
  func mayRequire(_ member: Member, by type: Name, named text: String) -> Bool {
    if let members = requiredMembers[type] { return members.contains(member.name) }
    if member.isProperty || member.isInitializer, let properties = requiredProperties[type] {
      return member.isProperty && properties.contains(member.name)
    }
    guard isOfSystem(named: text) else { return true }
    return !member.isProperty && (!member.hasOwnTypes || systemNames.isGeneric(text))
  }

  /// Whether a name is one of a class of the system's frameworks, or of a protocol that only has
  /// functions.
  public func isOfSystem(named text: String) -> Bool { systemNames.contain(text) }

  /// The beginnings and ends of names of the system's classes and protocols.
  public struct SystemNames: Sendable {
    /// The letters in front of another capital, two for each framework.
    public var prefixes: [String] = []
    /// The ends of names of protocols that only have functions.
    public var suffixes: [String] = []
    /// The ends of names of protocols that have associated types.
    public var genericSuffixes: [String] = []

    /// Stores the parts as they are.
    public init(prefixes: [String] = [], suffixes: [String] = [], genericSuffixes: [String] = []) {
      self.prefixes = prefixes
      self.suffixes = suffixes
      self.genericSuffixes = genericSuffixes
    }

    fileprivate mutating func merge(_ other: SystemNames) {
      prefixes += other.prefixes
      suffixes += other.suffixes
      genericSuffixes += other.genericSuffixes
    }

    fileprivate func contain(_ text: String) -> Bool {
      prefixes.contains { prefix in
        text.hasPrefix(prefix) && text.dropFirst(prefix.count).first?.isUppercase == true
      } || suffixes.contains { text.hasSuffix($0) }
    }

    fileprivate func isGeneric(_ text: String) -> Bool {
      genericSuffixes.contains { text.hasSuffix($0) }
    }
  }
}

extension Program {
  /// Whether all attributes of a declaration are known to have a trait, or one of several.
  public func bearsOnly(_ trait: LibraryTraits, _ id: DeclarationID) -> Bool {
    let tree = tree(of: id)
    return tree.children(self[id].node).allSatisfy { child in
      tree.kind(child) != .attribute
        || tree.type(in: child).map { libraries.knows(tree.name($0), trait) } == true
    }
  }

  /// Whether a variable bears an attribute that may be a property wrapper or a macro.
  public func mayBeWrapped(_ variable: DeclarationID) -> Bool {
    guard self[variable].traits.contains(.hasWrapper) else { return false }
    let tree = tree(of: variable)
    return tree.children(tree.variableDeclaration(of: self[variable].node)).contains { child in
      tree.kind(child) == .attribute
        && tree.type(in: child).map { libraries.knows(tree.name($0), .changesNoUse) } != true
    }
  }
}
