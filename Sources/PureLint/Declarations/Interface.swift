/// Swift source that describes a library which is not analysed, as its interface would.
///
/// A dialect brings one along, so that resolution follows the library's generic types, associated
/// types and default implementations without knowing any of its names.
struct Interface: Sendable {
  /// The module's name; also the path that stands for the interface in the program.
  let module: String
  let source: String
  /// Whether only files that import the module see what it declares; for names that others use too.
  var needsImport = false
  /// The modules whose import shows it too.
  var exporters: Set<Name> = []
}
