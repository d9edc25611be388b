import GraphModel
import PureLintPolicy
import PureLintQuestions
import PureLintSource

extension ServerAnswers {
  /// What stands above the declarations of a file, each with the command that tells all about it.
  func codeLenses(_ parameters: JSONValue) throws(RequestFailure) -> JSONText {
    guard let (files, id) = try file(parameters, in: surveyed), let survey = files.survey,
      settings.showsLenses
    else { return .list([]) }
    var writer = PlaceWriter(files, documents)
    let address = files.address(of: id)
    // A name that stands for several things, such as a property with its wrapper, has one lens.
    var lenses: [(range: Range<UInt32>, title: String)] = []
    for (node, range) in GraphPlaces(survey, in: id).declared where lenses.last?.range != range {
      if let title = NodeDetails.lens(survey, of: node) { lenses.append((range, title)) }
    }
    return .list(
      lenses.map { range, title in
        let range = Int(range.lowerBound)..<Int(range.upperBound)
        let place = JSONText.object([
          "textDocument": .object(["uri": .text(address)]),
          "position": writer.position(of: range.lowerBound, in: id),
        ])
        return .object([
          "range": writer.range(range, in: id),
          "command": .object([
            "title": .text(title), "command": .text(ServerCommand.show.rawValue),
            "arguments": [place],
          ]),
        ])
      }
    )
  }
}
