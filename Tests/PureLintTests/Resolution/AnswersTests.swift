import Testing

@testable import PureLint
@testable import PureLintResolution

/// Remembered answers, tried on questions that are numbers, each of which asks some others.
@Suite struct AnswersTests {
  /// Questions with what each asks in turn, and how often one had to be found out.
  private final class Questions {
    let asked: [[Int]]
    let resolver = Resolver(ProgramReader(files: [], projects: [], jobs: 1).read().symbols)
    let answers: Answers<HashedSlots<Int>, UInt64>
    var count = 0

    init(_ asked: [[Int]], endsCircles: Bool = true) {
      self.asked = asked
      answers = Answers(HashedSlots(), fallback: 0, endsCircles: endsCircles)
    }

    /// A number in which every answer that was needed shows, and their order.
    func answer(_ question: Int) -> UInt64 {
      resolver.answer(question, in: answers) {
        count += 1
        var mixed = SplitMix(state: UInt64(question) + 1)
        for other in asked[question] { mixed.state ^= mixed.next() &+ answer(other) }
        return mixed.next()
      }
    }

    /// The answers to some questions, asked as those of one file are.
    func file(_ questions: [Int]) -> [UInt64] {
      defer { answers.forgetProvisional() }
      return questions.map(answer)
    }
  }

  /// Files of questions answer alike whichever were answered before.
  private func expectNoMemory(_ asked: [[Int]], _ comment: Comment) {
    var generator = SplitMix(state: UInt64(asked.count))
    let files = (0..<8).map { _ in
      (0..<4).map { _ in Int.random(in: asked.indices, using: &generator) }
    }
    let wanted = files.map { Questions(asked).file($0) }
    for _ in 0..<4 {
      let questions = Questions(asked)
      for index in files.indices.shuffled(using: &generator) {
        #expect(questions.file(files[index]) == wanted[index], comment)
      }
    }
  }

  @Test func answersDoNotDependOnWhatWasAskedBefore() {
    var generator = SplitMix(state: 1)
    for size in 2..<60 {
      let asked = (0..<size).map { _ in
        (0..<Int.random(in: 0...2, using: &generator)).map { _ in
          Int.random(in: 0..<size, using: &generator)
        }
      }
      expectNoMemory(asked, "\(asked)")
    }
  }

  @Test func longChainsEndAlikeWhereverTheyAreEntered() {
    let size = 3 * Inquiry.depthLimit
    var generator = SplitMix(state: 2)
    let asked = (0..<size).map { number in
      number + 1 < size
        ? [number + 1, Int.random(in: max(0, number - 3)..<size, using: &generator)] : []
    }
    expectNoMemory(asked, "a chain with short cuts and circles")
    expectNoMemory((0..<size).map { $0 + 1 < size ? [$0 + 1] : [] }, "a chain")
  }

  @Test func whatEndsInItselfIsFoundOutOnce() {
    // Each asks all: without remembering, as many ways as there are orders of forty questions.
    let questions = Questions(Array(repeating: Array(0..<40), count: 40))
    _ = questions.file(Array(0..<40))
    #expect(questions.count == 40)
    _ = questions.file(Array(0..<40))
    #expect(questions.count == 80, "what circles is found out once for each file")
  }

  @Test func whatDoesNotEndInItselfIsFoundOutOnceForAll() {
    let questions = Questions((0..<100).map { Array(($0 + 1)..<100) })
    _ = questions.file(Array(0..<100))
    _ = questions.file(Array(0..<100))
    #expect(questions.count == 100)
  }

  @Test func chainsThatAreTooLongCostNoMoreThanTheirLimit() {
    let size = 5 * Inquiry.depthLimit
    // Each asks the next one twice: two to the power of the limit ways to its end.
    let questions = Questions((0..<size).map { $0 + 1 < size ? [$0 + 1, $0 + 1] : [] })
    for question in 0..<size { _ = questions.file([question]) }
    #expect(questions.count <= size * Inquiry.depthLimit)
  }
}

extension Int: AnsweredQuestion {
  /// None.
  public var declarationAskedAbout: DeclarationID? { nil }
}
