/// A command that an editor can have the server carry out.
enum ServerCommand: String, CaseIterable {
  /// Shows the page on a rule; the argument is its id.
  case explain = "purelint.explain"
  /// Shows all about something; the arguments are the address of a file and an offset in it.
  case show = "purelint.show"
}
