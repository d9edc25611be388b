import PureLintResolution

/// The requests of properties with wrappers of the library.
struct DirkProperties {
  private let library: DirkLibrary
  private let surroundings: RequestSurroundings

  private var resolver: Resolver { surroundings.resolver }
  private var program: Program { resolver.program }

  init(_ library: DirkLibrary, _ surroundings: RequestSurroundings) {
    self.library = library
    self.surroundings = surroundings
  }

  func requests() -> [ServiceRequest] {
    program.files[..<program.interfaceStart].enumerated().flatMap { file, found in
      found.declarations.indices.compactMap { request(of: DeclarationID(file: file, index: $0)) }
    }
  }

  private func request(of property: DeclarationID) -> ServiceRequest? {
    guard let wrapper = library.wrapper(of: property),
      !library.isOwn(
        Place(file: Int(property.file), token: program[property].nameToken, source: property)
      )
    else { return nil }
    return RequestReader(surroundings)
      .request(of: property, by: wrapper.rawValue, at: wrapper.time)
  }
}

extension DirkLibrary.Wrapper {
  /// When it asks.
  fileprivate var time: RequestReader.Time {
    switch self {
    case .inject: .firstRead
    case .resolve: .eachRead
    case .stateInject: .shown
    case .observableInject: .built
    }
  }
}
