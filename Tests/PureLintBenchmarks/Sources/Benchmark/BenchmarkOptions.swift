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
  /// Other programs that are run on the folder.
  var peers: [Peer] = []
  /// Whether to run the compiler's parser too.
  var includesCompiler = true

  static let usage = """
    usage: PureLintBenchmarks [--rounds N] [--purelint PATH] [--swift-syntax PATH]
                              [--peer NAME=COMMAND]… [--no-compiler] FOLDER

    """

  /// Ends the process with the usage if the words make no sense.
  init(_ words: some Sequence<String>) {
    var words = Array(words)[...]
    while let word = words.popFirst() {
      switch word {
      case "--rounds": rounds = words.popFirst().flatMap { Int($0) } ?? 0
      case "--purelint": purelint = words.popFirst() ?? ""
      case "--swift-syntax": swiftSyntax = words.popFirst() ?? ""
      case "--peer":
        guard let peer = words.popFirst().flatMap(Peer.init) else { Self.fail() }
        peers.append(peer)
      case "--no-compiler": includesCompiler = false
      default: folder = word
      }
    }
    if folder.isEmpty || folder.hasPrefix("-") || rounds < 1 { Self.fail() }
  }

  private static func fail() -> Never {
    print(usage, terminator: "")
    exit(2)
  }
}

/// Another program, which takes the folder as its last argument.
struct Peer {
  /// What the line of the table is called.
  let name: String
  /// The program and the arguments in front of the folder.
  let words: [String]

  /// Nothing if the text is not `NAME=COMMAND`; a command's words have spaces between them.
  init?(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, !text.hasPrefix("=") else { return nil }
    name = parts[0]
    words = parts[1].split(separator: " ").map(String.init)
    if words.isEmpty { return nil }
  }
}
