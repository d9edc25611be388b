@testable import PureLintResolution
@testable import PureLintSource
@testable import PureLintSyntax

/// Types as Swift writes them, those of libraries by their names too.
struct TypeText {
  private let program: Program
  /// The spelling of every name that occurs in the program.
  private let spellings: [Name: String]

  init(_ program: Program, _ files: [SourceFile]) {
    self.program = program
    let interfaces = (program.interfaceStart..<program.files.count).map {
      program.trees.source($0)
    }
    var spellings: [Name: String] = [:]
    for word in ["_", "Any", "Bool", "Double", "Error", "Int", "KeyPath", "Regex", "String"] {
      spellings[Name(word)] = word
    }
    for file in files + interfaces {
      let tree = SyntaxTree(parsing: file, bodies: .parse)
      for position in tree.tokens.kinds.indices
      where tree.tokens.kinds[position].isIdentifierLike {
        let token = TokenIndex(position)
        spellings[tree.name(token)] = tree.text(token)
      }
    }
    self.spellings = spellings
  }

  func callAsFunction(_ type: SwiftType) -> String {
    switch type.form {
    case .unknown, .made: "unknown"
    case .nominal(let id, let arguments): nominal(id, arguments)
    case .external(let name, let arguments): spelling(name) + list(arguments)
    case .parameter(let id):
      program[id].kind == .protocolType ? "Self" : program.text(id)
    case .member(let base, let name): "\(self(base)).\(spelling(name))"
    case .optional(let wrapped): "\(enclosed(wrapped))?"
    case .metatype(let instance): "\(enclosed(instance)).Type"
    case .tuple(let elements):
      "(\(elements.map { labelled($0.label, $0.type) }.joined(separator: ", ")))"
    case .function(let parameters, let result):
      "(\(parameters.map(parameter).joined(separator: ", "))) -> \(self(result))"
    case .composition(let parts): parts.map { self($0) }.joined(separator: " & ")
    }
  }

  private func nominal(_ id: DeclarationID, _ arguments: TypeParts<SwiftType>) -> String {
    let isLibrary = !program.isSource(id)
    switch (program.text(id), arguments.count) {
    case ("Array", 1) where isLibrary: return "[\(self(arguments[0]))]"
    case ("Dictionary", 2) where isLibrary:
      return "[\(self(arguments[0])): \(self(arguments[1]))]"
    default:
      let isLocal = program[id].traits.contains(.isLocal)
      return (isLocal ? program.text(id) : program.qualifiedName(id)) + list(arguments)
    }
  }

  private func list(_ arguments: TypeParts<SwiftType>) -> String {
    arguments.isEmpty ? "" : "<\(arguments.map { self($0) }.joined(separator: ", "))>"
  }

  private func parameter(_ parameter: SwiftType.Parameter) -> String {
    self(parameter.type) + (parameter.isVariadic ? "..." : "")
  }

  private func labelled(_ label: Name?, _ type: SwiftType) -> String {
    (label.map { spelling($0) + ": " } ?? "") + self(type)
  }

  private func enclosed(_ type: SwiftType) -> String {
    switch type.form {
    case .function, .composition: "(\(self(type)))"
    default: self(type)
    }
  }

  private func spelling(_ name: Name) -> String { spellings[name] ?? "_" }
}
