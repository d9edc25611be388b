import SwiftUI
import Swinject

// A container of a preview has what the preview needs, and no more.

final class Clock {}
final class Zone {}

final class Screen {
  private let resolver: Resolver

  init(resolver: Resolver) {
    self.resolver = resolver
  }

  func show() { print(resolver.resolve(Clock.self)!) }

  func showZone() { print(resolver.resolve(Zone.self)!) }
}

struct ScreenPreview: PreviewProvider {
  static var previews: some View {
    let container = Container()
    container.register(Clock.self) { _ in Clock() }
    return Text("\(Screen(resolver: container))")
  }
}

#if DEBUG
  func demonstrate() {
    let container = Container()
    container.register(Clock.self) { _ in Clock() }
    Screen(resolver: container).show()
  }
#endif

@main
enum Main {
  static func main() {
    let container = Container()
    container.register(Clock.self) { _ in Clock() }
    container.register(Zone.self) { _ in Zone() }
    Screen(resolver: container).show()
    Screen(resolver: container).showZone()
  }
}
