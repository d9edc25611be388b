import PureLintSource

extension String {
  /// The text, in which nothing is markup.
  package var markdown: String {
    escaping { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "@": "&#64;"
      case "\\", "`", "*", "_", "{", "}", "[", "]", "(", ")", "#", "+", "-", ".", "!", "|", "~":
        "\\\(scalar)"
      default: nil
      }
    }
  }

  /// The text of a page in which each link `[text](address)` is its text alone.
  package var withoutMarkdownLinks: String {
    replacing(#/\[([^\[\]\n]+)\]\((?:\.\.?/|[\w-]+\.md|#)[^()\s]*\)/#) { $0.1 }
  }
}
