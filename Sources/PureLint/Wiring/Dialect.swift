import PureLintResolution

/// A way of wiring: what PureLint knows of one library, or of one habit without a library.
///
/// Every room but this one takes what it needs of a dialect as a value and knows no library.
package struct Dialect: Sendable {
  /// The library's name.
  package let name: String
  /// Whether nobody can do without it.
  package var isIndispensable = false
  /// The interfaces that describe the library to resolution.
  package var interfaces: [Interface] = []
  /// The facts that the library's names tell, where no interface declares them.
  package var libraries: [LibraryTable] = []
  /// The modules that come with the system, as imports name them.
  package var systemModules: Set<String> = []
  /// The convention for what the library's modules are given, if it has modules.
  package var convention: ModuleConvention?
  /// The names by which bodies of files may matter, told from what the files declare.
  package var relevantNames: @Sendable (Resolver) -> RelevantNames = { _ in RelevantNames() }
  /// Whether words in bodies decide about these names, too. Otherwise they follow from outlines.
  package var looksIntoBodies = false
  /// The library's part of a program's wiring.
  package var wiring: @Sendable (Resolver) -> WiringPart = { _ in WiringPart() }

  package init(
    name: String,
    isIndispensable: Bool = false,
    interfaces: [Interface] = [],
    libraries: [LibraryTable] = [],
    systemModules: Set<String> = [],
    convention: ModuleConvention? = nil,
    relevantNames: @escaping @Sendable (Resolver) -> RelevantNames = { _ in RelevantNames() },
    looksIntoBodies: Bool = false,
    wiring: @escaping @Sendable (Resolver) -> WiringPart = { _ in WiringPart() }
  ) {
    self.name = name
    self.isIndispensable = isIndispensable
    self.interfaces = interfaces
    self.libraries = libraries
    self.systemModules = systemModules
    self.convention = convention
    self.relevantNames = relevantNames
    self.looksIntoBodies = looksIntoBodies
    self.wiring = wiring
  }
}
