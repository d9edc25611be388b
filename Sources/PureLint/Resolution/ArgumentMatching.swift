/// One argument of a call, before it is known what it is for.
struct CallArgument {
  let label: Name?
  let node: NodeIndex
  let token: TokenIndex
  /// A trailing closure without a label, which may go to any parameter.
  var isTrailing = false
}

/// Which parameter each argument of a call is for.
enum ArgumentMatching {
  /// The position of each argument's parameter; nil if the labels do not fit.
  /// - Complexity: O(arguments + parameters).
  static func match(
    _ arguments: [CallArgument],
    to parameters: [SwiftType.Parameter]
  ) -> [Int]? {
    var positions: [Int] = []
    var next = 0
    for argument in arguments {
      if let last = positions.last, parameters[last].isVariadic, argument.label == nil,
        !argument.isTrailing
      {
        positions.append(last)
        continue
      }
      guard let found = position(for: argument, from: next, in: parameters) else { return nil }
      positions.append(found)
      next = found + 1
    }
    let rest = parameters.indices.filter { !positions.contains($0) }
    guard rest.allSatisfy({ parameters[$0].hasDefault || parameters[$0].isVariadic }) else {
      return nil
    }
    return positions
  }

  private static func position(
    for argument: CallArgument,
    from start: Int,
    in parameters: [SwiftType.Parameter]
  ) -> Int? {
    var position = start
    while position < parameters.count {
      let parameter = parameters[position]
      if argument.isTrailing {
        if parameter.acceptsClosure { return position }
      } else if parameter.label == argument.label {
        return position
      }
      guard parameter.hasDefault || parameter.isVariadic else { return nil }
      position += 1
    }
    return nil
  }

  /// The best that can be said of a call that leaves arguments out or has too many: each argument
  /// goes to the parameter of its label.
  static func looseMatch(
    _ arguments: [CallArgument],
    to parameters: [SwiftType.Parameter]
  ) -> [Int?] {
    arguments.map { argument in
      parameters.firstIndex {
        argument.isTrailing ? $0.acceptsClosure : $0.label == argument.label
      }
    }
  }
}

extension SwiftType.Parameter {
  fileprivate var acceptsClosure: Bool {
    switch type.unwrapped {
    case .function, .unknown, .parameter, .member, .external: true
    default: false
    }
  }
}
