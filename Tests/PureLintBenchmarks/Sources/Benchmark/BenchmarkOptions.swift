#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the command line asks for.
struct BenchmarkOptions {
  /// The folder of sources.
  var folder = ""
  /// How often everything is measured; medians are printed.
  var rounds = 5
  /// The product's release build.
  var purelint = ".build/release/purelint"
  /// The release build of the package in `SwiftSyntaxWalk`; nil to leave it out.
  var swiftSyntax: String?
  /// Whether to run the compiler's parser too.
  var includesCompiler = true

  static let usage = """
    usage: PureLintBenchmarks [--rounds N] [--purelint PATH] [--swift-syntax PATH]
                              [--no-compiler] FOLDER

    """

  /// Ends the process with the usage if the words make no sense.
  init(_ words: some Sequence<String>) {
    var words = Array(words)[...]
    while let word = words.popFirst() {
      switch word {
      case "--rounds": rounds = words.popFirst().flatMap { Int($0) } ?? 0
      case "--purelint": purelint = words.popFirst() ?? ""
      case "--swift-syntax": swiftSyntax = words.popFirst() ?? ""
      case "--no-compiler": includesCompiler = false
      default: folder = word
      }
    }
    if folder.isEmpty || folder.hasPrefix("-") || rounds < 1 {
      print(Self.usage, terminator: "")
      exit(2)
    }
  }
}
