import PureLintFindings
import PureLintSource

extension Mending {
  /// How many steps are tried one by one rather than told apart by what they take out.
  private static let fewSteps = 8

  /// A finding that a change would bring and that cannot be mended in turn, with the reason.
  struct Consequence {
    let finding: Finding
    let reason: String
  }

  /// Refuses those of many steps that plainly have a consequence: only this one step takes out code
  /// that names the subject of its finding. To try each step on its own would take a run for each.
  mutating func refuse(_ steps: [Step], causing consequences: [Consequence]) {
    guard steps.count > Self.fewSteps else { return }
    var causes: [Substring: Set<Int>] = [:]
    for (position, step) in steps.enumerated() {
      for word in words(takenOutBy: step) { causes[word, default: []].insert(position) }
    }
    for consequence in consequences {
      guard let name = consequence.finding.subject.names.first?.split(separator: ".").last,
        let named = causes[name], named.count == 1, let position = named.first
      else { continue }
      let key = FindingKey(steps[position].finding)
      if refused[key] == nil { refused[key] = consequence.reason }
    }
  }

  private func words(takenOutBy step: Step) -> Set<Substring> {
    var words: Set<Substring> = []
    for edit in step.edits {
      let text = state.files[edit.location.file.position].text(
        edit.location.offset..<edit.location.offset + edit.location.length
      )
      words.formUnion(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
    }
    return words
  }
}
