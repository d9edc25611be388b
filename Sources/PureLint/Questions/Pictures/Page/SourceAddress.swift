/// The addresses at which a forge shows files.
package struct SourceAddress: Sendable {
  /// An address with `{path}` and `{line}` where these belong.
  private let template: String

  /// Takes an address with `{path}` in it, and `{line}` where wanted, or that of a folder, behind
  /// which path and line follow as on GitHub; nil if it is no address of the web.
  package init?(_ text: String) {
    guard text.hasPrefix("https://") || text.hasPrefix("http://") else { return nil }
    let folder = text.hasSuffix("/") ? text.dropLast() : text[...]
    template = text.contains("{path}") ? text : "\(folder)/{path}#L{line}"
  }

  /// The address of a file, in which `{line}` stands for a line.
  func address(of path: String) -> String {
    template.replacing("{path}", with: SourceAddress.escaped(path))
  }

  /// A path in which nothing means anything else in an address.
  private static func escaped(_ path: String) -> String {
    let digits = Array("0123456789ABCDEF")
    var text = ""
    for byte in path.utf8 {
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        scalar.isASCII
        && (scalar.properties.isAlphabetic || "0123456789/-._~".unicodeScalars.contains(scalar))
      text += isPlain ? String(scalar) : "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
    }
    return text
  }
}
