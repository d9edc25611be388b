import PureLintOutput

/// The manual page, in the language of `man`, made of the same tables as the help.
struct ManualPage {
  private let help: Help

  init(_ help: Help) { self.help = help }

  var text: String {
    """
    .TH PURELINT 1 "" "purelint \(Version.current)" "User Commands"
    .SH NAME
    purelint \\- find wiring mistakes in Swift apps
    .SH SYNOPSIS
    \(lines(Command.Name.allCases.map { ".B \(escaped($0.usage))" }, between: ".br"))
    .SH DESCRIPTION
    \(escaped(description))
    .SH COMMANDS
    \(Command.Name.allCases.map { entry($0.usage, $0.summary) }.joined()).SH OPTIONS
    \(Option.allCases.map { entry($0.written, $0.summary) }.joined()).SH NOTES
    \(lines(help.notes.map(escaped), between: ".PP"))
    .SH ENVIRONMENT
    \(entry("NO_COLOR", "any value: do not color the output"))
    """
  }

  private let description = """
    purelint reads the sources of an app and rebuilds the graph of its objects and their needs. It \
    reports wiring mistakes, as a compiler reports errors, before anything is built. Findings go to \
    standard output. The summary and failures go to standard error.
    """

  private func lines(_ lines: [String], between separator: String) -> String {
    lines.joined(separator: "\n\(separator)\n")
  }

  private func entry(_ name: String, _ text: String) -> String {
    ".TP\n.B \(escaped(name))\n\(escaped(text))\n"
  }

  /// A text without any character that has a meaning in the page's language, in ASCII.
  private func escaped(_ text: String) -> String {
    let plain = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\e"
      case "-": "\\-"
      case "\n": " "
      case _ where scalar.isASCII: String(scalar)
      default: "\\[u\(hexadecimal(scalar))]"
      }
    }.joined()
    return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&" + plain : plain
  }

  private func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(4 - digits.count, 0)) + digits
  }
}
