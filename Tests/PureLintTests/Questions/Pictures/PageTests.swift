import Testing

@testable import PureLintQuestions

@Suite struct PageTests {
  private func page(_ survey: SmallSurvey, source: String? = nil) throws -> String {
    let selection = PictureSelection()
    let picture = try PictureSketch(survey.survey, selection)
      .picture(selection, collapsesMany: false)
    let address = source.flatMap { SourceAddress($0) }
    return Page(picture, of: survey.survey, title: "</title><b>", .init(source: address)).text
  }

  /// What stands between two texts, the second one behind the first.
  private func part(_ text: String, from start: String, to end: String) throws -> Substring {
    let rest = try #require(text.firstRange(of: start)).upperBound
    return text[rest..<(try #require(text[rest...].firstRange(of: end))).lowerBound]
  }

  @Test func thePolicyAllowsWhatIsThereAndNothingElse() throws {
    let text = try page(.shop)
    let style = try part(text, from: "<style>", to: "</style>")
    let script = try part(text, from: "<script>", to: "</script>")
    let policy = try part(text, from: "content=\"", to: "\"")
    #expect(
      policy == """
        default-src 'none'; style-src \(SHA256(of: Array(style.utf8)).policySource); \
        script-src \(SHA256(of: Array(script.utf8)).policySource); img-src data:; \
        base-uri 'none'; form-action 'none'
        """
    )
  }

  @Test func theScriptMakesNoMarkupAndAsksForNothing() throws {
    for word in ["innerHTML", "outerHTML", "insertAdjacent", "document.write", "eval(", "fetch("] {
      #expect(!PageScript.all.contains(word), "the script says '\(word)'")
    }
    #expect(!PageScript.all.contains("</script") && !PageStyle.all.contains("</style"))
    #expect(!PageStyle.all.contains("url("))
  }

  /// An arrow says what it is for, or all that it stands for.
  @Test func arrowsSayWhyTheyAreThere() throws {
    let text = try page(.shop)
    #expect(text.contains(#""reasons":[{"field":"clock""#), "\(text.suffix(4000))")
    let selection = PictureSelection(grouping: .folder)
    let survey = SmallSurvey([
      "A/App.swift": SmallSurvey.shopSource, "B/Clerk.swift": "let clerk = AppDependency.resolve()",
    ])
    let picture = try PictureSketch(survey.survey, selection)
      .picture(selection, collapsesMany: false)
    let grouped = Page(picture, of: survey.survey, title: "x", .init()).text
    #expect(picture.arrows.isEmpty || grouped.contains(" needs AppDependency"))
  }

  @Test func namesEndNoElement() throws {
    let text = try page(
      SmallSurvey(
        """
        import Pure
        struct `</script><script>` {}
        final class `<!-- "a" 'b' & \u{202e}`: FactoryModule {
          struct Dependency { let zone: `</script><script>` }
          init(dependency: Dependency, payload: Void) {}
        }
        """
      )
    )
    #expect(text.split(separator: "<script").count == 3)
    #expect(text.split(separator: "</script").count == 3)
    #expect(!text.contains("<!-- ") && !text.contains("</title><b>"))
    #expect(text.contains(#"\u003c!-- \"a\" 'b' & "#))
  }

  @Test func aBoxSaysWhatShowSays() throws {
    let graph = try part(try page(.shop), from: "id=\"graph\">", to: "</script>")
    #expect(graph.hasPrefix(#"{"title":"\u003c/title>\u003cb>","width":"#))
    let model = try part(String(graph), from: #"{"name":"Model","#, to: #"{"name":""#)
    #expect(model.contains(#""kind":"module""#) && model.contains(#""facts":[["kind","module"]]"#))
  }

  @Test func linksLeadToTheForgeWhereOneIsNamed() throws {
    let plain = try page(.shop)
    #expect(plain.contains(#","files":[["App.swift"]]"#) && !plain.contains(#""folder":"#))
    let linked = try page(.shop, source: "https://forge.example/{path}?line={line}")
    #expect(linked.contains(#"["App.swift","","https://forge.example/App.swift?line={line}"]"#))
  }

  @Test func theSameGraphGivesTheSameBytes() throws {
    #expect(try page(.shop) == page(SmallSurvey(SmallSurvey.shopSource)))
  }
}
