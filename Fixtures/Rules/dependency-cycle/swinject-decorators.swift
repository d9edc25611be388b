// A child container decorates what its parent has under the same key: the parent is asked.
import Swinject

protocol Net {}
final class PlainNet: Net {}
final class LoggedNet: Net {
  let net: Net
  init(net: Net) { self.net = net }
}

let core: Container = {
  let container = Container()
  container.register(Net.self) { _ in PlainNet() }
  return container
}()
let app: Container = {
  let container = Container(parent: core)
  container.register(Net.self) { _ in LoggedNet(net: core.resolve(Net.self)!) }
  return container
}()

@main
struct Main {
  static func main() { print(app.resolve(Net.self)!) }
}
