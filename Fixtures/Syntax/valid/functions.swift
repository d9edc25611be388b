func plain() {}
func labels(a: Int, b c: Int, _ d: Int, `in` e: Int, for f: Int, _: Int, g _: Int) {}
func defaults(a: Int = 1, b: [Int] = [], c: @escaping () -> Void = {}, d: Int = f(1) { $0 }) {}
func variadic(_ items: Int..., more: String ...) {}
func trailing(a: Int, b: Int,) {}
func specifiers(
  a: inout Int, b: borrowing Item, c: consuming Item, d: sending Item, e: isolated Actor,
  f: isolated (any Actor)? = #isolation, g: __owned Item, h: __shared Item, i: _const Int,
  j: consuming sending Item, k: inout sending Item
) {}
func effects() async {}
func effects() throws {}
func effects() async throws -> Int { 1 }
func effects() throws(Failure) -> Int { 1 }
func effects() async throws(any Error) {}
func effects(_ f: () throws -> Void) rethrows {}
func effects(_ f: () async -> Void) async {}
func generic<T, U: P, each V>(_ t: T, _ u: U, _ v: repeat each V) -> (repeat each V) where T: Q, T.A == U, U: ~Copyable {}
func opaque() -> some P<Int> & Q { 1 }
func opaque(_ p: some P, _ q: any P.Type) -> (some P, [some Q]) { (1, []) }
func optional() -> Int? { nil }
func functionResult() -> (Int) -> (String) -> Void { { _ in { _ in } } }
@discardableResult @inlinable public func attributes() -> Int { 1 }
@available(macOS 13, iOS 16.0, *) @MainActor func attributes(@Clamped(1...5) a: Int, @Builder _ b: () -> Void) {}
@objc(doThing:with:) func objc(_ a: Int, with b: Int) {}
@Custom<Int>(value: f { 1 }) @Module.Custom func custom() {}
@_specialize(where T == Int) func specialized<T>(_ t: T) {}
@backDeployed(before: macOS 14) public func deployed() {}
@freestanding(expression) macro stringify<T>(_ value: T) -> (T, String) = #externalMacro(module: "M", type: "T")
@attached(member, names: named(init), arbitrary) @attached(extension, conformances: P) macro Model() = #externalMacro(module: "M", type: "T")
@freestanding(declaration) macro declare(a: Int = 1) where Int: P
public class Functions {
  init() {}
  init?(a: Int) { return nil }
  init!(b: Int) {}
  init<T>(_ t: T) async throws where T: P { self.init() }
  @MainActor public convenience required init(c: Int, _ d: Int = 1) {}
  deinit {}
  static func make() -> Self { Self() }
  class func make() {}
  final class override func make() {}
  mutating func change() {}
  nonmutating func keep() {}
  consuming func finish() {}
  borrowing func look() {}
  __consuming func legacy() {}
  nonisolated func free() {}
  nonisolated(nonsending) func near() async {}
  nonisolated(unsafe) static var shared = 1
  package func inPackage() {}
  open override func overridden() {}
  public
  static
  func spread() {}
  subscript(index: Int) -> Int { 1 }
  subscript(a: Int, b c: String = "", _ d: Int...) -> Int? { get { nil } set { } }
  subscript<T>(key: KeyPath<Self, T>) -> T where T: P { get { self[keyPath: key] } }
  subscript() -> Int { get async throws { 1 } }
  static subscript(dynamicMember name: String) -> Int { _read { yield value } _modify { yield &value } }
  private subscript(x x: Int) -> Int { unsafeAddress { pointer } unsafeMutableAddress { pointer } }
  isolated deinit {}
  func nested() { func inner(_ a: Int) -> Int { a }; class Local { init() {} }; enum E { case a }; _ = inner(1) }
  func `init`() {}; func `self`(`self`: Int) {}
}
