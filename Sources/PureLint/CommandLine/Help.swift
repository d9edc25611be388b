/// The text that `--help` prints.
enum Help {
  static let text = """
    purelint \(Version.current) finds wiring mistakes in Swift apps that inject dependencies by hand.

    Usage:
      purelint [check] [PATH…] [OPTION…]   check files and folders, by default the current one
      purelint rules                       list the rules
      purelint explain RULE                say what a rule finds, and why
      purelint syntax PATH… [OPTION…]      print what the parser sees in files and folders

    Options:
    \(options)
    A GLOB is a name, or the last parts of a path, with '*' for anything within a part and '?' for one
    character of it: 'Previews', 'Generated/*.swift'. '**' stands for any number of parts, a '/' in
    front for the folder that is checked, a '/' at the end for folders only: '/App/**/Mocks/'.

    Exit codes: 0 no errors, 1 errors (or warnings, with --strict), 2 wrong usage or unreadable input.

    """

  /// One line for each option, the explanations aligned.
  private static var options: String {
    Option.allCases.map { option in
      let name = option.rawValue + (option.placeholder.map { " " + $0 } ?? "")
      let written = option == .help ? "-h, " + name : name
      let gap = String(repeating: " ", count: 20 - written.count)
      return "  \(written)\(gap)\(option.summary)\n"
    }.joined()
  }
}
