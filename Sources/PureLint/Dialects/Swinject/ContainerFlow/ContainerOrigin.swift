import PureLintResolution
import PureLintSyntax
import PureLintWiring

/// Where a value that stands for a container comes from.
enum ContainerOrigin: Hashable {
  /// The code that makes it.
  case made(ContainerID)
  /// A variable, a parameter, or what a function yields.
  case declaration(DeclarationID)
  /// The instance that a member is asked of.
  case instance(of: DeclarationID)
  /// Whoever asks for what a call registers, by the call's last name.
  case asker(file: Int, token: TokenIndex)
  /// The value of an expression.
  case value(ContainerExpression)
  case unknown
  /// What a test has for it, and cannot be determined.
  case unknownInTest

  /// One multiplication for each part; the default takes ten times as long.
  func _rawHashValue(seed: Int) -> Int {
    func place(_ file: Int, _ position: Int, _ seed: Int) -> Int {
      DeclarationID(file: file, index: position)._rawHashValue(seed: seed)
    }
    switch self {
    case .made(let id): return id._rawHashValue(seed: seed &+ 1)
    case .declaration(let id): return id._rawHashValue(seed: seed &+ 2)
    case .instance(let id): return id._rawHashValue(seed: seed &+ 3)
    case .asker(let file, let token): return place(file, token.position, seed &+ 4)
    case .value(let expression):
      let source = expression.source?._rawHashValue(seed: seed) ?? seed
      return place(expression.file, expression.node.position, source &+ 5)
    case .unknown: return seed
    case .unknownInTest: return seed &+ 6
    }
  }
}

/// An expression and what stands around it.
struct ContainerExpression: Hashable {
  let file: Int
  let node: NodeIndex
  let source: DeclarationID?
}

/// The knowledge of a library about the values that stand for its containers.
protocol ContainerLibrary: AnyObject {
  /// What a construction of a type of the library, or of its heirs, stands for; nil if that is no
  /// container.
  func meaning(of construction: Construction) -> ContainerMeaning?
  /// What a member or function of the library yields.
  func meaning(ofMember member: DeclarationID) -> ContainerMeaning?
  /// The values that a closure or function gets which is an argument of a library call.
  ///
  /// - Parameters:
  ///   - callee: The function or initializer of the library.
  ///   - argument: The position among the arguments.
  func meaning(
    ofParameter position: Int,
    ofArgument argument: Int,
    for callee: DeclarationID
  ) -> ContainerMeaning?
  /// Where what the library hands to a parameter of the sources comes from; nil if it calls no
  /// such function.
  ///
  /// - Parameter flow: The asker, which holds the library.
  func origins(
    ofParameter parameter: DeclarationID,
    in flow: ContainerFlow
  ) -> [ContainerOrigin]?
  /// Whether a type stands for containers.
  func isHolder(_ type: DeclarationID) -> Bool
}

/// The meaning of something of a library.
enum ContainerMeaning {
  /// A container of its own, with the expressions of its parents; nil if these cannot be told.
  case new(parents: [NodeIndex]?)
  /// The container of the instance in front.
  case base
  /// The same as an argument.
  case same(as: NodeIndex)
  /// One for the whole program.
  case shared
  /// Whoever asks for what the call registers.
  case asker
}
