/// The reserved and contextual words, found by one probe of a hash table in most cases.
///
/// A word is known by its length and its first eight bytes; only `_` and words longer than eight
/// bytes need a second look.
struct WordTable: @unchecked Sendable {
  private struct Slot {
    var prefix: UInt64 = 0
    var length: UInt8 = 0
    var kind: TokenKind = .identifier
    var text: StaticString = ""
  }

  static let shared = WordTable()

  private static let slotBits = 9
  private static let slotCount = 1 << slotBits

  private let slots: UnsafePointer<Slot>
  /// For each byte, the lengths of the words that begin with it, one bit each: enough to know
  /// most names by.
  private let lengths: UnsafePointer<UInt32>

  private init() {
    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: Self.slotCount)
    slots.initialize(repeating: Slot(), count: Self.slotCount)
    let lengths = UnsafeMutablePointer<UInt32>.allocate(capacity: 256)
    lengths.initialize(repeating: 0, count: 256)
    for (text, kind) in Self.words {
      let length = text.utf8CodeUnitCount
      let bytes = text.utf8Start
      let prefix = Self.prefix(of: bytes, length: length, limit: length)
      var index = Self.slotIndex(prefix, length)
      while slots[index].length != 0 { index = (index + 1) & (Self.slotCount - 1) }
      slots[index] = Slot(prefix: prefix, length: UInt8(length), kind: kind, text: text)
      lengths[Int(bytes[0])] |= 1 << UInt32(length)
    }
    self.lengths = UnsafePointer(lengths)
    self.slots = UnsafePointer(slots)
  }

  /// The kind of the word that begins at a pointer: `identifier` unless it is in the table. Up to
  /// `limit` bytes may be read.
  @inline(__always)
  func kind(of word: UnsafePointer<UInt8>, length: Int, limit: Int) -> TokenKind {
    guard length < 32, lengths[Int(word[0])] & (1 << UInt32(length)) != 0 else {
      return .identifier
    }
    let prefix = Self.prefix(of: word, length: length, limit: limit)
    var index = Self.slotIndex(prefix, length)
    while slots[index].length != 0 {
      if slots[index].prefix == prefix, Int(slots[index].length) == length {
        return length <= 8 || hasTail(of: slots[index].text, word) ? slots[index].kind : .identifier
      }
      index = (index + 1) & (Self.slotCount - 1)
    }
    return .identifier
  }

  private func hasTail(of text: StaticString, _ word: UnsafePointer<UInt8>) -> Bool {
    for index in 8..<text.utf8CodeUnitCount where text.utf8Start[index] != word[index] {
      return false
    }
    return true
  }

  private static func slotIndex(_ prefix: UInt64, _ length: Int) -> Int {
    Int(((prefix &+ UInt64(length)) &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 - slotBits))
  }

  /// The first eight bytes of a word as a number, filled up with zeros.
  @inline(__always)
  private static func prefix(of word: UnsafePointer<UInt8>, length: Int, limit: Int) -> UInt64 {
    if limit >= 8 {
      let prefix = UInt64(littleEndian: UnsafeRawPointer(word).loadUnaligned(as: UInt64.self))
      return length >= 8 ? prefix : prefix & ((1 << UInt64(8 * length)) - 1)
    }
    var prefix: UInt64 = 0
    for index in 0..<min(length, 8) { prefix |= UInt64(word[index]) << UInt64(8 * index) }
    return prefix
  }

  static let words: [(StaticString, TokenKind)] = [
    ("_", .wildcard),
    ("Any", .kwAny), ("as", .kwAs), ("associatedtype", .kwAssociatedtype), ("break", .kwBreak),
    ("case", .kwCase), ("catch", .kwCatch), ("class", .kwClass), ("continue", .kwContinue),
    ("default", .kwDefault), ("defer", .kwDefer), ("deinit", .kwDeinit), ("do", .kwDo),
    ("else", .kwElse), ("enum", .kwEnum), ("extension", .kwExtension),
    ("fallthrough", .kwFallthrough), ("false", .kwFalse), ("fileprivate", .kwFileprivate),
    ("for", .kwFor), ("func", .kwFunc), ("guard", .kwGuard), ("if", .kwIf), ("import", .kwImport),
    ("in", .kwIn), ("init", .kwInit), ("inout", .kwInout), ("internal", .kwInternal),
    ("is", .kwIs), ("let", .kwLet), ("nil", .kwNil), ("operator", .kwOperator),
    ("precedencegroup", .kwPrecedencegroup), ("private", .kwPrivate), ("protocol", .kwProtocol),
    ("public", .kwPublic), ("repeat", .kwRepeat), ("rethrows", .kwRethrows),
    ("return", .kwReturn), ("self", .kwSelf), ("Self", .kwSelfType), ("static", .kwStatic),
    ("struct", .kwStruct), ("subscript", .kwSubscript), ("super", .kwSuper),
    ("switch", .kwSwitch), ("throw", .kwThrow), ("throws", .kwThrows), ("true", .kwTrue),
    ("try", .kwTry), ("typealias", .kwTypealias), ("var", .kwVar), ("where", .kwWhere),
    ("while", .kwWhile),

    ("actor", .cwActor), ("any", .cwAny), ("async", .cwAsync), ("await", .cwAwait),
    ("borrow", .cwBorrow), ("borrowing", .cwBorrowing), ("consume", .cwConsume),
    ("consuming", .cwConsuming), ("convenience", .cwConvenience), ("copy", .cwCopy),
    ("didSet", .cwDidSet), ("discard", .cwDiscard), ("distributed", .cwDistributed),
    ("dynamic", .cwDynamic), ("each", .cwEach), ("final", .cwFinal), ("get", .cwGet),
    ("indirect", .cwIndirect), ("infix", .cwInfix), ("isolated", .cwIsolated), ("lazy", .cwLazy),
    ("macro", .cwMacro), ("modify", .cwModify), ("mutate", .cwMutate), ("mutating", .cwMutating),
    ("nonisolated", .cwNonisolated), ("nonmutating", .cwNonmutating), ("of", .cwOf),
    ("open", .cwOpen), ("optional", .cwOptional), ("override", .cwOverride),
    ("package", .cwPackage), ("postfix", .cwPostfix), ("prefix", .cwPrefix), ("read", .cwRead),
    ("reasync", .cwReasync), ("required", .cwRequired), ("sending", .cwSending), ("set", .cwSet),
    ("some", .cwSome), ("then", .cwThen), ("unowned", .cwUnowned), ("unsafe", .cwUnsafe),
    ("unsafeAddress", .cwUnsafeAddress), ("unsafeMutableAddress", .cwUnsafeMutableAddress),
    ("using", .cwUsing), ("weak", .cwWeak), ("willSet", .cwWillSet), ("yield", .cwYield),
    ("Type", .cwTypeMember), ("Protocol", .cwProtocolMember),
    ("_modify", .cwUnderscoredModify), ("_read", .cwUnderscoredRead), ("_const", .cwConst),
    ("_local", .cwLocal), ("__consuming", .cwLegacyConsuming), ("__owned", .cwLegacyOwned),
    ("__shared", .cwLegacyShared), ("__setter_access", .cwSetterAccess),
  ]
}
