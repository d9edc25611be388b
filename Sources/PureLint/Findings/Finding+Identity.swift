extension Finding {
  /// The identity of a finding in two states of the sources, wherever it stands.
  package struct Identity: Hashable, Sendable {
    let ruleID: String
    let subject: Subject
  }

  package var identity: Identity { Identity(ruleID: ruleID, subject: subject) }
}
