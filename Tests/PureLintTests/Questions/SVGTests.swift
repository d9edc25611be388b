import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@testable import PureLint
@testable import PureLintQuestions

/// The picture as an image: well-formed, whatever things are called, with a box for each of them.
@Suite struct SVGTests {
  /// The elements of a document and their texts, as a parser of the system reads them.
  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [String: Int] = [:]
    var texts: [String] = []

    func parser(
      _ parser: XMLParser,
      didStartElement name: String,
      namespaceURI: String?,
      qualifiedName: String?,
      attributes: [String: String] = [:]
    ) {
      elements[name, default: 0] += 1
      texts.append("")
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      if !texts.isEmpty { texts[texts.count - 1] += text }
    }
  }

  /// A text takes no more room than its box has, in the widest of the usual fonts.
  @Test func textStaysInItsBox() {
    let line = TextLine.ofBox[0]
    for name in ["HistoryEventDetailsListViewModelImplementation", "WWWWMMMMWWWWMMMM", "illicit"] {
      for room in [40, 120, 290] {
        let shown = line.shortened(name, to: room)
        #expect(line.width(of: shown) <= room && shown.contains("…") == (shown != name))
      }
    }
    #expect(line.shortened("Home", to: 100) == "Home")
  }

  private func read(_ svg: String) throws -> Reader {
    let reader = Reader()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = reader
    try #require(parser.parse(), "\(String(describing: parser.parserError))")
    return reader
  }

  @Test func drawsABoxForEachThing() throws {
    let folder = try TemporaryFolder([
      "App.swift": """
      final class A<T> { init(b: B) {} }
      final class `B&"` {}
      final class B { init(c: `B&"`) {} }
      final class Root {
        lazy var c = `B&"`()
        lazy var b = B(c: c)
        lazy var a: A<Int> = A(b: b)
      }
      @main struct Main { static func main() { print(Root().a) } }
      """
    ])
    let result = try Executable.run(["graph", "--format", "svg"], in: folder.path)
    #expect(result.exitCode == 0)
    let reader = try read(result.output)
    let texts = reader.texts.map { $0.trimmingCharacters(in: .newlines) }
    for name in ["a", "B", "B&\"", "Root.b", "Root.c", "Root"] { #expect(texts.contains(name)) }
    #expect(reader.elements["rect", default: 0] >= 4)
  }

  @Test func isWrittenByTheEndingOfAFile() throws {
    let folder = try TemporaryFolder(["App.swift": "struct A {}"])
    let result = try Executable.run(["graph", "--output", "graph.svg"], in: folder.path)
    #expect(result.exitCode == 0)
    let text = try String(contentsOfFile: folder("graph.svg"), encoding: .utf8)
    _ = try read(text)
    #expect(!text.contains(folder.path))
  }
}
