/// Answers what names and types mean; remembers every answer.
///
/// Asked only for what matters to the graph. Where the sources do not tell, the answer is
/// `unknown`, never a guess.
final class Resolver {
  let program: Program
  let symbols: SymbolTable
  /// The names before a `.` that mean a module rather than a type.
  let moduleNames: Set<Name>

  var extensionsOfType: [DeclarationID: [DeclarationID]] = [:]
  var extensionsOfExternal: [Name: [DeclarationID]] = [:]
  var supertypesOfType: [DeclarationID: [SwiftType]] = [:]
  var membersOfType: [DeclarationID: [Name: [DeclarationID]]] = [:]
  var typesOfDeclarations: [DeclarationID: SwiftType] = [:]
  var constraintsOfScope: [DeclarationID: Substitution] = [:]
  /// What conforming types chose for associated types, by `Type.Name`.
  var witnesses: [SwiftType: SwiftType] = [:]
  var extendedTypes: [DeclarationID: SwiftType] = [:]
  /// The type whose inheritance clause is being read: its generic parameters are in scope there,
  /// its members are not.
  var header: DeclarationID?
  /// Declarations whose type is being found out, so that a circle ends as `unknown`.
  var underway: Set<DeclarationID> = []
  /// Element `i` maps name tokens of file `i` to what they declare; made when first asked for.
  var declarationsByToken: [[TokenIndex: DeclarationID]?]
  /// The references of each file, once the walk is over.
  lazy var referencesByFile = Dictionary(grouping: facts.references) { $0.place.file }
  /// What the walk over bodies has found so far.
  var facts = Facts()

  init(_ symbols: SymbolTable) {
    self.symbols = symbols
    program = symbols.program
    var names = Set<Name>(["Swift", "Foundation", "UIKit", "Pure"])
    for file in program.files { names.formUnion(file.imports) }
    for target in program.targets.targets { names.insert(Name(target.name)) }
    moduleNames = names
    declarationsByToken = Array(repeating: nil, count: program.trees.count)
    bindExtensions()
  }

  /// The declaration whose name stands at a token.
  func declaration(at token: TokenIndex, in file: Int) -> DeclarationID? {
    if let known = declarationsByToken[file] { return known[token] }
    var table: [TokenIndex: DeclarationID] = [:]
    let base = program.firstDeclaration(of: file)
    for offset in program.files[file].declarations.indices {
      let declaration = program.declarations[base + offset]
      if declaration.kind != .extensionBlock {
        table[declaration.nameToken] = DeclarationID(base + offset)
      }
    }
    declarationsByToken[file] = table
    return table[token]
  }

  /// Attaches each extension to the type that it extends; names with fewer parts come first,
  /// because `extension A.B` may need a type that `extension A` declares.
  private func bindExtensions() {
    let all = symbols.extensions.values.joined().map { id in
      (id, depth: typeNode(ofExtension: id).map { program.tree(of: id).end(of: $0) - $0.position } ?? 0)
    }
    for (id, _) in all.sorted(by: { ($0.depth, $0.0) < ($1.depth, $1.0) }) {
      guard let node = typeNode(ofExtension: id) else { continue }
      let type = resolve(node, file: program[id].file, scope: program[id].parent)
      extendedTypes[id] = type
      switch type {
      case .nominal(let extended, _):
        extensionsOfType[extended, default: []].append(id)
        membersOfType[extended] = nil
        supertypesOfType[extended] = nil
      case .external(let name, _): extensionsOfExternal[name, default: []].append(id)
      default: break
      }
    }
    for id in extensionsOfType.keys { extensionsOfType[id]?.sort() }
  }

  private func typeNode(ofExtension id: DeclarationID) -> NodeIndex? {
    program.tree(of: id).type(in: program[id].node)
  }
}
