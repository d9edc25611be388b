import PureLintFindings
import PureLintResolution

extension Registration {
  /// What stands for a function or a type that registers nothing, as nobody calls, makes or applies
  /// it: no answer to any demand.
  package static func standing(
    for declaration: DeclarationID,
    called title: String,
    _ words: RegistrationWords,
    _ program: Program
  ) -> Registration {
    let place = Place(
      file: Int(program[declaration].file),
      token: program[declaration].nameToken,
      source: declaration
    )
    var registration = Registration(
      place: place,
      container: Container(file: place.file, body: program[declaration].node, text: ""),
      key: Key(
        type: program[declaration].kind.isNominalType ? .nominal(declaration, []) : .unknown
      ),
      blocks: [],
      condition: .none,
      title: title
    )
    registration.isAssumedUsed = false
    registration.isFindable = false
    registration.words = words
    return registration
  }
}
