/// The names by which the bodies of files may matter to the graph.
struct RelevantNames: Sendable {
  /// The names that lead to modules: who mentions one may build a module or read what one needs.
  var leading: Set<Name> = []
  /// Names that lead nowhere, but make a file matter wherever something leads to modules.
  var secondary: Set<Name> = []
  /// The modules whose import makes a file matter.
  var imports: Set<Name> = []
  /// The names that make a file matter wherever they stand.
  var anywhere: Set<Name> = []
  /// The files that a generator writes and that say nothing which others do not: they do not matter.
  var generated: Set<Int> = []

  mutating func formUnion(_ other: RelevantNames) {
    leading.formUnion(other.leading)
    secondary.formUnion(other.secondary)
    imports.formUnion(other.imports)
    anywhere.formUnion(other.anywhere)
    generated.formUnion(other.generated)
  }
}
