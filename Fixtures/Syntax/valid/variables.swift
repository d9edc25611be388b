var a = 1, b: Int = 2, c, d: String
let e: Int, f = 3
let (g, h) = (1, 2), (i, (j, _)) = (1, (2, 3))
let (x: k, y: l): (x: Int, y: Int) = (1, 2)
var m: Int { 1 }
var n: Int { get { 1 } }
var o: Int { get { 1 } set { print(newValue) } }
var p: Int { get { 1 } set(value) { print(value) } }
var q: Int { get async throws { 1 } }
var r: Int { get throws(Failure) { 1 } }
var s = 1 { willSet { } didSet { } }
var t: Int = 1 { willSet(next) { } didSet(previous) { } }
var u: Int = f { 1 } { didSet {} }
var v: [Int] { return [1].map { $0 } }
var w: Int { // comment
  /* another */ get { 1 }
}
var y: Int { @inline(__always) get { 1 } @MainActor mutating set {} }
var z: Int { mutating get { 1 } nonmutating set {} }
var aa: () -> Void { { } }
var bb: Int { if a { 1 } else { 2 } }
var cc: Set<Int> { setter() }
var dd: Int {
  @Wrapper var local = 1
  return local
}
class Properties {
  lazy var a = 1
  lazy var b: Int = { self.a }()
  weak var c: Base?
  unowned let d: Base
  unowned(unsafe) var e: Base
  unowned(safe) var f: Base
  static let g = 1
  class var h: Int { 1 }
  private(set) var i = 1
  public private(set) static var j = 1
  fileprivate(set) lazy var k: Int = 1
  @Published var l = 1
  @Wrapper(wrappedValue: 1, range: 0...5) var m: Int
  @A @B(1) private var n, o: Int
  @objc dynamic var p: Int
  final var q = 1
  override var r: Int { get { super.r } set { super.r = newValue } }
  @IBOutlet weak var s: Base!
  nonisolated(unsafe) var t = 1
  nonisolated let u = 1
  var v: some P { 1 }
  var w: any P & Q = 1
  var x: Int { _read { yield value } _modify { yield &value } }
  var y: Int { @storageRestrictions(initializes: a, accesses: b) init(initial) { a = initial } get { a } }
  var z: Int { init { } get { 1 } }
  var (aa, bb) = (1, 2)
  var cc: Int {
    get
    {
      1
    }
  }
  let dd: Int!, ee: [Int]?, ff: (Int, String)?
  var gg = 1, ii = 3; var hh: Int { 2 }
  let jj: Int = 1; let kk = 2
  package var ll = 1
  _const let mm = 1
  open var nn: Int { 1 }
  var oo: Dictionary<String, Array<Int>> = [:]
  var pp: Array<Int>=[]
  var qq: Int?=nil
}
