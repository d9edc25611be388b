import PureLintResolution
import PureLintSource
import PureLintSyntax

/// Names of modules out of sight.
extension CodeIndex {
  /// Whether a name means something of a module out of sight: no source declares anything of it.
  func isForeign(_ name: Name, in file: Int) -> Bool {
    resolver.importsModuleOutOfSight(file) && !declaredNames.contains(name)
  }

  /// Whether a name means something of the system, or of a module out of sight: no source declares
  /// anything of it.
  func isForeignType(_ name: Name, in file: Int) -> Bool {
    (resolver.importsModuleOutOfSight(file) || program.targets.isInProject(file: file))
      && !declaredNames.contains(name)
  }

  /// Whether a file sees members of some module out of sight.
  func seesModuleOutOfSight(_ file: Int) -> Bool {
    resolver.importsModuleOutOfSight(file) || !modulesOutOfSight(seenFrom: file).isEmpty
  }

  /// Whether a name that is called behind a value means a member of the system, or of a module out of
  /// sight: no source declares a function of it. Members are seen in all files of a target of which one imports their
  /// module. Where no project is in sight, a file may be missing that declares it.
  func isForeignMember(_ name: Name, in file: Int) -> Bool {
    (seesModuleOutOfSight(file) || program.targets.isInProject(file: file))
      && !declaredFunctions.contains(name)
  }

  /// The modules out of sight whose members are seen in a file, in the order of the files that import
  /// them.
  /// - Complexity: O(imports of all files) once, and O(targets of the file).
  func modulesOutOfSight(seenFrom file: Int) -> [Name] {
    let targets = program.targets.targets(ofFile: file)
    if targets.count == 1 { return foreignModules[targets[0]] ?? [] }
    var known: Set<Name> = []
    return targets.flatMap { foreignModules[$0] ?? [] }.filter { known.insert($0).inserted }
  }

  /// Whether a callee is a type inside another one, neither of which a source declares:
  /// `_VariadicView.Tree`.
  func isNestedForeignType(_ callee: NodeIndex, in file: Int) -> Bool {
    let tree = program.trees[file]
    guard tree.kind(callee) == .memberAccess, tree.startsUppercase(tree.mainToken(callee)),
      let base = tree.expression(in: callee), tree.kind(base) == .nameExpression,
      tree.text(base).drop(while: { $0 == "_" }).first?.isUppercase == true
    else { return false }
    return [base, callee].allSatisfy { node in
      meanings(of: tree.mainToken(node), in: file).isEmpty
        && !declaredNames.contains(tree.name(node))
    }
  }

  /// Whether a call asks an object of a module out of sight to do something: `Windows.shared.open(view)`.
  func asksForeignObject(_ call: NodeIndex, in file: Int) -> Bool {
    let tree = program.trees[file]
    guard tree.kind(call) == .call, let callee = tree.expression(in: call),
      tree.kind(callee) == .memberAccess, !tree.startsUppercase(tree.mainToken(callee)),
      meanings(of: tree.mainToken(callee), in: file).isEmpty,
      isForeign(tree.name(callee), in: file), SwiftUINames.modifier(tree.name(callee)) == nil,
      let object = tree.expression(in: callee), tree.kind(object) == .memberAccess,
      meanings(of: tree.mainToken(object), in: file).isEmpty,
      let type = tree.expression(in: object), tree.kind(type) == .nameExpression,
      tree.startsUppercase(tree.mainToken(type)), !SwiftUINames.declares(tree.name(type))
    else { return false }
    return meanings(of: tree.mainToken(type), in: file).isEmpty
      && isForeign(tree.name(type), in: file)
  }

  /// Whether a call makes a value of a type of a module out of sight, and of none of SwiftUI.
  func makesForeignValue(_ call: NodeIndex, in file: Int) -> Bool {
    let tree = program.trees[file]
    guard tree.kind(call) == .call, let callee = tree.expression(in: call),
      tree.startsUppercase(tree.mainToken(callee)), resolver.importsModuleOutOfSight(file)
    else { return false }
    if tree.kind(callee) == .memberAccess { return isNestedForeignType(callee, in: file) }
    let name = tree.name(callee)
    return tree.kind(callee) == .nameExpression && !SwiftUINames.declares(name)
      && meanings(of: tree.mainToken(callee), in: file).isEmpty && isForeign(name, in: file)
  }
}
