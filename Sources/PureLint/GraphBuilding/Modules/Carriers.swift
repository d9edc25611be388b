import PureLintProjects
import PureLintResolution
import PureLintWiring

/// The structs that composers fill in with objects: what they hold has to be read by somebody.
struct Carriers {
  /// In source order.
  let structs: [DeclarationID]
  private let known: Set<DeclarationID>
  private let resolver: Resolver
  private let kinds: ObjectKinds

  /// - Parameters:
  ///   - composers: The types and functions that fill them in.
  ///   - others: The structs that are something else first of all.
  init(
    filledBy composers: Set<DeclarationID>,
    _ resolver: Resolver,
    _ kinds: ObjectKinds,
    except others: Set<DeclarationID>
  ) {
    self.resolver = resolver
    self.kinds = kinds
    let program = resolver.program
    let units = ComposingUnits(resolver)
    var found: Set<DeclarationID> = []
    // What a module is given besides is its payload.
    func isPayload(_ structure: DeclarationID) -> Bool {
      resolver.owner(ofNested: structure).map(others.contains) ?? false
    }
    for site in resolver.facts.sites where !found.contains(site.declaration) {
      let id = site.declaration
      guard program[id].kind == .structType, program.isSource(id), !others.contains(id),
        !program.targets.isTest(file: site.place.file), kinds.kind(of: id) == .carrier,
        let unit = units.unit(of: site.place), composers.contains(unit),
        !resolver.conformsToLibrary(id), !isPayload(id)
      else { continue }
      found.insert(id)
    }
    known = found
    structs = found.sorted()
  }

  func contain(_ structure: DeclarationID) -> Bool { known.contains(structure) }

  /// The fields of a struct that hold objects; data may be there for any reason, and what a library
  /// keeps its own things in is the library's business.
  func fields(of structure: DeclarationID) -> [DeclarationID] {
    resolver.storedProperties(of: structure).filter { field in
      let type = resolver.type(of: field)
      return kinds.kind(of: type).mayLeadToObjects
        && type.declaration.map(resolver.program.isSource) ?? true
        && !resolver.program[field].traits.contains(.isLazy)
        && !resolver.program.mayBeWrapped(field)
    }
  }
}
