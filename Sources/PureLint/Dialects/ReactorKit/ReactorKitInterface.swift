extension Interface {
  /// As much of ReactorKit as modules pass through: views whose reactors are set from outside.
  static let reactorKit = Interface(
    module: "ReactorKit",
    source: """
      public protocol View: AnyObject {
        associatedtype Reactor
        var disposeBag: DisposeBag { get set }
        var reactor: Reactor? { get set }
        func bind(reactor: Reactor)
      }
      public protocol StoryboardView: View {}
      """,
    needsImport: true
  )
}
