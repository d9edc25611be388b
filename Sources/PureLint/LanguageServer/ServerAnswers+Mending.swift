import GraphModel
import PureLintFindings
import PureLintSource

/// The reason why a finding stays as it is.
struct MendFailure: Error {
  let text: String

  /// The change was found for other texts than those that the client has by now.
  static let outdated = MendFailure(text: "the texts have changed meanwhile; ask again")
}

extension ServerAnswers {
  /// A change as the protocol has it; a reason where there is none, or where a file on the disk is no
  /// longer what was checked.
  func edit(_ outcome: MendOutcome, in files: CheckedFiles) -> Result<JSONText, MendFailure> {
    switch outcome {
    case .nothing(let reason): return .failure(MendFailure(text: reason))
    case .change(let changed):
      var edits: [Fix.Edit] = []
      for file in changed {
        guard let id = files.file(path: file.path), files.bytes(of: id) == file.old else {
          return .failure(MendFailure(text: "'\(file.path.printable())' has changed meanwhile"))
        }
        edits += file.edits.map { range, replacement in
          let place = Location(
            file: id,
            offset: UInt32(range.lowerBound),
            length: UInt32(range.count)
          )
          return Fix.Edit(
            location: place,
            replacement: String(decoding: replacement, as: UTF8.self)
          )
        }
      }
      var writer = actions(files)
      return .success(writer.edit(edits))
    }
  }
}
