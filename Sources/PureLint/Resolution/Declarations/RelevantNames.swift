import PureLintSource

/// The names by which the bodies of files may matter to the graph.
public struct RelevantNames: Sendable {
  /// The names that lead to modules: who mentions one may build a module or read what one needs.
  public var leading: Set<Name> = []
  /// Names that lead nowhere, but make a file matter wherever something leads to modules.
  public var secondary: Set<Name> = []
  /// The modules whose import makes a file matter.
  public var imports: Set<Name> = []
  /// The names that make a file matter wherever they stand.
  public var anywhere: Set<Name> = []
  /// The names that make a file matter that mentions one, or that mentions something whose declaration
  /// does.
  public var approached: Set<Name> = []
  /// The files that a generator writes and that say nothing which others do not: they do not matter.
  public var generated: Set<Int> = []

  /// Stores the parts as they are.
  public init(
    leading: Set<Name> = [],
    secondary: Set<Name> = [],
    imports: Set<Name> = [],
    anywhere: Set<Name> = [],
    approached: Set<Name> = [],
    generated: Set<Int> = []
  ) {
    self.leading = leading
    self.secondary = secondary
    self.imports = imports
    self.anywhere = anywhere
    self.approached = approached
    self.generated = generated
  }

  /// Adds the names and files of another set.
  public mutating func formUnion(_ other: RelevantNames) {
    leading.formUnion(other.leading)
    secondary.formUnion(other.secondary)
    imports.formUnion(other.imports)
    anywhere.formUnion(other.anywhere)
    approached.formUnion(other.approached)
    generated.formUnion(other.generated)
  }
}
