import PureLintProjects
import PureLintResolution
import PureLintSyntax
import PureLintWiring

/// The objects that keep what the initializer of another one hands them, as long as that one is there:
/// it makes them and holds them in properties that nothing sets again.
struct FellowKeepers {
  private let model: WiringModel
  private let properties: LastingProperties

  private var resolver: Resolver { model.resolver }
  private var program: Program { resolver.program }

  init(_ model: WiringModel) {
    self.model = model
    properties = LastingProperties(model)
  }

  /// Whether what a parameter of an initializer is given is kept by the initializer's object, also
  /// without one of its properties.
  func keep(_ parameter: DeclarationID, besides property: DeclarationID) -> Bool {
    resolver.references.references(to: parameter).contains { use in
      guard !use.isWrite, EagerCode.isCertain(use.place), let destination = use.destination else {
        return false
      }
      guard program[destination].kind == .parameter else {
        return destination != property && isHeld(by: destination)
      }
      return isHeld(givenAs: destination) && isFilled(by: use, besides: property)
    }
  }

  /// Whether a property that nothing sets again holds what it gets.
  private func isHeld(by property: DeclarationID) -> Bool {
    program[property].kind == .variable && !program[property].traits.contains(.isStatic)
      && properties.isSetOnce(property)
  }

  /// Whether the initializer that a parameter belongs to stores it for good.
  private func isHeld(givenAs parameter: DeclarationID) -> Bool {
    guard let initializer = program[parameter].parent, program[initializer].kind == .initializer,
      program[resolver.holder(of: initializer)].kind.isReferenceType
    else { return false }
    return resolver.references.references(to: parameter).contains { copy in
      guard let property = copy.destination, EagerCode.isCertain(copy.place) else { return false }
      return program[property].kind == .variable && isHeld(by: property)
    }
  }

  /// Whether what is made with a name as an argument is the value of a property that nothing sets again.
  private func isFilled(by use: Reference, besides property: DeclarationID) -> Bool {
    let file = use.place.file
    let tree = program.trees[file]
    guard
      let call = tree.nodes(aroundToken: use.place.token).last(where: { tree.kind($0) == .call }),
      let made = model.kept.construction(call, in: file),
      let keeper = properties.propertyFilled(by: made)
    else { return false }
    return keeper != property && isHeld(by: keeper)
  }
}
