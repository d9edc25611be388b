#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the command line asks for.
struct GrowthOptions {
  /// The product's release build.
  var purelint = ""
  /// The command that makes the apps; by default the one beside this one.
  let madeUpApps: String
  var dialect = "pure"
  var sizes = [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000]
  /// How often each app is measured; medians are told.
  var rounds = 3
  /// Where the table and the picture go; nil to leave the picture out, and to print the table.
  var table: String?
  var picture: String?

  static let usage = """
    usage: Growth [--dialect NAME] [--sizes N,N,…] [--rounds N] [--table FILE.md]
                  [--picture FILE.svg] PURELINT

    """

  /// Ends the process with the usage if the words make no sense.
  init(_ words: [String]) {
    let program = words.first ?? ""
    madeUpApps =
      program.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .map { $0 + "/" }.joined() + "MadeUpApps"
    var words = words.dropFirst()
    while let word = words.popFirst() {
      switch word {
      case "--dialect": dialect = words.popFirst() ?? ""
      case "--sizes": sizes = words.popFirst()?.split(separator: ",").map { Int($0) ?? 0 } ?? []
      case "--rounds": rounds = words.popFirst().flatMap { Int($0) } ?? 0
      case "--table": table = words.popFirst()
      case "--picture": picture = words.popFirst()
      default: purelint = word
      }
    }
    if purelint.isEmpty || purelint.hasPrefix("-") || rounds < 1 || sizes.isEmpty
      || sizes.contains(where: { $0 < 1 })
    {
      print(Self.usage, terminator: "")
      exit(2)
    }
    sizes.sort()
  }
}
