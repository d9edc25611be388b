import NeedleFoundation

// What a component or a box is asked for as a member of its own is a member of what it holds, and of
// nothing else.

final class Depth { var meters = 0 }
final class Wind { var knots = 0 }

protocol ChannelDependency: Dependency {
  var depth: Depth { get }
  var wind: Wind { get }  // want: unused-dependency "wind"
}

final class ChannelComponent: Component<ChannelDependency> {
  func measure() { print(self.depth.meters) }
}

protocol BayDependency: Dependency {
  var depth: Depth { get }  // want: unused-dependency "depth"
  var wind: Wind { get }
}

final class BayComponent: Component<BayDependency> {
  func measure() { print(self.wind.knots) }
}

final class RootComponent: BootstrapComponent {
  var depth: Depth { shared { Depth() } }
  var wind: Wind { shared { Wind() } }
  var channel: ChannelComponent { ChannelComponent(parent: self) }
  var bay: BayComponent { BayComponent(parent: self) }
}

@main
enum App {
  static func main() {
    let root = RootComponent()
    root.channel.measure()
    root.bay.measure()
  }
}
