import PureLintSource
import PureLintSyntax

/// The attributes of a library's functions in interfaces, for facts that Swift has no words for.
///
/// | attribute | bearer | meaning |
/// | --- | --- | --- |
/// | `@_runsClosures` | a function, or a type for all its functions | A closure that is handed over runs before the function returns, unless its parameter is `@escaping`. |
/// | `@_keepsValues` | a function | What the closure yields that it runs is kept, and handed out again by the next call at the same place. |
/// | `@_keepsInstances` | a class | A static member that nothing in sight declares is an instance of the class: `Container.shared`. |
///
/// Two conventions need no attribute. What a sequence yields is what `Element` means in it: a generic
/// parameter, or a type alias. And an array as a parameter stands for any sequence.
struct InterfaceAnnotations {
  /// The parameters whose closures run before the function returns.
  private var immediateParameters: Set<DeclarationID> = []
  /// The functions that keep what their closures yield.
  private var valueKeepers: Set<DeclarationID> = []
  /// The classes whose static members out of sight are instances of them.
  private var keepers: Set<DeclarationID> = []

  /// - Complexity: O(declarations in interfaces).
  init(_ program: Program) {
    for file in program.interfaceStart..<program.files.count {
      for index in program.files[file].declarations.indices {
        let id = DeclarationID(file: file, index: index)
        if program[id].kind == .classType,
          program.tree(of: id).hasAttribute("_keepsInstances", on: program[id].node)
        {
          keepers.insert(id)
        }
        if program[id].kind == .function,
          program.tree(of: id).hasAttribute("_keepsValues", on: program[id].node)
        {
          valueKeepers.insert(id)
        }
        guard program[id].kind == .parameter, let function = program[id].parent,
          Self.runsClosures(function, program), !Self.isEscaping(id, program)
        else { continue }
        immediateParameters.insert(id)
      }
    }
  }

  /// Whether a closure that is handed over as a parameter runs before the function returns.
  func runsAtOnce(_ parameter: DeclarationID) -> Bool { immediateParameters.contains(parameter) }

  /// Whether a function stores the result of its closure argument.
  func keepsValues(_ function: DeclarationID) -> Bool { valueKeepers.contains(function) }

  /// Whether a static member of a class that nothing in sight declares is an instance of it.
  func keepsInstances(_ type: DeclarationID) -> Bool { keepers.contains(type) }

  private static func runsClosures(_ function: DeclarationID, _ program: Program) -> Bool {
    let tree = program.tree(of: function)
    return [function, program[function].parent].compactMap(\.self).contains {
      tree.hasAttribute("_runsClosures", on: program[$0].node)
    }
  }

  private static func isEscaping(_ parameter: DeclarationID, _ program: Program) -> Bool {
    let tree = program.tree(of: parameter)
    let type = tree.type(in: program[parameter].node)
    return type.map { tree.hasAttribute("escaping", on: $0) } ?? false
  }
}

extension Resolver {
  /// The position of the closure that a library's function runs and whose value it keeps; nil for all
  /// other functions.
  public func positionOfKeptClosure(of function: DeclarationID) -> Int? {
    guard !program.isSource(function), annotations.keepsValues(function) else { return nil }
    return parameterList(of: function).firstIndex { $0.type.isFunction }
  }
}
