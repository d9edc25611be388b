import Foundation
import GraphModel
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@testable import PureLintFindings
@testable import PureLintOutput
@testable import PureLintReporters
@testable import PureLintSource

/// What others read out of each form, for findings that hold whatever could get in the way.
@Suite struct FormatReadingTests {
  private typealias Object = [String: Any]

  private static let message = NastyPrintout.finding.message
  private static let name = NastyPrintout.name
  private static let path = NastyPrintout.path
  private static let shown = NastyPrintout.name.printable()

  private func read(_ reporter: Reporter) throws -> Any {
    let text = reporter.render(NastyPrintout.value, .pipe)
    return try JSONSerialization.jsonObject(with: Data(text.utf8))
  }

  // MARK: JSON

  @Test func jsonHoldsEverything() throws {
    let document = try #require(read(.json) as? Object)
    let findings = try #require(document["findings"] as? [Object])
    let first = try #require(findings.first)
    #expect(findings.count == 2)
    #expect(first["message"] as? String == Self.message)
    let name = Self.name.replacing("\r\n", with: " ")
    #expect((first["subject"] as? Object)?["names"] as? [String] == [name, "b"])
    let place = try #require(first["location"] as? Object)
    #expect(place["file"] as? String == Self.path)
    let numbers = ["line", "column", "endLine", "endColumn", "offset", "length"]
    #expect(numbers.map { place[$0] as? Int } == [2, 20, 2, 22, 52, 2])
    let notes = try #require(first["notes"] as? [Object])
    #expect(notes.map { $0["role"] as? String } == ["place", "candidate", "change"])
    let candidate = try #require((first["candidates"] as? [Object])?.first)
    #expect(candidate["name"] as? String == Self.name)
    #expect(candidate["type"] as? String == "Set<\(Self.name)>")
    let steps = try #require((first["path"] as? Object)?["steps"] as? [Object])
    #expect(steps.map { $0["name"] as? String } == [Self.name, "clock", "nowhere"])
    #expect(steps.map { $0["isDeferred"] as? Bool } == [true, false, false])
    let edits = try #require((first["fixes"] as? [Object])?.first?["edits"] as? [Object])
    #expect(edits.first?["replacement"] as? String == "\"x\"\n\\\t😀")
    #expect((document["syntaxErrors"] as? Object)?["unreported"] as? Int == 0)
    #expect((document["unresolved"] as? [Object])?.count == 1)
  }

  @Test func jsonTellsOfTheBaseline() throws {
    let document = try #require(read(.json) as? Object)
    let baseline = try #require(document["baseline"] as? Object)
    #expect(baseline["file"] as? String == Self.path)
    let stale = try #require(baseline["stale"] as? [Object])
    #expect(stale.map { $0["rule"] as? String } == ["lazy-cycle", "unused-dependency"])
    #expect(stale.map { $0["names"] as? [String] } == [[Self.name, "b"], ["a"]])
    #expect(stale.map { $0["count"] as? Int } == [1, 3])
    #expect(stale.map { $0["line"] as? Int } == [7, nil])
  }

  @Test func sarifTellsOfTheBaselineBesideTheResults() throws {
    let run = try #require(((read(.sarif) as? Object)?["runs"] as? [Object])?.first)
    let invocation = try #require((run["invocations"] as? [Object])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == true)
    let notifications = try #require(invocation["toolConfigurationNotifications"] as? [Object])
    #expect(notifications.map { $0["level"] as? String } == ["note", "warning", "warning"])
    let texts = notifications.map { ($0["message"] as? Object)?["text"] as? String ?? "" }
    #expect(texts[0] == "2 findings in the baseline, not reported")
    #expect(texts[2] == "'unused-dependency' is no longer found 3 times for 'a'")
    let places = notifications.compactMap { notification in
      ((notification["locations"] as? [Object])?.first?["physicalLocation"] as? Object)
    }
    let uris = places.map { ($0["artifactLocation"] as? Object)?["uri"] as? String }
    #expect(uris.allSatisfy { $0?.removingPercentEncoding == "Sources/" + Self.path })
    #expect(places.map { ($0["region"] as? Object)?["startLine"] as? Int } == [nil, 7, nil])
    #expect((run["results"] as? [Object])?.count == 2)
  }

  @Test func sarifCountsInUTF16AndEncodesPaths() throws {
    let run = try #require(((read(.sarif) as? Object)?["runs"] as? [Object])?.first)
    #expect(run["columnKind"] as? String == "utf16CodeUnits")
    let results = try #require(run["results"] as? [Object])
    let location = try #require((results[0]["locations"] as? [Object])?.first)
    let physical = try #require(location["physicalLocation"] as? Object)
    let uri = try #require((physical["artifactLocation"] as? Object)?["uri"] as? String)
    #expect(uri.removingPercentEncoding == "Sources/" + Self.path)
    #expect(URL(string: uri) != nil)
    let region = try #require(physical["region"] as? Object)
    let numbers = ["startLine", "startColumn", "endLine", "endColumn"]
    #expect(numbers.map { region[$0] as? Int } == [2, 17, 2, 18])
    let text = try #require((results[0]["message"] as? Object)?["text"] as? String)
    // A link is `[text](id)`, in which brackets are escaped.
    #expect(text.matches(of: #/[^\\]\]\([0-9]+\)/#).count == 3)
    #expect((results[0]["relatedLocations"] as? [Object])?.count == 3)
    #expect((results[0]["codeFlows"] as? [Object])?.count == 1)
    #expect(results.map { $0["ruleIndex"] as? Int } == [0, 1])
  }

  @Test func gitlabGetsRelativePathsAndStableNames() throws {
    let issues = try #require(read(.gitlab) as? [Object])
    #expect(issues.map { $0["severity"] as? String } == ["major", "minor"])
    #expect(issues[1]["fingerprint"] as? String == "0513e5ef714c3392")
    let location = try #require(issues[0]["location"] as? Object)
    #expect(location["path"] as? String == "Sources/" + Self.path)
    #expect((location["lines"] as? Object)?["begin"] as? Int == 2)
    let nothing = Printout(files: [], diagnostics: [], summary: Summary())
    #expect(Reporter.gitlab.render(nothing, .pipe) == "[]\n")
  }

  @Test func reviewdogGetsBytes() throws {
    let document = try #require(read(.rdjson) as? Object)
    let first = try #require((document["diagnostics"] as? [Object])?.first)
    let location = try #require(first["location"] as? Object)
    #expect(location["path"] as? String == Self.path)
    #expect(
      location["range"] as? [String: [String: Int]] == [
        "start": ["line": 2, "column": 20], "end": ["line": 2, "column": 22],
      ]
    )
    #expect(first["severity"] as? String == "ERROR")
    let suggestion = try #require((first["suggestions"] as? [Object])?.first)
    #expect(suggestion["text"] as? String == "\"x\"\n\\\t😀")
  }

  // MARK: XML

  @Test func checkstyleIsReadByAnXMLParser() throws {
    let elements = try XMLElements.read(Reporter.checkstyle.render(NastyPrintout.value, .pipe))
    // XML has no way to write these.
    let path = Self.path.replacing("\u{1B}", with: "\\u{1b}").replacing(
      "\u{202E}",
      with: "\\u{202e}"
    )
    #expect(elements.named("file").map { $0["name"] } == [path, "Sources/Clock.swift"])
    let errors = elements.named("error")
    #expect(errors.map { $0["severity"] } == ["error", "warning"])
    #expect(errors[0]["line"] == "2" && errors[0]["column"] == "17")
    let lines = try #require(errors[0]["message"]).split(separator: "\n")
    #expect(lines.last == "\(Self.textPlace): note: pass '\(Self.shown):' here")
  }

  @Test func junitIsReadByAnXMLParser() throws {
    let elements = try XMLElements.read(Reporter.junit.render(NastyPrintout.value, .pipe))
    let suite = try #require(elements.named("testsuite").first)
    #expect(["tests", "failures", "skipped"].map { suite[$0] } == ["3", "1", "1"])
    #expect(elements.named("failure").count == 1 && elements.named("skipped").count == 1)
    #expect(elements.texts["failure"]?.hasPrefix("\(Self.textPlace): error: ") == true)
    var strict = NastyPrintout.value
    strict.isStrict = true
    let failures = try XMLElements.read(Reporter.junit.render(strict, .pipe)).named("failure")
    #expect(failures.map { $0["type"] } == ["error", "warning"])
  }

  @Test func aStrictRunThatJudgesNothingIsAnErrorInSARIF() {
    for (isStrict, level) in [(false, "warning"), (true, "error")] {
      var printout = Printout(files: [], diagnostics: [], summary: Summary())
      printout.summary.nothingJudged = .nothingRecognised
      printout.isStrict = isStrict
      #expect(Reporter.sarif.render(printout, .pipe).contains("\"level\": \"\(level)\""))
    }
  }

  /// A path that begins like a command is no line's beginning.
  private static let textPlace = "./\(path)".printable() + ":2:20"

  // MARK: Lines

  @Test func textIsOneLineForEachPlace() {
    let lines = Reporter.text.render(NastyPrintout.value, .pipe).split(separator: "\n")
    #expect(lines.count == 6)
    #expect(!lines.contains { $0.hasPrefix("::") })
  }

  @Test func xcodeReadsPlacesAndChanges() throws {
    var printout = NastyPrintout.value
    printout.files[0] = SourceFile(path: "B 😀/b.swift", bytes: NastyPrintout.source)
    let lines = Reporter.xcode.render(printout, .pipe).split(separator: "\n")
    let place = "/src/app/Sources/B 😀/b.swift:2:20"
    #expect(lines[0].hasPrefix("\(place): error: no provider for '"))
    #expect(lines[1] == #"\#(place)-2:22: fixit: \"x\"\n\\\t😀"#)
    for line in lines where !line.contains("fixit") {
      let match = try #require(
        line.firstMatch(of: #/^([^'"]+: +|[ \t\f\p{Z}]*)(error|warning|note|fixit): (.*)$/#)
      )
      #expect(match.1.wholeMatch(of: #/([^:]+):(?:([0-9]+):)?(?:([0-9]+):)? +/#) != nil)
    }
  }

  @Test func xcodeShowsFindingsWhosePlaceItCannotRead() {
    let lines = Reporter.xcode.render(NastyPrintout.value, .pipe).split(separator: "\n")
    #expect(lines[0].hasPrefix("error: no provider for '"))
    #expect(lines[0].hasSuffix(":2:20)") && !lines.contains { $0.contains("fixit") })
  }
}

/// The elements of an XML text, in the order of their starts.
private final class XMLElements: NSObject, XMLParserDelegate {
  private var all: [(name: String, attributes: [String: String])] = []
  /// The text of the last element of each name.
  private(set) var texts: [String: String] = [:]
  private var open: [String] = []

  static func read(_ text: String) throws -> XMLElements {
    let elements = XMLElements()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = elements
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
    return elements
  }

  func named(_ name: String) -> [[String: String]] {
    all.filter { $0.name == name }.map(\.attributes)
  }

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    all.append((name, attributes))
    open.append(name)
    texts[name] = ""
  }

  func parser(
    _ parser: XMLParser,
    didEndElement name: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) { open.removeLast() }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if let name = open.last { texts[name, default: ""] += text }
  }
}
