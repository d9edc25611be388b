#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The rows of all types that the process has met, each once.
///
/// A row is made under the lock of one of many shards and neither changes nor goes afterwards, so
/// types are compared, copied and read without a lock or a count of references.
/// Unchecked: what changes does so under the lock of its shard.
final class TypeTable: @unchecked Sendable {
  static let shared = TypeTable()

  /// Far more than threads, so that two of them rarely meet; a power of two.
  private static let shardCount = 256

  private let shards: UnsafeMutablePointer<Shard>

  private init() {
    shards = .allocate(capacity: Self.shardCount)
    for index in 0..<Self.shardCount { (shards + index).initialize(to: Shard()) }
  }

  /// The row of a form, made if it is the first of its kind; its parts are copied then.
  /// - Complexity: O(parts of the outermost level).
  func row(of form: SwiftType.Form) -> UnsafePointer<SwiftType.Row> {
    let hash = UInt(bitPattern: form.hashValue)
    let shard = shards + Int(hash & UInt(Self.shardCount - 1))
    pthread_mutex_lock(&shard.pointee.lock)
    defer { pthread_mutex_unlock(&shard.pointee.lock) }
    return shard.pointee.row(of: form, hash: hash / UInt(Self.shardCount))
  }
}

/// The rows whose hashes end alike, in a table with open addressing.
private struct Shard {
  fileprivate var lock = pthread_mutex_t()
  private var slots: UnsafeMutablePointer<Slot>
  /// A power of two, at least twice `count`.
  private var capacity = 16
  private var count = 0

  private struct Slot {
    var hash: UInt
    var row: UnsafePointer<SwiftType.Row>?
  }

  init() {
    slots = Self.emptySlots(capacity)
    pthread_mutex_init(&lock, nil)
  }

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
