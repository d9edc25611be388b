/// A command that an editor can have the server carry out.
///
/// Things of the graph are named in its arguments: by their names as on the command line, or by a place
/// as requests have it, with `textDocument` and `position`.
enum ServerCommand: String, CaseIterable {
  /// Tells the page on a rule; the argument is its id.
  case explain = "purelint.explain"
  /// Tells all about a thing.
  case show = "purelint.show"
  /// Tells why a thing is built, or why it needs a second one.
  case why = "purelint.why"
  /// Removes what nobody uses, in all files; the arguments are the place of a finding and its rule.
  case mend = "purelint.mend"
  /// Draws the graph around a thing, as Mermaid or, if a second argument says `svg`, as an image.
  case graph = "purelint.graph"
}
