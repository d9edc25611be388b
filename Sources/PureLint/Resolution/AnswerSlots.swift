/// Where the answers to questions of one kind are found: a number for each question.
protocol AnswerSlots {
  associatedtype Question: Hashable

  /// The number of a question, or nil if it has none yet.
  func number(of question: Question) -> Int?

  /// Gives a question without a number the next one.
  mutating func add(_ question: Question, number: Int)
}

/// Numbers of questions that may be anything.
struct HashedSlots<Question: Hashable>: AnswerSlots {
  private var numbers: [Question: Int] = [:]

  func number(of question: Question) -> Int? { numbers[question] }

  mutating func add(_ question: Question, number: Int) { numbers[question] = number }
}

/// Numbers of questions about declarations, in an array over all declarations of a program: to look
/// one up takes a tenth of what a dictionary takes.
struct DeclarationSlots: AnswerSlots {
  private let declarations: DeclarationNumbers
  /// One more than each number; 0 for those without one.
  private let numbers: ZeroedNumbers

  init(_ declarations: DeclarationNumbers) {
    self.declarations = declarations
    numbers = ZeroedNumbers(count: declarations.count)
  }

  @inline(__always)
  func number(of id: DeclarationID) -> Int? {
    let number = numbers[declarations[id]]
    return number == 0 ? nil : Int(number) - 1
  }

  func add(_ id: DeclarationID, number: Int) { numbers[declarations[id]] = UInt32(number + 1) }
}

/// Consecutive numbers of all declarations of a program as it is now.
final class DeclarationNumbers {
  /// The number of declarations.
  let count: Int
  /// Element `i` is the number of the first declaration of file `i`; behind them stands `count`.
  private let starts: UnsafeMutableBufferPointer<Int>

  init(_ program: Program) {
    starts = .allocate(capacity: program.files.count + 1)
    var count = 0
    for file in program.files.indices {
      starts[file] = count
      count += program.files[file].declarations.count
    }
    starts[program.files.count] = count
    self.count = count
  }

  deinit { starts.deallocate() }

  subscript(id: DeclarationID) -> Int {
    @inline(__always) get {
      let number = starts[Int(id.file)] + Int(id.index)
      assert(number < starts[Int(id.file) + 1], "the program has grown since its numbers were made")
      return number
    }
  }
}
