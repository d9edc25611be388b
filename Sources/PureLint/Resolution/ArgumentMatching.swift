import PureLintSource
import PureLintSyntax

/// One argument of a call, before it is known what it is for.
public struct CallArgument {
  /// The label; nil if there is none, or `_`.
  public let label: Name?
  /// The expression.
  public let node: NodeIndex
  /// The label, or the first token of the expression if there is none.
  public let token: TokenIndex
  /// A trailing closure without a label, which may go to any parameter.
  public var isTrailing = false

  /// Stores the parts as they are.
  public init(label: Name?, node: NodeIndex, token: TokenIndex, isTrailing: Bool = false) {
    self.label = label
    self.node = node
    self.token = token
    self.isTrailing = isTrailing
  }
}

/// The parameter that each argument of a call is for.
public enum ArgumentMatching {
  /// The position of each argument's parameter; nil if the labels do not fit.
  /// - Complexity: O(arguments + parameters).
  public static func match(
    _ arguments: [CallArgument],
    to parameters: [SwiftType.Parameter]
  ) -> [Int]? {
    // Most overloads that do not fit ask for more than they are given.
    guard parameters.count(where: { !$0.mayBeLeftOut }) <= arguments.count else { return nil }
    var positions: [Int] = []
    positions.reserveCapacity(arguments.count)
    var next = 0
    for (index, argument) in arguments.enumerated() {
      if let last = positions.last, parameters[last].isVariadic, argument.label == nil,
        !argument.isTrailing
      {
        positions.append(last)
        continue
      }
      let following = arguments[(index + 1)...].first?.label
      guard let found = position(for: argument, from: next, in: parameters, before: following)
      else { return nil }
      positions.append(found)
      next = found + 1
    }
    var filled = positions[...]
    for position in parameters.indices {
      if filled.first == position {
        filled = filled.drop { $0 == position }
      } else if !parameters[position].mayBeLeftOut {
        return nil
      }
    }
    return positions
  }

  /// - Parameter following: The label of the next argument.
  private static func position(
    for argument: CallArgument,
    from start: Int,
    in parameters: [SwiftType.Parameter],
    before following: Name?
  ) -> Int? {
    var position = start
    while position < parameters.count {
      let parameter = parameters[position]
      if argument.isTrailing {
        let end = following.flatMap { label in
          parameters[(position + 1)...].firstIndex { $0.label == label }
        }
        if accepts(position, in: parameters[..<(end ?? parameters.count)]) { return position }
      } else if parameter.label == argument.label {
        return position
      }
      guard parameter.mayBeLeftOut else { return nil }
      position += 1
    }
    return nil
  }

  /// Whether a trailing closure goes to a parameter rather than to a later one.
  ///
  /// The compiler's rules (SE-0286): it goes to the first that can be a function, but not to one
  /// that may be left out if a later one may not.
  /// - Parameter parameters: Those in front of the one that the next argument is for.
  private static func accepts(
    _ position: Int,
    in parameters: ArraySlice<SwiftType.Parameter>
  ) -> Bool {
    let parameter = parameters[position]
    guard parameter.acceptsClosure else { return false }
    let later = parameters[(position + 1)...]
    guard parameter.mayBeLeftOut else { return true }
    if later.contains(where: { !$0.mayBeLeftOut }) { return false }
    return parameter.isFunction || !later.contains(where: \.isFunction)
  }

  /// The best that can be said of a call that leaves arguments out or has too many: each argument
  /// goes to the parameter of its label.
  static func looseMatch(
    _ arguments: [CallArgument],
    to parameters: [SwiftType.Parameter]
  ) -> [Int?] {
    let labels = Set(arguments.compactMap(\.label))
    return arguments.map { argument in
      guard argument.isTrailing else {
        return parameters.firstIndex { $0.label == argument.label }
      }
      let free = parameters.indices.filter { position in
        parameters[position].acceptsClosure
          && parameters[position].label.map { !labels.contains($0) } ?? true
      }
      return free.first { parameters[$0].isFunction } ?? free.first
    }
  }
}

extension SwiftType.Parameter {
  var mayBeLeftOut: Bool { hasDefault || isVariadic }

  fileprivate var isFunction: Bool {
    if case .function = type.unwrapped.form { return true }
    return false
  }

  /// Whether a trailing closure may go to it.
  var acceptsClosure: Bool {
    switch type.unwrapped.form {
    case .function, .unknown, .parameter, .member, .external: true
    default: false
    }
  }
}
