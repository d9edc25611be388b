#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the command line asks for.
struct Arguments {
  let dialect: Dialect
  let screenCount: Int
  let folder: String

  /// Ends the process with the usage if the words make no sense.
  init(_ words: some Sequence<String>) {
    let words = Array(words)
    guard words.count == 3, let dialect = Self.dialects[words[0]], let count = Int(words[1]),
      count > 0, !words[2].hasPrefix("-")
    else {
      print(
        "usage: MadeUpApps \(Self.dialects.keys.sorted().joined(separator: "|")) SCREENS FOLDER"
      )
      exit(2)
    }
    self.dialect = dialect
    screenCount = count
    folder = words[2]
  }

  private static let dialects: [String: Dialect] = [
    "pure": PureDialect(), "swinject": SwinjectDialect(), "easydi": EasyDiDialect(),
    "dirk": DirkDialect(),
  ]
}
