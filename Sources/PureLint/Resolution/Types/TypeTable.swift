import PureLintSource

/// The rows of all types that the process has met, each once.
///
/// A row is made under the lock of one of many shards and neither changes nor goes afterwards, so
/// types are compared, copied and read without a lock or a count of references.
/// Unchecked: what changes does so under the lock of its shard.
final class TypeTable: @unchecked Sendable {
  static let shared = TypeTable()

  /// Far more than threads, so that two of them rarely meet; a power of two.
  private static let shardCount = 256

  /// Apart from the shards, as one thread asks for a lock while another changes what it guards.
  private let locks: UnsafeMutablePointer<Lock>
  private let shards: UnsafeMutablePointer<Shard>
  /// Drawn anew by each process, so that nobody can write types which all fall into one place.
  private let seed = UInt.random(in: 0 ... .max)

  private init() {
    locks = .allocate(capacity: Self.shardCount)
    shards = .allocate(capacity: Self.shardCount)
    for index in 0..<Self.shardCount {
      (locks + index).initialize(to: Lock())
      (shards + index).initialize(to: Shard())
    }
  }

  /// The row of a form, made if it is the first of its kind; its parts are copied then.
  /// - Complexity: O(parts of the outermost level).
  func row(of form: SwiftType.Form) -> UnsafePointer<SwiftType.Row> {
    let hash = form.quickHash(seed)
    let index = Int(hash & UInt(Self.shardCount - 1))
    return locks[index].hold {
      shards[index].row(of: form, hash: hash / UInt(Self.shardCount))
    }
  }
}

/// The rows whose hashes end alike, in a table with open addressing.
private struct Shard: ~Copyable {
  private var slots: UnsafeMutablePointer<Slot>
  /// A power of two, at least twice `count`.
  private var capacity = 16
  private var count = 0

  private struct Slot {
    var hash: UInt
    var row: UnsafePointer<SwiftType.Row>?
  }

  init() { slots = Self.emptySlots(capacity) }

  private static func emptySlots(_ count: Int) -> UnsafeMutablePointer<Slot> {
    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: count)
    slots.initialize(repeating: Slot(hash: 0, row: nil), count: count)
    return slots
  }

  mutating func row(of form: SwiftType.Form, hash: UInt) -> UnsafePointer<SwiftType.Row> {
    var index = Int(hash) & (capacity - 1)
    while let row = slots[index].row {
      if slots[index].hash == hash, row.pointee.form == form { return row }
      index = (index + 1) & (capacity - 1)
    }
    let row = UnsafeMutablePointer<SwiftType.Row>.allocate(capacity: 1)
    row.initialize(to: SwiftType.Row(form.copied))
    slots[index] = Slot(hash: hash, row: row)
    count += 1
    if count * 2 > capacity { grow() }
    return UnsafePointer(row)
  }

  private mutating func grow() {
    let old = UnsafeMutableBufferPointer(start: slots, count: capacity)
    capacity *= 2
    slots = Self.emptySlots(capacity)
    for slot in old where slot.row != nil {
      var index = Int(slot.hash) & (capacity - 1)
      while slots[index].row != nil { index = (index + 1) & (capacity - 1) }
      slots[index] = slot
    }
    old.deallocate()
  }
}

extension SwiftType.Form {
  /// A hash that takes one multiplication for each part, which the standard library's takes ten of.
  fileprivate func quickHash(_ seed: UInt) -> UInt {
    var hash = seed
    func mix(_ value: Int) {
      let product = (hash ^ UInt(bitPattern: value)).multipliedFullWidth(by: 0x9e37_79b9_7f4a_7c15)
      hash = product.high ^ product.low
    }
    func mix(_ types: TypeParts<SwiftType>) {
      for type in types { mix(type._rawHashValue(seed: 0)) }
    }
    func mix(_ name: Name?) { mix(name?.hash(.shared) ?? 0) }
    switch self {
    case .unknown: break
    case .made(let types, let names):
      mix(1)
      mix(types)
      for name in names { mix(name) }
    case .nominal(let id, let arguments):
      mix(id._rawHashValue(seed: 2))
      mix(arguments)
    case .external(let name, let arguments):
      mix(name)
      mix(arguments)
    case .parameter(let id): mix(id._rawHashValue(seed: 3))
    case .member(let base, let name):
      mix(base._rawHashValue(seed: 4))
      mix(name)
    case .optional(let type): mix(type._rawHashValue(seed: 5))
    case .tuple(let elements):
      mix(6)
      for element in elements {
        mix(element.label)
        mix(element.type._rawHashValue(seed: 0))
      }
    case .function(let parameters, let result):
      mix(7)
      for parameter in parameters {
        mix(parameter.label)
        mix(parameter.type._rawHashValue(seed: 0))
      }
      mix(result._rawHashValue(seed: 0))
    case .metatype(let type): mix(type._rawHashValue(seed: 8))
    case .composition(let types):
      mix(9)
      mix(types)
    }
    return hash
  }

  /// The form with parts that stay.
  fileprivate var copied: Self {
    switch self {
    case .made(let types, let names): .made(types.copied, names.copied)
    case .nominal(let id, let arguments): .nominal(id, arguments.copied)
    case .external(let name, let arguments): .external(name, arguments.copied)
    case .tuple(let elements): .tuple(elements.copied)
    case .function(let parameters, let result): .function(parameters.copied, result)
    case .composition(let types): .composition(types.copied)
    case .unknown, .parameter, .member, .optional, .metatype: self
    }
  }
}
