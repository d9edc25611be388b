import Testing

@testable import PureLintQuestions

@Suite struct SourceAddressTests {
  @Test(arguments: [
    ("https://forge.example/a/blob/b", "https://forge.example/a/blob/b/A/B.swift#L{line}"),
    ("https://forge.example/blob/main/", "https://forge.example/blob/main/A/B.swift#L{line}"),
    ("http://forge.example/{path}?line={line}", "http://forge.example/A/B.swift?line={line}"),
    ("https://forge.example/{path}", "https://forge.example/A/B.swift"),
  ])
  func aPathGoesWhereItBelongs(text: String, address: String) throws {
    #expect(try #require(SourceAddress(text)).address(of: "A/B.swift") == address)
  }

  @Test func nothingInAPathMeansAnythingElse() throws {
    let source = try #require(SourceAddress("https://forge.example"))
    #expect(
      source.address(of: "A b/#?%{line}\"é.swift")
        == "https://forge.example/A%20b/%23%3F%25%7Bline%7D%22%C3%A9.swift#L{line}"
    )
  }

  @Test(arguments: ["", "forge.example", "javascript:alert(1)", "file:///etc", "HTTPS://a"])
  func whatIsNoAddressOfTheWebIsNone(text: String) {
    #expect(SourceAddress(text) == nil)
  }
}
