import PureLintSource

/// Swift source that describes a library which is not analysed, as its interface would.
///
/// A dialect brings one along, so that resolution follows the library's generic types, associated
/// types and default implementations without knowing any of its names.
public struct Interface: Sendable {
  /// The module's name; also the path that stands for the interface in the program.
  public let module: String
  /// The declarations in Swift.
  public let source: String
  /// Whether only files that import the module see its declarations; for names that others use,
  /// too.
  public var needsImport = false
  /// The modules whose import shows it too.
  public var exporters: Set<Name> = []
  /// Whether every file imports the module without saying so.
  public var isImplicit = false

  /// Stores the parts as they are; by default every file sees what is declared.
  public init(
    module: String,
    source: String,
    needsImport: Bool = false,
    exporters: Set<Name> = [],
    isImplicit: Bool = false
  ) {
    self.module = module
    self.source = source
    self.needsImport = needsImport
    self.exporters = exporters
    self.isImplicit = isImplicit
  }
}
