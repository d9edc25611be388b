import SwiftUI

// A local that is called like the function that makes it, and a property beside functions of its name,
// need nothing of themselves. A type in an extension of another is found where that one is named.

final class Loom { func weave() {} }
final class Cloth {
  private let loom: Loom
  init(loom: Loom) { self.loom = loom }
  func cut() { loom.weave() }
}

struct Ruler: View {
  let length: Double
  var body: some View { Text("\(length)") }
}

enum Workshop {}

extension Workshop {
  struct Room: View {
    let loom = Loom()
    let width: Double
    private lazy var spare = Cloth(loom: loom)  // want: unused-provider "'spare' is built in 'Workshop.Room'"
    var body: some View {
      VStack {
        HStack {
          let max = max(width, 1)
          Ruler(length: max)
        }
        Text("cut").onAppear {
          Cloth(loom: loom).cut()
          Cloth(loom: loom).cut()
        }
      }
    }
  }
}

final class Grip { init(_ share: Double) { print(share) } }

struct Handle: View {
  private let grip: Grip
  private let loom = Loom()
  init() {
    let grip = Grip(1)
    self.init(grip: grip)
  }
  private init(grip: Grip) { self.grip = grip }
  func grip(_ grip: Grip) -> Handle { Handle(grip: grip) }
  func grip(_ share: Double) -> Handle { self.grip(Grip(share)) }
  func turned() -> Handle { Handle(grip: grip) }
  var body: some View {
    Text("\(ObjectIdentifier(grip))").onAppear { Cloth(loom: loom).cut() }
  }
}

@main struct WeaverApp: App {
  var body: some Scene {
    WindowGroup {
      Workshop.Room(width: 3)
      Handle().grip(Grip(2)).turned().grip(3)
    }
  }
}
