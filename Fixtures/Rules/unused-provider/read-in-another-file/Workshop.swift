import Assembly

// A library's `Factory` makes a root of what calls it, although no module is mentioned here, nor
// where somebody reads from that root.

final class Workshop {
  static let shared = Workshop()
  var ruler: Factory<Ruler> { Factory(self) { Ruler() } }
  var chisel: Factory<Chisel> { Factory(self) { Chisel() } }  // want: unused-provider "chisel"
}
