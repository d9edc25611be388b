import PureLintSource

/// The remembered answers to one kind of question, so that each is answered once.
///
/// An answer found while an answer that it needs was still being looked for lacks something, and
/// how much depends on which question came first. Such answers are provisional: they hold while one
/// file is walked, so that what is said of a file depends on no other file having been walked. All
/// others are the same whoever asks, and are kept.
final class Answers<Slots: AnswerSlots & ~Copyable, Answer> {
  typealias Question = Slots.Question

  /// What a question is answered with while its answer is being looked for, and where the chain of
  /// questions becomes too long.
  let fallback: Answer
  /// Whether a question that comes up while its own answer is being looked for ends there; false
  /// for those of which each circle has another one.
  let endsCircles: Bool
  // Asked far more often than anything else; nobody changes them while somebody else does.
  @exclusivity(unchecked) private var slots: Slots
  @exclusivity(unchecked) private var answers = GrowingBuffer<Answer>()
  /// What is known of each answer. Apart from them, as a list of structs takes ten times as long to give
  /// up as one of arrays or types.
  @exclusivity(unchecked) private var notes = GrowingBuffer<AnswerNote>()
  /// The numbers of questions that have had provisional answers since these were last forgotten.
  @exclusivity(unchecked) private var provisional: [Int] = []
  /// The settled answers behind provisional ones, by number.
  @exclusivity(unchecked) private var hidden: [Int: Entry] = [:]

  /// The state of one question.
  struct Entry {
    let answer: Answer
    let note: AnswerNote

    fileprivate init(_ answer: Answer, _ note: AnswerNote) {
      self.answer = answer
      self.note = note
    }
  }

  init(_ slots: consuming Slots, fallback: Answer, endsCircles: Bool = true) {
    self.slots = slots
    self.fallback = fallback
    self.endsCircles = endsCircles
  }

  /// What is known of a question, if anything is.
  @inline(__always)
  func entry(of question: Question) -> Entry? {
    guard let number = slots.number(of: question) else { return nil }
    let note = notes[number]
    return note.state == .unknown ? nil : Entry(answers[number], note)
  }

  /// Marks a question as being answered.
  func begin(_ question: Question) {
    if endsCircles { suppose(question, fallback, height: 0) }
  }

  /// Forgets that a question was being answered.
  func abandon(_ question: Question) {
    if let number = slots.number(of: question) { forget(number) }
  }

  func settle(_ question: Question, _ answer: Answer, height: Int) {
    let number = set(question, Entry(answer, AnswerNote(height, .settled)))
    if !hidden.isEmpty { hidden[number] = nil }
  }

  func suppose(_ question: Question, _ answer: Answer, height: Int) {
    if let number = slots.number(of: question), notes[number].state == .settled {
      hidden[number] = Entry(answers[number], notes[number])
    }
    provisional.append(set(question, Entry(answer, AnswerNote(height, .provisional))))
  }

  func forgetProvisional() {
    guard !provisional.isEmpty else { return }
    for number in provisional { forget(number) }
    provisional.removeAll(keepingCapacity: true)
  }

  /// Takes over what others have settled of what outlines declare.
  /// - Complexity: O(questions that these can have).
  func adopt(_ others: Answers, _ program: Program) {
    guard others.notes.count > 0 else { return }
    others.slots.forEachInOutlines(of: program) { question, number in
      guard others.notes[number].state == .settled else { return }
      _ = set(question, Entry(others.answers[number], others.notes[number]))
    }
  }

  private func forget(_ number: Int) {
    guard notes[number].state == .provisional else { return }
    let last = hidden.removeValue(forKey: number)
    answers[number] = last?.answer ?? fallback
    notes[number] = last?.note ?? AnswerNote(Inquiry.leastHeight, .unknown)
  }

  /// - Returns: The number of the question.
  private func set(_ question: Question, _ entry: Entry) -> Int {
    let number = slots.number(of: question, orAdd: notes.count)
    if number == notes.count {
      answers.append(entry.answer)
      notes.append(entry.note)
    } else {
      answers[number] = entry.answer
      notes[number] = entry.note
    }
    return number
  }
}

/// The certainty of an answer.
struct AnswerNote {
  /// How deep the chain of questions behind the answer is, itself included; at least
  /// `Inquiry.leastHeight`, less than `Inquiry.depthLimit`.
  let height: UInt16
  let state: State

  enum State: UInt8 {
    case unknown
    /// What is taken for the answer for now.
    case provisional
    /// The answer is the same whoever asks.
    case settled
  }

  fileprivate init(_ height: Int, _ state: State) {
    self.height = UInt16(max(height, Inquiry.leastHeight))
    self.state = state
  }
}

/// The length of a chain of questions, each asked for the sake of the one before.
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
  func answer<Slots: AnswerSlots & ~Copyable, Answer>(
    _ question: Slots.Question,
    in answers: Answers<Slots, Answer>,
    cost: Int = 1,
    _ find: () -> Answer
  ) -> Answer {
    if let known = answers.entry(of: question) {
      if known.note.state == .provisional {
        inquiry.isProvisional = true
      } else if inquiry.depth == 0 {
        return known.answer
      }
      return reached(Int(known.note.height)) ? known.answer : answers.fallback
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
