import Testing

@testable import PureLintLanguageServer

@Suite struct FileAddressTests {
  @Test(arguments: [
    ("file:///src/A.swift", "/src/A.swift"),
    ("file://localhost/a%20b/%C3%A9.swift", "/a b/é.swift"),
    ("file:///a%2Bb", "/a+b"),
  ])
  func isAPath(address: String, path: String) {
    #expect(FileAddress.path(address) == path)
    #expect(FileAddress.path(FileAddress.address(path)) == path)
  }

  @Test(arguments: [
    "untitled:1", "file://server/a", "file:///%", "file:///%zz", "file:///%00", "file:///%FF", "",
  ])
  func isNoPathHere(address: String) {
    #expect(FileAddress.path(address) == nil)
  }
}
