import PureLintFindings
import PureLintOutput
import PureLintSource
import PureLintSyntax

/// One run of the program, as a function from arguments and surroundings to text and exit code.
package struct Invocation: Sendable {
  /// The arguments behind the program's name.
  package var arguments: [String]
  /// What checks.
  package let analyzer: Analyzer
  package var terminal = Terminal()
  /// The line that says what the run is doing, where there is one.
  package var progress: Progress?

  /// All of standard input.
  package var input: @Sendable () throws(SourceError) -> [UInt8] = { () throws(SourceError) in [] }

  package init(
    arguments: [String],
    analyzer: Analyzer,
    terminal: Terminal = Terminal(),
    progress: Progress? = nil,
    input: @escaping @Sendable () throws(SourceError) -> [UInt8] = { () throws(SourceError) in [] }
  ) {
    self.arguments = arguments
    self.analyzer = analyzer
    self.terminal = terminal
    self.progress = progress
    self.input = input
  }

  /// Does what the arguments ask for. Reads files, writes nothing.
  package func run() -> Outcome {
    do throws(UsageError) {
      switch try Arguments.parse(arguments, analyzer) {
      case .check(let options): return options.isRepeated ? watch(options) : check(options)
      case .fix(let options): return fix(options)
      case .syntax(let options): return syntax(options)
      case .config(let options): return config(options)
      case .question(let options): return answer(options)
      case .graph(let options): return draw(options)
      case .diff(let options): return compare(options)
      case .initialize(let isConfirmed): return initialize(isConfirmed: isConfirmed)
      case .serve(let options): return serve(options)
      case .rules: return Outcome(output: Rule.table(of: analyzer.rules))
      case .explain(let rule): return Outcome(output: rule.explanation(by: analyzer))
      case .completions(let shell): return Outcome(output: shell.completions(analyzer))
      case .manual: return Outcome(output: ManualPage(help).text)
      case .version: return Outcome(output: "purelint \(Version.current)\n")
      case .help(let command):
        return Outcome(output: command.map { help.text(of: $0) } ?? help.text)
      }
    } catch {
      return .failure(error.message)
    }
  }

  private var help: Help { Help(formats: analyzer.reporters.all.map(\.name)) }

  /// Prints the trees of the parser. Broken sources are no failure here.
  private func syntax(_ options: SyntaxOptions) -> Outcome {
    let jobs = options.jobs ?? processorCount
    let sources = Sources(
      options.paths,
      excludes: options.excludes,
      ignoring: options.honorsIgnoreFiles ? .repositories : nil,
      readsManifests: true,
      systemModules: [],
      jobs: jobs
    )
    guard !sources.isEmpty else { return sources.verdict(on: Outcome()) }
    let reports = concurrentMap(sources.files, jobs: jobs, weight: \.bytes.count) { file in
      let tree = SyntaxTree(parsing: file, bodies: .parse)
      let lines = options.isOutline ? tree.outlineLines() : tree.treeLines()
      return (text: lines.joined(), errorCount: tree.errors.count)
    }
    let errors = reports.reduce(0) { $0 + $1.errorCount }
    return sources.verdict(
      on: Outcome(
        output: reports.map(\.text).joined(),
        messages: Summary.text(parsedFiles: sources.files.count, syntaxErrors: errors) + "\n"
      )
    )
  }
}
