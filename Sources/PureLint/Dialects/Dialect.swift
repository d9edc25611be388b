/// A way of wiring: what PureLint knows of one library, or of one habit without a library.
///
/// Every room but this one takes what it needs of a dialect as a value and knows no library.
struct Dialect: Sendable {
  /// The library's name.
  let name: String
  /// Whether nobody can do without it.
  var isIndispensable = false
  /// The interfaces that describe the library to resolution.
  var interfaces: [Interface] = []
  /// The facts that the library's names tell, where no interface declares them.
  var libraries: [LibraryTable] = []
  /// The modules that come with the system, as imports name them.
  var systemModules: Set<String> = []
  /// The convention for what the library's modules are given, if it has modules.
  var convention: ModuleConvention?
  /// The names by which bodies of files may matter, told from what the files declare.
  var relevantNames: @Sendable (Resolver) -> RelevantNames = { _ in RelevantNames() }
  /// The library's part of a program's wiring.
  var wiring: @Sendable (Resolver) -> WiringPart = { _ in WiringPart() }
}
