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
  private var numbers: [Question: UInt32] = [:]

  func number(of question: Question) -> Int? { numbers[question].map { Int($0) } }

  mutating func add(_ question: Question, number: Int) { numbers[question] = UInt32(number) }
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

/// Numbers of questions about types: an array over these alone, which are a small part of all
/// declarations, and whatever else is asked about beside it.
struct TypeSlots: AnswerSlots {
  private let declarations: DeclarationNumbers
  /// One more than each number; 0 for those without one.
  private let numbers: ZeroedNumbers
  private var others = HashedSlots<DeclarationID>()

  init(_ declarations: DeclarationNumbers) {
    self.declarations = declarations
    numbers = ZeroedNumbers(count: declarations.typeCount)
  }

  @inline(__always)
  func number(of id: DeclarationID) -> Int? {
    guard let type = declarations.type(id) else { return others.number(of: id) }
    let number = numbers[type]
    return number == 0 ? nil : Int(number) - 1
  }

  mutating func add(_ id: DeclarationID, number: Int) {
    if let type = declarations.type(id) {
      numbers[type] = UInt32(number + 1)
    } else {
      others.add(id, number: number)
    }
  }
}

/// Consecutive numbers of all declarations of a program as it is now, and of the types among them.
final class DeclarationNumbers {
  /// The number of declarations.
  let count: Int
  /// The number of those that are types or extend one.
  let typeCount: Int
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
    var typeCount = 0
    for (file, found) in program.files.enumerated() {
      for (index, declaration) in found.declarations.enumerated()
      where declaration.kind.isType || declaration.kind == .extensionBlock {
        typeCount += 1
        types[starts[file] + index] = UInt32(typeCount)
      }
    }
    self.typeCount = typeCount
  }

  deinit { starts.deallocate() }

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
