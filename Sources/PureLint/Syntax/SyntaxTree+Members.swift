extension SyntaxTree {
  /// The name of the member that is asked of what a token names: `api` behind `dependencies` in
  /// `dependencies?.api`; nil if none is.
  public func memberName(behind token: TokenIndex) -> TokenIndex? {
    var next = token.rawValue + 1
    while next < tokens.count {
      switch tokens.kinds[Int(next)] {
      case .postfixQuestion, .postfixExclamation: next += 1
      case .period: return next + 1 < tokens.count ? TokenIndex(next + 1) : nil
      default: return nil
      }
    }
    return nil
  }
}
