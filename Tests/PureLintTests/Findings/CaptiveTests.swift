import GraphModel
import Testing

@testable import PureLintFindings
@testable import PureLintRules

/// Which providers count as kept by longer-lived ones, on graphs drawn by hand.
@Suite struct CaptiveTests {
  /// `Store keeps Session`, by way of what stands in between if anything does, for each captive.
  private func captives(_ drawing: String) -> [String] {
    let graph = GraphDrawing(drawing).graph
    return graph.captives().map { captive in
      let way = [captive.reference.target, captive.lastReference.source]
        .filter { $0 != captive.provider && $0 != captive.keeper }.map { graph[$0].name }
      return "\(graph[captive.keeper].name) keeps \(graph[captive.provider].name)"
        + (way.first.map { " by \($0)" } ?? "")
    }
  }

  @Test func oneThatIsMadeOnceKeepsOneOfAGraph() {
    #expect(
      captives(
        """
        Store: singleton, Session: perGraph!
        main -> Store, main -> Session, Store -> Session
        """
      ) == ["Store keeps Session"]
    )
  }

  /// The lifetimes of who keeps and of who is kept, and whether that is a finding.
  @Test(arguments: [
    ("singleton", "transient!", true), ("singleton!", "perGraph!", true),
    ("weak!", "transient!", true), ("weak!", "perGraph!", true),
    ("perGraph!", "transient!", true),
    // A default is no choice, on either side.
    ("singleton!", "transient", false), ("singleton!", "perGraph", false),
    ("perGraph", "transient!", false),
    // What is held is the same for all.
    ("singleton!", "weak!", false),
    // Not shorter.
    ("singleton!", "singleton!", false), ("perGraph!", "perGraph!", false),
    ("transient!", "perGraph!", false), ("transient!", "singleton!", false),
    // Not known.
    ("none", "transient!", false), ("singleton!", "none!", false),
  ])
  func lifetimesDecide(keeper: String, kept: String, isFinding: Bool) {
    let found = captives(
      """
      Store: \(keeper), Session: \(kept)
      main -> Store, main -> Session, Store -> Session
      """
    )
    #expect(found == (isFinding ? ["Store keeps Session"] : []))
  }

  @Test func whatIsAskedForLaterIsNotKept() {
    #expect(
      captives(
        """
        Store: singleton!, Session: perGraph!
        main -> Store, main -> Session, Store ~> Session
        """
      ) == []
    )
  }

  @Test func aDeferredRequestIsARequest() {
    #expect(
      captives(
        """
        Store: singleton!, Session: perGraph!, Screen: transient
        main -> Store, main -> Screen, Screen ~> Session, Store -> Session
        """
      ) == ["Store keeps Session"]
    )
  }

  @Test func whatOnlyTheKeeperAsksForIsNoCaptive() {
    #expect(
      captives("Store: singleton!, Session: perGraph!\nmain -> Store, Store -> Session") == []
    )
  }

  @Test func theKeepersOwnPartsAreNobodyElse() {
    let parts = """
      Store: singleton!, Session: perGraph!, Loader: transient, Cache: singleton
      main -> Store, Store -> Session, Store -> Loader, Loader -> Session, Loader ~> Cache
      """
    #expect(captives(parts) == [])
    #expect(captives(parts + "\nCache ~> Session") == [])
    #expect(captives(parts + "\nother -> Loader") == ["Store keeps Session"])
  }

  @Test func theKeepersOwnPartsMayNeedEachOther() {
    #expect(
      captives(
        """
        Store: singleton!, Session: perGraph!, Loader: transient, Queue: transient
        main -> Store, Store -> Session, Store ~> Loader, Loader ~> Queue, Queue ~> Loader
        Queue -> Session
        """
      ) == []
    )
  }

  @Test func nobodyElseIsATestOrUnused() {
    let graph = """
      Store: singleton!, Session: perGraph!, Screen: transient
      main -> Store, Store -> Session, Screen -> Session
      """
    #expect(captives(graph) == [])
    #expect(captives(graph + "\ntest -> Screen, test -> Session") == [])
    #expect(captives(graph + "\nmain -> Screen") == ["Store keeps Session"])
  }

  @Test func aKeeperThatNobodyAsksForKeepsNothing() {
    #expect(
      captives("Store: singleton!, Session: perGraph!\nmain -> Session, Store -> Session") == []
    )
  }

  @Test func whatAPlaceDeclaresIsNoRequest() {
    #expect(
      captives(
        """
        Store: singleton!, Session: perGraph!
        main -> Store, Store -> Session, root declares Session
        """
      ) == []
    )
  }

  @Test func whatBringsACaptiveAlongIsTold() {
    let chain = """
      Store: singleton!, Session: perGraph!, Loader: transient, Queue: none
      main -> Store, main -> Session, Store -> Queue, Queue -> Loader, Loader -> Session
      """
    #expect(captives(chain) == ["Store keeps Session by Queue"])
    #expect(captives(chain + "\nmain -> Loader") == ["Store keeps Session by Queue"])
  }

  @Test func aWaitOnTheWayEndsTheKeeping() {
    #expect(
      captives(
        """
        Store: singleton!, Session: perGraph!, Loader: transient
        main -> Store, main -> Session, Store -> Loader, Loader ~> Session
        """
      ) == []
    )
  }

  @Test func theNearestKeeperIsToBlame() {
    #expect(
      captives(
        """
        Store: singleton!, Cache: singleton, Session: perGraph!
        main -> Store, main -> Session, Store -> Cache, Cache -> Session
        """
      ) == ["Cache keeps Session"]
    )
  }

  @Test func theFirstOfSeveralOnOneWayIsTold() {
    #expect(
      captives(
        """
        Store: singleton!, Session: perGraph!, Token: perGraph!
        main -> Store, main -> Session, main -> Token, Store -> Session, Session -> Token
        """
      ) == ["Store keeps Session"]
    )
  }

  @Test func oneThatIsTheKeepersOwnIsPassed() {
    #expect(
      captives(
        """
        Store: singleton!, Session: perGraph!, Token: perGraph!
        main -> Store, main -> Token, Store -> Session, Session -> Token
        """
      ) == ["Store keeps Token by Session"]
    )
  }

  @Test func eachKeeperIsToldOnce() {
    #expect(
      captives(
        """
        Store: singleton!, Cache: singleton!, Session: transient!
        main -> Store, main -> Cache, Store -> Session, Store -> Session, Cache -> Session
        """
      ) == ["Store keeps Session", "Cache keeps Session"]
    )
  }

  @Test func twoKeepersOfOneGoBetweenHaveTwo() {
    #expect(
      captives(
        """
        Store: singleton!, Cache: singleton!, Loader: transient, Session: transient!
        main -> Store, main -> Cache, Store -> Loader, Cache -> Loader, Loader -> Session
        """
      ) == ["Store keeps Session by Loader", "Cache keeps Session by Loader"]
    )
  }

  @Test func whatIsHandedToAModuleIsAskedForByIt() {
    let wired = """
      Store: singleton!, Session: perGraph!, Detail: wiring
      main -> Store, Store -> Session, Store -> Detail, Detail ~> Session
      """
    #expect(captives(wired) == [])
    #expect(captives(wired.replacing("Store -> Detail, ", with: "")) == ["Store keeps Session"])
  }

  /// A wide and deep graph takes no longer than its edges are many.
  @Test func manyKeepersOfManyCaptives() {
    let count = 20_000
    var drawing = GraphDrawing("Hub: transient")
    for index in 0..<count {
      drawing.add("Keeper\(index): singleton!, Captive\(index): perGraph!")
      drawing.add("main -> Keeper\(index), Keeper\(index) -> Hub, Hub -> Captive\(index)")
    }
    #expect(drawing.graph.captives().count == count)
  }

  // MARK: Findings

  /// What the rule says, each line with the place that it stands at.
  private func findings(_ drawing: String) -> [String] {
    guard case .graph(let check) = Rule.captiveDependency.check else { return [] }
    var findings = Findings(of: .captiveDependency)
    check(RuleInput(GraphDrawing(drawing).graph), &findings)
    return findings.list.flatMap { finding in
      ["\(finding.location.offset): \(finding.message)"]
        + finding.notes.map { "\($0.location.offset): \($0.message)" }
    }
  }

  @Test func aFindingTellsWhoElseAsksAndWhatToChange() {
    #expect(
      findings(
        """
        Store: singleton!, Session: perGraph!
        main -> Store, main -> Session, Store -> Session
        """
      ) == [
        "50: 'Store', which is made once, keeps 'Session', which is made once for each graph",
        "40: 'main' asks for 'Session' too, and gets another one",
        "20: 'Session' is to be made once for each graph", "10: 'Store' is to be made once",
        "50: hand over a closure that asks for 'Session' when it is needed, or give it the lifetime "
          + "of 'Store'",
      ]
    )
  }

  @Test func aFindingTellsWhatStandsBetween() {
    #expect(
      findings(
        """
        Store: weak!, Cache: singleton, Loader: transient, Session: transient!
        main -> Store, main -> Cache, Store -> Loader, Cache ~> Loader, Loader -> Session
        """
      ) == [
        "70: 'Store', which is shared while somebody holds it, keeps 'Session', which is made anew "
          + "each time",
        "90: it is kept through 'Loader', which takes 'Session' here",
        "80: 'Cache' asks for 'Loader' too, which gets another 'Session'",
        "40: 'Session' is to be made anew each time",
        "10: 'Store' is to be shared while somebody holds it",
        "70: hand over a closure that asks for 'Session' when it is needed, or give it the lifetime "
          + "of 'Store'",
      ]
    )
  }
}
