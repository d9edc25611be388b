import PureLintSource

/// Overloads of one name by what a call must give each of them, where there are too many to try one by
/// one.
///
/// Each is filed under one parameter that no call of it can leave out: by the label, by the place
/// among the arguments if it is always the same, and by the type that is asked for. Of several such
/// parameters the one that the fewest overloads share is taken.
struct OverloadIndex {
  /// Up to so many overloads are tried one by one.
  static let threshold = 32
  /// If a call leaves more of them open, it is not found out which one it means.
  static let mostTried = 256

  /// The key by which types of arguments are told apart: the name of a declared type, or of one
  /// that is handed on itself as `X.self`.
  enum AskedType: Hashable {
    case value(Name)
    case type(Name)
  }

  /// A parameter of an overload, as far as the index knows it.
  struct Parameter {
    let parameter: SwiftType.Parameter
    /// Nil if values of any type may fit.
    var asked: AskedType?
    /// Whether a protocol is asked for, to which types of libraries may conform.
    var isProtocol = false
    /// Whether a trailing closure may go to it.
    var mayTakeClosure = true

    /// Of two parameters, the one that no trailing closure goes to is the better one to file under.
    var rank: Int { mayTakeClosure ? 1 : 0 }
  }

  /// The types that an argument may be taken for.
  enum Offer {
    case anything
    case types([AskedType], orAnyProtocol: Bool)
  }

  /// The place of an argument, nil if that depends on the call, and its label.
  private struct Slot: Hashable {
    let place: Int?
    let label: Name?
  }

  /// Overloads that are filed under one slot, each by its position among all.
  fileprivate struct Shelf {
    var all: [Int] = []
    var byType: [AskedType: [Int]] = [:]
    var open: [Int] = []
    var protocols: [Int] = []

    mutating func file(_ position: Int, under parameter: Parameter) {
      all.append(position)
      if let asked = parameter.asked { byType[asked, default: []].append(position) }
      if parameter.asked == nil { open.append(position) }
      if parameter.isProtocol { protocols.append(position) }
    }
  }

  private struct Key: Hashable {
    let slot: Slot
    let asked: AskedType?
  }

  /// The index of which nothing is known: any call may mean too many.
  static var none: OverloadIndex {
    var index = OverloadIndex([])
    index.isKnown = false
    return index
  }

  private var isKnown = true
  private var shelves: [Slot: Shelf] = [:]
  /// Those that are filed under a parameter to which a trailing closure may go.
  private var closureTakers: [Int] = []
  /// Those all of whose parameters may be left out, by each label.
  private var byOptionalLabel: [Name?: [Int]] = [:]
  private var allOptional: [Int] = []
  /// The declarations that are no functions, and have no labels.
  private var others: [Int] = []

  /// - Parameter overloads: The parameters of each; nil for what is not chosen by them.
  /// - Complexity: O(*n*) for *n* parameters.
  init(_ overloads: [[Parameter]?]) {
    let needed = overloads.map { $0.map(Self.needed) ?? [] }
    var counts: [Key: Int] = [:]
    for (key, _) in needed.joined() { counts[key, default: 0] += 1 }
    for (position, parameters) in overloads.enumerated() {
      guard let parameters else {
        others.append(position)
        continue
      }
      let rarest = needed[position].min { left, right in
        let (own, other) = (counts[left.key] ?? 0, counts[right.key] ?? 0)
        return (own, left.parameter.rank) < (other, right.parameter.rank)
      }
      guard let rarest else {
        allOptional.append(position)
        for label in Set(parameters.map(\.parameter.label)) {
          byOptionalLabel[label, default: []].append(position)
        }
        continue
      }
      shelves[rarest.key.slot, default: Shelf()].file(position, under: rarest.parameter)
      if rarest.parameter.mayTakeClosure { closureTakers.append(position) }
    }
  }

  /// The parameters of an overload that every call of it fills.
  private static func needed(_ parameters: [Parameter]) -> [(key: Key, parameter: Parameter)] {
    var found: [(key: Key, parameter: Parameter)] = []
    var isFixed = true
    for (place, parameter) in parameters.enumerated() {
      guard !parameter.parameter.mayBeLeftOut else {
        isFixed = false
        continue
      }
      let slot = Slot(place: isFixed ? place : nil, label: parameter.parameter.label)
      found.append((Key(slot: slot, asked: parameter.asked), parameter))
    }
    return found
  }

  /// The positions of the overloads that a call may mean, in their order; all others it cannot mean.
  /// Nil if there are too many of them.
  /// - Parameter offers: What each argument may be; nil if that is not known. It is asked for only
  ///   where labels leave many overloads open.
  func positions(for arguments: [CallArgument], offers: () -> [Offer]?) -> [Int]? {
    guard isKnown else { return nil }
    var lists = [others, optional(for: arguments)]
    var known: [Offer]??
    for (position, argument) in arguments.enumerated() {
      if argument.isTrailing {
        lists.append(closureTakers)
        continue
      }
      for place in [position, nil] {
        guard let shelf = shelves[Slot(place: place, label: argument.label)] else { continue }
        if known == nil, shelf.all.count > Self.threshold { known = .some(offers()) }
        lists += shelf.lists(for: (known ?? nil)?[position] ?? .anything)
      }
    }
    guard lists.reduce(0, { $0 + $1.count }) <= Self.mostTried else { return nil }
    return Set(lists.joined()).sorted()
  }

  /// Those overloads all of whose parameters may be left out that have the rarest label of a call.
  private func optional(for arguments: [CallArgument]) -> [Int] {
    let labelled = arguments.filter { !$0.isTrailing }
    guard !labelled.isEmpty else { return allOptional }
    return labelled.map { byOptionalLabel[$0.label] ?? [] }.min { $0.count < $1.count } ?? []
  }
}

extension OverloadIndex.Shelf {
  fileprivate func lists(for offer: OverloadIndex.Offer) -> [[Int]] {
    guard all.count > OverloadIndex.threshold,
      case .types(let types, let orAnyProtocol) = offer
    else { return [all] }
    return [open, orAnyProtocol ? protocols : []] + types.compactMap { byType[$0] }
  }
}

/// The initializers of a type, with an index if they are many.
struct InitializerTable {
  /// No initializers.
  static var none: InitializerTable { InitializerTable(all: [], index: nil) }

  /// See `Resolver.initializers(of:)`.
  let all: [Resolver.InitializerChoice]
  /// Nil if they are few.
  let index: OverloadIndex?
}
