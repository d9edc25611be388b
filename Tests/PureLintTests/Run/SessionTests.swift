import Testing

@testable import PureLint
@testable import PureLintCommandLine
@testable import PureLintFindings
@testable import PureLintOutput
@testable import PureLintPolicy
@testable import PureLintProjects
@testable import PureLintReporters
@testable import PureLintResolution
@testable import PureLintRules
@testable import PureLintSource

/// After any sequence of changes, a session finds the same as a run that knows nothing.
@Suite struct SessionTests {
  private static let stepCount = Thoroughness.isFull ? 150 : 4

  @Test(arguments: Fixture.apps)
  func findsWhatARunFinds(_ fixture: Fixture) throws {
    let original = try fixture.files()
    var app = ChangingApp(original, seed: UInt64(fixture.path.utf8.count))
    let check = Analyzer.purelint.beginSession()
    for step in 0..<Self.stepCount {
      let found = app.output(of: check)
      let expected = app.output(of: Analyzer.purelint.check)
      #expect(found == expected, "step \(step): \(app.lastChange)")
      if found != expected { return }
      app.change()
    }
  }

  /// A body that writes a type behind its module's name tells it apart from others, wherever it is meant.
  @Test func bodiesTellForeignTypesApart() {
    let root = """
      import Other
      import Swinject
      @main struct Main {
        static func main() {
          let container = Container()
          container.register(Client.self) { _ in makeClient() }
          show(container)
        }
      }
      """
    let screen = """
      import Postbox
      import Swinject
      func show(_ container: Container) { print(container.resolve(Client.self)!) }
      """
    func files(_ body: String) -> [SourceFile] {
      let spare = "import Other\nimport Postbox\nfunc spare() { \(body) }\n"
      return [("Main", root), ("Screen", screen), ("Spare", spare)].map { name, text in
        SourceFile(path: "\(name).swift", bytes: Array(text.utf8))
      }
    }
    let check = Analyzer.purelint.beginSession()
    let outputs = ["", "print(Other.Client.self, Postbox.Client.self)", ""].map { body in
      let app = ChangingApp(files(body), seed: 0)
      let found = app.output(of: check)
      #expect(found == app.output(of: Analyzer.purelint.check))
      return found
    }
    #expect(outputs[0] != outputs[1] && outputs[0] == outputs[2])
  }

  /// A file that comes behind all others moves none of them, nor does one that goes from there.
  @Test(arguments: Fixture.apps)
  func filesComeAndGoAtTheEnd(_ fixture: Fixture) throws {
    let original = try fixture.files()
    let spare = SourceFile(path: "Zoo.swift", bytes: Array("// Nothing.\n".utf8))
    let check = Analyzer.purelint.beginSession()
    for files in [original, original + [spare], original] {
      let app = ChangingApp(files, seed: 0)
      #expect(app.output(of: check) == app.output(of: Analyzer.purelint.check))
    }
  }
}

/// An app that somebody works at without knowing what it does.
private struct ChangingApp {
  private let original: [SourceFile]
  private var files: [SourceFile]
  private var configuration = BuildConfiguration()
  private var dice: SplitMix
  private(set) var lastChange = "none"

  init(_ files: [SourceFile], seed: UInt64) {
    original = files
    self.files = files
    dice = SplitMix(state: seed)
  }

  /// What a check of the app prints as JSON.
  func output(of check: Analyzer.Check) -> String {
    var programs = Analyzer.Programs(parts: [], files: [])
    var sources: [SourceFile] = []
    for file in files {
      if let project = ProjectFile(path: file.path, bytes: file.bytes) {
        programs.projects.append(project)
        programs.manifests.append(file)
      } else {
        sources.append(file)
      }
    }
    let whole = ProgramPart(
      files: Array(sources.indices),
      projects: Array(programs.projects.indices)
    )
    let all = Analyzer.Programs(
      parts: [whole],
      files: sources,
      projects: programs.projects,
      manifests: programs.manifests
    )
    var plan = AnalysisPlan(rules: Rule.all)
    plan.configuration = configuration
    let report = check(all) { _ in plan }
    let policy = Policy(checking: Rule.all, of: Rule.all)
    return Reporter.json.render(Printout(report, policy), .pipe)
  }

  /// Changes one thing.
  mutating func change() {
    let index = Int.random(in: files.indices, using: &dice)
    let file = files[index]
    lastChange = file.path
    switch Int.random(in: 0..<18, using: &dice) {
    case 16, 17: move(index)
    case 0 where files.count > 2: files.remove(at: index)
    case 1, 2: files = original
    case 3: configuration.defines = configuration.defines == nil ? ["DEBUG"] : nil
    case 4...6: files[index] = rewritten(file, swapLines)
    case 7...9: files[index] = rewritten(file, swapWords)
    case 10...13: insertMention(in: index)
    default: files[index] = rewritten(file, insertLine)
    }
  }

  /// Has a file stand behind all others, in another folder.
  private mutating func move(_ index: Int) {
    let file = files.remove(at: index)
    files.append(SourceFile(path: "Zoo/\(file.path)", bytes: file.bytes))
  }

  private mutating func rewritten(
    _ file: SourceFile,
    _ rewrite: (inout [Substring], inout SplitMix) -> Void
  ) -> SourceFile {
    var lines = String(decoding: file.bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    if !lines.isEmpty { rewrite(&lines, &dice) }
    return SourceFile(path: file.path, bytes: Array(lines.joined(separator: "\n").utf8))
  }

  private func swapLines(_ lines: inout [Substring], _ dice: inout SplitMix) {
    lines.swapAt(
      Int.random(in: lines.indices, using: &dice),
      Int.random(in: lines.indices, using: &dice)
    )
  }

  /// Writes a word of one line in place of one in another.
  private func swapWords(_ lines: inout [Substring], _ dice: inout SplitMix) {
    let (from, to) = (
      Int.random(in: lines.indices, using: &dice), Int.random(in: lines.indices, using: &dice)
    )
    let words = lines[from].split { !$0.isLetter }
    let olds = lines[to].split { !$0.isLetter }
    guard let word = words.randomElement(using: &dice),
      let old = olds.randomElement(using: &dice)
    else { return }
    lines[to] = Substring("\(lines[to][..<old.startIndex])\(word)\(lines[to][old.endIndex...])")
  }

  /// Names something of the app in the body of a function, if the file has one: what stands outside of
  /// bodies stays as it is.
  private mutating func insertMention(in index: Int) {
    let other = files.randomElement(using: &dice).map { String(decoding: $0.bytes, as: UTF8.self) }
    let words = (other ?? "").split { !$0.isLetter }
    guard let base = words.randomElement(using: &dice),
      let member = words.randomElement(using: &dice)
    else { return }
    let mention = ["_ = \(base).\(member)", "self.\(member) = \(base)", "\(base)(\(member))"]
      .randomElement(using: &dice)!
    files[index] = rewritten(files[index]) { lines, dice in
      let bodies = lines.indices.filter { index in
        lines[index].hasSuffix("{")
          && ["func ", "init("].contains { lines[index].contains($0) }
      }
      guard let body = bodies.randomElement(using: &dice) else { return }
      lines.insert(Substring(mention), at: body + 1)
    }
  }

  private func insertLine(_ lines: inout [Substring], _ dice: inout SplitMix) {
    let place = Int.random(in: lines.indices, using: &dice)
    let line =
      ["// Once more.", "let spare = 1", "}", "{", "#if DEBUG", ""]
      .randomElement(using: &dice) ?? ""
    // What is taken out counts as a change, too.
    if line.isEmpty { lines.remove(at: place) } else { lines.insert(Substring(line), at: place) }
  }
}
