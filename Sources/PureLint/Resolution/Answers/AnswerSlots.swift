import PureLintSource

/// A question to which a resolver remembers the answer.
protocol AnsweredQuestion: Hashable {
  /// The declaration that is asked about; nil if that is a type or a name.
  var declarationAskedAbout: DeclarationID? { get }
}

/// Where the answers to questions of one kind are found: a number for each question.
protocol AnswerSlots: ~Copyable {
  associatedtype Question: AnsweredQuestion

  /// The number of a question, or nil if it has none yet.
  func number(of question: Question) -> Int?

  /// The number of a question; one without a number gets the given one.
  /// - Parameter next: The number of questions so far.
  mutating func number(of question: Question, orAdd next: Int) -> Int

  /// Calls `body` with each question that has a number, and with the number; those about declarations in
  /// bodies are left out.
  func forEachInOutlines(of program: Program, _ body: (Question, Int) -> Void)
}

/// Numbers of questions that may be anything, in a table with open addressing: a new question is
/// looked for once, where a dictionary is searched three times until it has a number. A question is
/// numbered by its position among all, so what is kept of it is the question alone.
struct HashedSlots<Question: AnsweredQuestion>: AnswerSlots, ~Copyable {
  private struct Slot {
    var hash: UInt32
    /// One more than a position among the questions; 0 where there is none.
    var position: UInt32
  }

  private var questions = GrowingBuffer<Question>()
  /// As many as a power of two, at least twice as many as there are questions.
  private var slots = Self.emptySlots(16)

  deinit { slots.deallocate() }

  func number(of question: Question) -> Int? {
    let slot = slots[place(of: question, Self.hash(question))]
    return slot.position == 0 ? nil : Int(slot.position) - 1
  }

  mutating func number(of question: Question, orAdd next: Int) -> Int {
    let hash = Self.hash(question)
    let place = place(of: question, hash)
    let known = slots[place].position
    guard known == 0 else { return Int(known) - 1 }
    assert(next == questions.count, "questions are numbered one by one")
    questions.append(question)
    slots[place] = Slot(hash: hash, position: UInt32(questions.count))
    if questions.count * 2 > slots.count { grow() }
    return next
  }

  func forEachInOutlines(of program: Program, _ body: (Question, Int) -> Void) {
    for position in 0..<questions.count {
      let question = questions[position]
      if question.declarationAskedAbout.map(program.isInOutline) != false {
        body(question, position)
      }
    }
  }

  /// What is secret in a hash is in all of it: see `Name.hash(_:)` and `SwiftType`.
  private static func hash(_ question: Question) -> UInt32 {
    UInt32(truncatingIfNeeded: question._rawHashValue(seed: 0))
  }

  /// Where a question stands, or would stand.
  private func place(of question: Question, _ hash: UInt32) -> Int {
    var place = Int(hash) & (slots.count - 1)
    while slots[place].position != 0 {
      let slot = slots[place]
      if slot.hash == hash, questions[Int(slot.position) - 1] == question { break }
      place = (place + 1) & (slots.count - 1)
    }
    return place
  }

  private mutating func grow() {
    let old = slots
    slots = Self.emptySlots(old.count * 2)
    for slot in old where slot.position != 0 {
      var place = Int(slot.hash) & (slots.count - 1)
      while slots[place].position != 0 { place = (place + 1) & (slots.count - 1) }
      slots[place] = slot
    }
    old.deallocate()
  }

  private static func emptySlots(_ count: Int) -> UnsafeMutableBufferPointer<Slot> {
    let slots = UnsafeMutableBufferPointer<Slot>.allocate(capacity: count)
    slots.initialize(repeating: Slot(hash: 0, position: 0))
    return slots
  }
}

/// Numbers of questions about declarations, in an array over all declarations of a program: to look
/// one up takes a tenth of what a dictionary takes.
public struct DeclarationSlots: AnswerSlots {
  private let declarations: DeclarationNumbers
  /// One more than each number; 0 for those without one.
  private let numbers: ZeroedNumbers

  /// Makes room for the number of each declaration; none has one yet.
  public init(_ declarations: DeclarationNumbers) {
    self.declarations = declarations
    numbers = ZeroedNumbers(count: declarations.count)
  }

  /// The number of a question; nil if it has none yet.
  /// - Complexity: O(1).
  @inline(__always)
  public func number(of id: DeclarationID) -> Int? {
    let number = numbers[declarations[id]]
    return number == 0 ? nil : Int(number) - 1
  }

  /// The number of a question; one without a number gets the given one.
  /// - Complexity: O(1).
  public func number(of id: DeclarationID, orAdd next: Int) -> Int {
    let position = declarations[id]
    if numbers[position] != 0 { return Int(numbers[position]) - 1 }
    numbers[position] = UInt32(next + 1)
    return next
  }

  func forEachInOutlines(of program: Program, _ body: (DeclarationID, Int) -> Void) {
    for file in program.files.indices {
      let start = declarations.start(ofFile: file)
      for index in 0..<program.files[file].outlineCount where numbers[start + index] != 0 {
        body(DeclarationID(file: file, index: index), Int(numbers[start + index]) - 1)
      }
    }
  }
}

/// Numbers of questions about types: an array over these alone, which are a small part of all
/// declarations, and whatever else is asked about beside it.
struct TypeSlots: AnswerSlots, ~Copyable {
  private let declarations: DeclarationNumbers
  /// One more than each number; 0 for those without one.
  private let numbers: ZeroedNumbers
  private var others = HashedSlots<DeclarationID>()
  /// The numbers of the others, in the order of these.
  private var numbersOfOthers = GrowingBuffer<UInt32>()

  init(_ declarations: DeclarationNumbers) {
    self.declarations = declarations
    numbers = ZeroedNumbers(count: declarations.typesInOrder.count)
  }

  @inline(__always)
  func number(of id: DeclarationID) -> Int? {
    guard let type = declarations.type(id) else {
      return others.number(of: id).map { Int(numbersOfOthers[$0]) }
    }
    let number = numbers[type]
    return number == 0 ? nil : Int(number) - 1
  }

  mutating func number(of id: DeclarationID, orAdd next: Int) -> Int {
    guard let type = declarations.type(id) else {
      let other = others.number(of: id, orAdd: numbersOfOthers.count)
      if other == numbersOfOthers.count { numbersOfOthers.append(UInt32(next)) }
      return Int(numbersOfOthers[other])
    }
    if numbers[type] != 0 { return Int(numbers[type]) - 1 }
    numbers[type] = UInt32(next + 1)
    return next
  }

  func forEachInOutlines(of program: Program, _ body: (DeclarationID, Int) -> Void) {
    for (type, id) in declarations.typesInOrder.enumerated()
    where numbers[type] != 0 && program.isInOutline(id) {
      body(id, Int(numbers[type]) - 1)
    }
    others.forEachInOutlines(of: program) { body($0, Int(numbersOfOthers[$1])) }
  }
}

/// Consecutive numbers of all declarations of a program as it is now, and of the types among them.
public final class DeclarationNumbers {
  /// The number of declarations.
  let count: Int
  /// Those that are types or extend one, in order.
  let typesInOrder: [DeclarationID]
  /// Element `i` is the number of the first declaration of file `i`; behind them stands `count`.
  private let starts: UnsafeMutableBufferPointer<Int>
  /// By the number of a declaration, one more than its number among the types; 0 for what is none.
  private let types: ZeroedNumbers

  init(_ program: Program) {
    starts = .allocate(capacity: program.files.count + 1)
    var count = 0
    for file in program.files.indices {
      starts[file] = count
      count += program.files[file].declarations.count
    }
    starts[program.files.count] = count
    self.count = count
    types = ZeroedNumbers(count: count)
    var typesInOrder: [DeclarationID] = []
    for (file, found) in program.files.enumerated() {
      for (index, declaration) in found.declarations.enumerated()
      where declaration.kind.isType || declaration.kind == .extensionBlock {
        typesInOrder.append(DeclarationID(file: file, index: index))
        types[starts[file] + index] = UInt32(typesInOrder.count)
      }
    }
    self.typesInOrder = typesInOrder
  }

  deinit { starts.deallocate() }

  /// The number of the first declaration of a file.
  func start(ofFile file: Int) -> Int { starts[file] }

  /// The number of a declaration among the types; nil for what is none.
  @inline(__always)
  func type(_ id: DeclarationID) -> Int? {
    let number = types[self[id]]
    return number == 0 ? nil : Int(number) - 1
  }

  subscript(id: DeclarationID) -> Int {
    @inline(__always) get {
      let number = starts[Int(id.file)] + Int(id.index)
      assert(number < starts[Int(id.file) + 1], "the program has grown since its numbers were made")
      return number
    }
  }
}

extension DeclarationID: AnsweredQuestion {
  var declarationAskedAbout: DeclarationID? { self }
}

extension Name: AnsweredQuestion {
  var declarationAskedAbout: DeclarationID? { nil }
}

extension SwiftType: AnsweredQuestion {
  var declarationAskedAbout: DeclarationID? { nil }
}
