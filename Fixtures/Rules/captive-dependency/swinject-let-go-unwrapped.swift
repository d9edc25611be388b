// What is unwrapped, defaulted or mapped is followed to where it ends.
import Swinject

final class Stamp {
  let text = "s"
  var older: Stamp?
}

final class Letter {
  let text: String
  var stamp: Stamp?
  var seal: (() -> Void)?
  init(text: String) { self.text = text }
  func look(at stamp: Stamp?) {
    guard let stamp = stamp else { return }
    print(stamp.text)
  }
  func stick(_ stamp: Stamp?) {
    if let stamp { self.stamp = stamp }
  }
}

final class Album {
  let stamp: Stamp
  init(stamp: Stamp) { self.stamp = stamp }
}

func read(_ container: Container) {
  container.register(Letter.self, name: "guarded") { r in
    guard let stamp = r.resolve(Stamp.self) else { fatalError() }
    return Letter(text: "\(stamp.text)")
  }.inObjectScope(.container)
  container.register(Letter.self, name: "mapped") { r in
    Letter(text: r.resolve(Stamp.self).map { $0.text } ?? "")
  }.inObjectScope(.container)
  container.register(Letter.self, name: "shown") { r in
    let letter = Letter(text: "")
    letter.look(at: r.resolve(Stamp.self))
    letter.stamp = r.resolve(Stamp.self)!.older
    return letter
  }.inObjectScope(.container)
}

func keep(_ container: Container) {
  container.register(Letter.self, name: "stuck") { r in
    let letter = Letter(text: "")
    letter.stick(r.resolve(Stamp.self))  // want: captive-dependency "stuck"
    return letter
  }.inObjectScope(.container)
  container.register(Letter.self, name: "sealed") { r in
    guard let stamp = r.resolve(Stamp.self) else { fatalError() }  // want: captive-dependency "sealed"
    let letter = Letter(text: stamp.text)
    letter.seal = { print(stamp) }
    return letter
  }.inObjectScope(.container)
  container.register(Letter.self, name: "defaulted") { (r: Resolver) -> Letter in
    let letter = Letter(text: "")
    letter.stamp = r.resolve(Stamp.self) ?? Stamp()  // want: captive-dependency "defaulted"
    return letter
  }.inObjectScope(.container)
}

@main
enum Main {
  static func main() {
    let container = Container()
    container.register(Stamp.self) { _ in Stamp() }.inObjectScope(.transient)
    read(container)
    keep(container)
    container.register(Album.self) { r in Album(stamp: r.resolve(Stamp.self)!) }
    for name in ["guarded", "mapped", "shown", "stuck", "sealed", "defaulted"] {
      print(container.resolve(Letter.self, name: name)!)
    }
    print(container.resolve(Album.self)!)
  }
}
