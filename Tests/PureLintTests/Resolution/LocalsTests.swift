import Testing

@testable import PureLintResolution
@testable import PureLintSource

@Suite struct LocalsTests {
  /// Names come and go as in blocks, more of them than the table has slots at first.
  @Test func findsWhatAStackFinds() {
    var random = SplitMix(state: 7)
    var locals = Locals()
    var stack: [(name: Name, id: DeclarationID)] = []
    for step in 0..<4000 {
      if Int.random(in: 0..<5, using: &random) > 0 {
        let name = Name("name\(Int.random(in: 0..<90, using: &random))")
        let id = DeclarationID(file: 0, index: step)
        locals.bind(name, .unknown, id)
        stack.append((name, id))
      } else {
        let count = Int.random(in: max(0, stack.count - 12)...stack.count, using: &random)
        locals.unbind(to: count)
        stack.removeSubrange(count...)
      }
      #expect(locals.count == stack.count)
      let name = Name("name\(Int.random(in: 0..<100, using: &random))")
      let expected = stack.reversed().filter { $0.name == name }.map(\.id)
      #expect(locals[name]?.declaration == expected.first)
      #expect(locals.all(name).map(\.declaration) == expected)
    }
  }
}
