import PureLintSource

extension ConfigurationShape {
  /// The JSON schema (draft 7) of the form: the file `docs/configuration.schema.json`.
  var schema: String {
    let head = [
      ("$schema", JSONText.text("http://json-schema.org/draft-07/schema#")),
      ("title", .text("PureLint's configuration, the file .purelint.json")),
    ]
    return JSONText.object(head + schemaMembers).written() + "\n"
  }

  private var schemaMembers: [(String, JSONText)] {
    switch self {
    case .flag: [("type", .text("boolean"))]
    case .text(let form): [("type", .text("string")), ("pattern", .text(form.pattern))]
    case .choice(_, let words): [("enum", .list(words.map { .text($0) }))]
    case .list(let element):
      [("type", .text("array")), ("items", .object(element.schemaMembers))]
    case .object(let form): form.schemaMembers
    case .map(_, let words?, let shape):
      [
        ("type", .text("object")), ("additionalProperties", .flag(false)),
        ("properties", .object(words.map { ($0, .object(shape.schemaMembers)) })),
      ]
    case .map(_, nil, let shape):
      [
        ("type", .text("object")),
        ("propertyNames", .object([("pattern", .text(TextForm.prose.pattern))])),
        ("additionalProperties", .object(shape.schemaMembers)),
      ]
    }
  }
}

extension ConfigurationShape.ObjectForm {
  fileprivate var schemaMembers: [(String, JSONText)] {
    var members: [(String, JSONText)] = [
      ("type", .text("object")), ("additionalProperties", .flag(false)),
    ]
    let required = keys.filter(\.isRequired).map { JSONText.text($0.name) }
    if !required.isEmpty { members.append(("required", .list(required))) }
    if !alternatives.isEmpty {
      let choices = alternatives.map { JSONText.object([("required", .list([.text($0)]))]) }
      members.append(("anyOf", .list(choices)))
    }
    let properties = keys.map { key in
      (key.name, JSONText.object([("description", .text(key.summary))] + key.shape.schemaMembers))
    }
    return members + [("properties", .object(properties))]
  }
}
