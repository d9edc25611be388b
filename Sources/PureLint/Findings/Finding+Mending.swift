extension Finding {
  /// Whether there is a change that would mend the finding.
  ///
  /// - Parameter way: The way in which findings of its rule are mended.
  package func isMendable(_ way: Rule.Mending?) -> Bool { way == .removal || fix != nil }
}
