import Testing

@testable import PureLintLanguageServer
@testable import PureLintPolicy

@Suite struct MessageReaderTests {
  private func pieces(_ chunks: [String]) -> [String] {
    var reader = MessageReader()
    var found: [String] = []
    for chunk in chunks {
      reader.add(Array(chunk.utf8))
      while let piece = reader.next() {
        switch piece {
        case .message(let value): found.append(value["method"]?.text ?? "none")
        case .malformed: found.append("malformed")
        case .broken: return found + ["broken"]
        }
      }
    }
    return found
  }

  private func message(_ method: String) -> String {
    let body = "{\"method\": \"\(method)\"}"
    return "Content-Type: x\r\ncontent-length: \(body.utf8.count)\r\n\r\n\(body)"
  }

  @Test func cutsWhatArrivesWhereverItIsCut() {
    let stream = message("é") + message("b") + "Content-Length: 1\r\n\r\n{" + message("c")
    let bytes = Array(stream.unicodeScalars)
    for size in [1, 2, 7, 1000] {
      let chunks = stride(from: 0, to: bytes.count, by: size).map { start in
        var chunk = String.UnicodeScalarView()
        chunk.append(contentsOf: bytes[start..<min(start + size, bytes.count)])
        return String(chunk)
      }
      #expect(pieces(chunks) == ["é", "b", "malformed", "c"])
    }
  }

  @Test(arguments: [
    "Content-Length: x\r\n\r\n{}", "Content-Length: -1\r\n\r\n{}", "Content-Type: a\r\n\r\n{}",
    "Content-Length: 99999999999\r\n\r\n{}", String(repeating: "a", count: 10_000),
  ])
  func givesUpOnAHeaderWithoutALength(stream: String) {
    #expect(pieces([stream]) == ["broken"])
  }
}
