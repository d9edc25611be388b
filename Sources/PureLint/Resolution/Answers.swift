/// What is remembered of one kind of question, so that each is answered once.
///
/// An answer found while an answer that it needs was still being looked for lacks something, and
/// how much depends on which question came first. Such answers are provisional: they hold while one
/// file is walked, so that what is said of a file depends on no other file having been walked. All
/// others are the same whoever asks, and are kept.
final class Answers<Question: Hashable, Answer> {
  /// What a question is answered with while its answer is being looked for, and where the chain of
  /// questions becomes too long.
  let fallback: Answer
  /// Whether a question that comes up while its own answer is being looked for ends there; false
  /// for those of which each circle has another one.
  let endsCircles: Bool
  private var settled: [Question: Answer] = [:]
  private var provisional: [Question: Answer] = [:]
  /// How deep the chains of questions behind answers are, themselves included; only those that are
  /// deeper than `Inquiry.leastHeight`.
  private var heights: [Question: Int] = [:]

  init(fallback: Answer, endsCircles: Bool = true) {
    self.fallback = fallback
    self.endsCircles = endsCircles
  }

  /// The answer, if it is the same whoever asks.
  func settled(_ question: Question) -> Answer? { settled[question] }

  /// What is taken for the answer for now.
  func provisional(_ question: Question) -> Answer? {
    provisional.isEmpty ? nil : provisional[question]
  }

  /// How deep the chain of questions behind a remembered answer is.
  func height(of question: Question) -> Int {
    heights.isEmpty ? Inquiry.leastHeight : heights[question] ?? Inquiry.leastHeight
  }

  /// Marks a question as being answered.
  func begin(_ question: Question) {
    if endsCircles { provisional[question] = fallback }
  }

  /// Forgets that a question was being answered.
  func abandon(_ question: Question) {
    if !provisional.isEmpty { provisional[question] = nil }
  }

  func settle(_ question: Question, _ answer: Answer, height: Int) {
    abandon(question)
    settled[question] = answer
    if height > Inquiry.leastHeight { heights[question] = height }
  }

  func suppose(_ question: Question, _ answer: Answer, height: Int) {
    provisional[question] = answer
    if height > Inquiry.leastHeight { heights[question] = height }
  }

  func forgetProvisional() {
    guard !provisional.isEmpty else { return }
    for question in provisional.keys { heights[question] = nil }
    provisional.removeAll()
  }
}

/// How far a chain of questions has come, each asked for the sake of the one before.
struct Inquiry {
  /// Where a chain ends, long before the stack does.
  static let depthLimit = 200
  /// Every answer counts for at least as much, so that few have to be remembered with their height.
  static let leastHeight = 16

  /// How many questions are being answered; some count for more than one.
  fileprivate(set) var depth = 0
  /// The greatest depth since the innermost question began.
  fileprivate var deepest = 0
  /// Whether the innermost question was answered with the help of something provisional.
  fileprivate var isProvisional = false
  /// Whether the chain became too long: then all its questions end, and none is remembered,
  /// because another question might have come to the same ones by a shorter way.
  fileprivate var isCut = false
  /// The type whose inheritance clause is being read: its generic parameters are in scope there,
  /// its members are not.
  var header: DeclarationID?
}

extension Resolver {
  /// The answer to a question: remembered, else found out.
  /// - Parameter cost: how much of the stack finding it out takes, compared with resolving a type.
  func answer<Question, Answer>(
    _ question: Question,
    in answers: Answers<Question, Answer>,
    cost: Int = 1,
    _ find: () -> Answer
  ) -> Answer {
    if let known = answers.provisional(question) {
      inquiry.isProvisional = true
      return reached(answers.height(of: question)) ? known : answers.fallback
    }
    if let known = answers.settled(question) {
      if inquiry.depth == 0 { return known }
      return reached(answers.height(of: question)) ? known : answers.fallback
    }
    guard !inquiry.isCut, reached(Inquiry.leastHeight) else { return answers.fallback }
    let outer = inquiry
    inquiry.isProvisional = false
    inquiry.header = nil
    inquiry.depth += cost
    inquiry.deepest = inquiry.depth
    answers.begin(question)
    let found = find()
    let inner = inquiry
    inquiry = outer
    guard !inner.isCut else {
      inquiry.isCut = outer.depth > 0
      // What begins too long a chain does so whoever asks; what comes later in it may not.
      if inquiry.isCut {
        answers.abandon(question)
      } else {
        answers.suppose(question, answers.fallback, height: 0)
      }
      return answers.fallback
    }
    let deepest = max(inner.deepest, outer.depth + Inquiry.leastHeight)
    if inner.isProvisional {
      answers.suppose(question, found, height: deepest - outer.depth)
    } else {
      answers.settle(question, found, height: deepest - outer.depth)
    }
    inquiry.deepest = max(outer.deepest, deepest)
    inquiry.isProvisional = outer.isProvisional || inner.isProvisional
    return found
  }

  /// Runs a step of finding an answer that is not remembered itself.
  func step(or fallback: SwiftType, _ find: () -> SwiftType) -> SwiftType {
    guard !inquiry.isCut, reached(1) else { return fallback }
    inquiry.depth += 1
    let found = find()
    inquiry.depth -= 1
    guard inquiry.isCut else { return found }
    inquiry.isCut = inquiry.depth > 0
    return fallback
  }

  /// Notes how deep a chain is; false, and the chain is cut, if that is too deep.
  private func reached(_ height: Int) -> Bool {
    let depth = inquiry.depth + height
    guard depth < Inquiry.depthLimit else {
      inquiry.isCut = inquiry.depth > 0
      return false
    }
    if depth > inquiry.deepest { inquiry.deepest = depth }
    return true
  }
}
