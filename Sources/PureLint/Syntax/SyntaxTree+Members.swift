extension SyntaxTree {
  /// The name of the member that is asked of what a token names: `api` behind `dependencies` in
  /// `dependencies?.api`; nil if none is.
  public func memberName(behind token: TokenIndex) -> TokenIndex? {
    var next = token.rawValue + 1
    while next < tokens.count {
      switch tokens.kinds[Int(next)] {
      case let kind where kind.isUnwrapping: next += 1
      case .period: return next + 1 < tokens.count ? TokenIndex(next + 1) : nil
      default: return nil
      }
    }
    return nil
  }

  /// The name whose member a token names: `store` for `clock` in `store?.clock`.
  public func holderName(inFrontOf token: TokenIndex) -> TokenIndex? {
    guard token.rawValue > 1, tokens.kinds[token.position - 1] == .period else { return nil }
    var next = token.position - 2
    while next > 0, tokens.kinds[next].isUnwrapping { next -= 1 }
    return tokens.kinds[next] == .identifier ? TokenIndex(UInt32(next)) : nil
  }
}

extension TokenKind {
  /// Whether it is the sign behind an optional: `?` or `!`.
  fileprivate var isUnwrapping: Bool { self == .postfixQuestion || self == .postfixExclamation }
}
