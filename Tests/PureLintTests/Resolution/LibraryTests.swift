import Testing

@testable import PureLint
@testable import PureLintResolution
@testable import PureLintSource
@testable import PureLintWiring

/// What resolution and wiring know of a library stands in its dialect alone: with an invented one
/// each fact is there, and without it gone.
@Suite struct LibraryTests {
  /// What was found out about one file, with a dialect or with none.
  private func program(_ source: String, _ dialect: Dialect?) throws -> TypeProgram {
    let file = SourceFile(path: "Zone.swift", bytes: Array(source.utf8))
    return try TypeProgram([file], dialects: dialect.map { [$0] } ?? [], mentioning: "Zone")
  }

  private func expectTypes(_ source: String, _ dialect: Dialect?) throws {
    let program = try program(source, dialect)
    for stated in try StatedType.all(in: program.files[0]) {
      #expect(program.types(of: stated, in: 0).map { program.text($0) } == [stated.type])
    }
  }

  // MARK: Interfaces

  @Test func aClosureRunsBeforeAnAnnotatedFunctionReturns() throws {
    let source = """
      struct Zone {
        let each: Int
        let kept: Int
        let waiting: Int
        func use(_ bowl: Bowl<Int>, _ crate: Crate<Int>) {
          bowl.each { each + $0 }
          bowl.keep { kept + $0 }
          crate.each { waiting + $1 }
        }
      }
      """
    let program = try program(source, .zest)
    #expect(try program.isDeferred("each") == false)
    #expect(try program.isDeferred("kept") == true)
    #expect(try program.isDeferred("waiting") == true)
    #expect(try self.program(source, nil).isDeferred("each") == true)
  }

  @Test func aSequenceYieldsItsElement() throws {
    let source = """
      final class Zone {}
      func use(_ bowl: Bowl<Zone>, _ crate: Crate<Zone>, _ sack: Sack<Zone>) {
        for item in bowl {}  // type(item): Zone
        for item in crate {}  // type(item): (key: Int, value: Zone)
        for item in sack {}  // type(item): unknown
      }
      """
    try expectTypes(source, .zest)
    try expectTypes(
      """
      final class Zone {}
      func use(_ bowl: Bowl<Zone>) {
        for item in bowl {}  // type(item): unknown
      }
      """,
      nil
    )
  }

  @Test func aWrapperProjectsWhatItsInterfaceSays() throws {
    func source(_ projected: String) -> String {
      """
      struct Zone {
        @Held var zones: Int
        func use() { _ = $zones }  // type($zones): \(projected)
      }
      """
    }
    try expectTypes(source("Bowl<Int>"), .zest)
    try expectTypes(source("_"), nil)
  }

  // MARK: Names

  @Test func theLanguageNamesTypesOfALibrary() throws {
    func source(number: String, truth: String, several: String) -> String {
      """
      func use(_ zone: Zone) {
        let number = 1  // type(number): \(number)
        let truth = number == number  // type(truth): \(truth)
        let several = [zone]  // type(several): \(several)
      }
      final class Zone {}
      """
    }
    try expectTypes(source(number: "Count", truth: "Truth", several: "Bowl<Zone>"), .zest)
    try expectTypes(source(number: "_", truth: "unknown", several: "_<Zone>"), nil)
  }

  @Test func aProtocolAsksForWhatIsKnown() throws {
    let source = """
      final class Zone: Peelable {
        var skin = 1
        var seeds = 2
      }
      """
    let known = try program(source, .zest)
    #expect(known.resolver.mayBeRequired(try known.declaration("skin")))
    #expect(!known.resolver.mayBeRequired(try known.declaration("seeds")))
    let unknown = try program(source, nil)
    #expect(unknown.resolver.mayBeRequired(try unknown.declaration("seeds")))
  }

  @Test func aFunctionLooksIntoWhatItIsGiven() throws {
    let source = """
      final class Zone {}
      struct Box { let zone: Zone }
      func use(_ box: Box) { weigh(box) }
      """
    let known = try program(source, .zest)
    #expect(known.resolver.facts.escapes.map(\.type).contains(try known.declaration("Zone")))
    let unknown = try program(source, nil)
    #expect(unknown.resolver.facts.escapes.map(\.type) == [try unknown.declaration("Box")])
  }

  @Test func theSystemBuildsWhatALibraryLaunches() throws {
    let source = "final class Zone: Market {}"
    let known = try program(source, .zest)
    #expect(EntryPoints(known.resolver).types == [try known.declaration("Zone")])
    #expect(EntryPoints(try program(source, nil).resolver).types.isEmpty)
  }

  @Test func tablesOfSeveralLibrariesAreOne() {
    let table = LibraryTable(merging: [
      LibraryTable([.isBare: ["View"]], requiredProperties: ["View": ["body"]]),
      LibraryTable([.isScreen: ["View"]], requiredProperties: ["View": ["bag"]]),
    ])
    #expect(table.knows("View", .isBare) && table.knows("View", .isScreen))
    #expect(table.names(.isScreen) == ["View"])
    for (name, isRequired) in [("body", true), ("bag", true), ("other", false)] {
      let member = LibraryTable.Member(
        name: Name(name),
        isProperty: true,
        isInitializer: false,
        hasOwnTypes: false
      )
      #expect(table.mayRequire(member, by: "View", named: "View") == isRequired)
    }
    let initializer = LibraryTable.Member(
      name: "init",
      isProperty: false,
      isInitializer: true,
      hasOwnTypes: true
    )
    #expect(!table.mayRequire(initializer, by: "View", named: "View"))
    #expect(table.mayRequire(initializer, by: "Screen", named: "Screen"))
  }

  /// Most protocols of the system ask for functions; these hold on to what they are given.
  @Test func systemProtocolsThatAskForProperties() {
    let table = LibraryTable(merging: Dialect.all.flatMap(\.libraries))
    for (name, type, isRequired) in [
      ("presentedItemOperationQueue", "NSFilePresenter", true), ("queue", "NSFilePresenter", false),
      ("configuration", "UIContentView", true), ("delegate", "UIScrollViewDelegate", false),
    ] {
      let member = LibraryTable.Member(
        name: Name(name),
        isProperty: true,
        isInitializer: false,
        hasOwnTypes: false
      )
      #expect(table.mayRequire(member, by: Name(type), named: type) == isRequired)
    }
  }
}

extension Dialect {
  /// A library that nobody wrote.
  fileprivate static let zest = Dialect(
    name: "Zest",
    interfaces: [
      Interface(
        module: "Zest",
        source: """
          @_runsClosures
          public struct Bowl<Element> {
            public func each(_ body: (Element) -> Void)
            public func keep(_ body: @escaping (Element) -> Void)
          }
          public struct Crate<Value> {
            public typealias Element = (key: Int, value: Value)
            public func each(_ body: (Int, Value) -> Void)
          }
          public struct Sack<Value> {}
          public struct Count {}
          public struct Truth {}
          @propertyWrapper
          public struct Held<Value> {
            public var wrappedValue: Value { get }
            public var projectedValue: Bowl<Value> { get }
          }
          """
      )
    ],
    libraries: [
      LibraryTable(
        [.readsContents: ["weigh"], .isLaunched: ["Market"], .isComparison: ["=="]],
        requiredProperties: ["Peelable": ["skin"]],
        language: LanguageTypes(
          array: "Bowl",
          element: "Element",
          integer: "Count",
          boolean: "Truth"
        )
      )
    ]
  )
}

extension TypeProgram {
  fileprivate func declaration(_ name: String) throws -> DeclarationID {
    let declarations = resolver.program.files[0].declarations
    let index = try #require(declarations.firstIndex { $0.name == Name(name) })
    return DeclarationID(file: 0, index: index)
  }

  /// Whether the only mention of a declaration is evaluated later.
  fileprivate func isDeferred(_ name: String) throws -> Bool {
    let mentions = resolver.references.references(to: try declaration(name))
    return try #require(mentions.count == 1 ? mentions.first : nil).place.isDeferred
  }
}
