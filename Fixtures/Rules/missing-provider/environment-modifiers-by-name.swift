import SwiftUI

// A modifier of the library is meant where a property has its name, where an own modifier of that name
// calls it or takes other arguments, and where a view is put together with one; an own one where
// another of its name calls it.

final class Paint: ObservableObject { @Published var coats = 1 }

struct Swatch: View {
  @EnvironmentObject private var paint: Paint
  var padding: Double = 4
  var body: some View { Text("\(paint.coats)") }
}

struct Rim: ViewModifier {
  func body(content: Content) -> some View { content.border(.black) }
}

extension View {
  @ViewBuilder
  func hidden(_ isHidden: Bool) -> some View {
    if isHidden { hidden() } else { self }
  }

  func titled(_ title: Text) -> some View { titled("\(title)") }
  func titled(_ title: String) -> some View { navigationTitle(title) }

  func rimmed() -> some View { ModifiedContent(content: self, modifier: Rim()) }

  @ViewBuilder
  func modifier<M: ViewModifier>(_ added: M, isWanted: Bool) -> some View {
    if isWanted { modifier(added) } else { self }
  }

  func framed() -> some View { modifier(Rim()) }
}

struct Wall: View {
  let isHidden: Bool
  var body: some View {
    Swatch().padding()
    Swatch().hidden(isHidden)
    Swatch().titled(Text("wall"))
    Swatch().rimmed()
    Swatch().modifier(Rim())
    Swatch().modifier(Rim(), isWanted: isHidden)
    Swatch().framed()
  }
}

struct Door: View {
  var body: some View { VStack { Swatch().padding().rimmed() } }
}

@main
struct PaintApp: App {
  @StateObject private var paint = Paint()

  var body: some Scene {
    WindowGroup { Wall(isHidden: true).environmentObject(paint) }
    Settings {
      // want@+1: missing-provider "'Wall' is shown without a 'Paint'"
      Wall(isHidden: false)
    }
    Window("Door", id: "door") {
      // want@+1: missing-provider "'Door' is shown without a 'Paint'"
      Door()
    }
    Window("Gate", id: "gate") {
      // want@+1: missing-provider "'Gate' is shown without a 'Paint'"
      Gate().modifier(Rim())
    }
    Window("Fence", id: "fence") { Gate().framed().environmentObject(paint) }
  }
}

struct Gate: View {
  var body: some View { Swatch().modifier(Rim()).framed() }
}
