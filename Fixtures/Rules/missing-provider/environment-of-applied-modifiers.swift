import SwiftUI

// A modifier is followed whoever yields it: a function, a property, or what the environment is asked to
// make another modifier of.

final class Lamp: ObservableObject { @Published var isLit = false }

@main
struct StageApp: App {
  @StateObject private var lamp = Lamp()
  private var edge: some ViewModifier { Edge(width: 2) }

  var body: some Scene {
    WindowGroup {
      VStack {
        // want@+1: missing-provider "'Actor' is shown without a 'Lamp' in its environment"
        Actor().modifier(Edge.thin())
        Actor().modifier(Light.of(lamp))
      }
    }
    Window("Edges", id: "edges") {
      VStack {
        // want@+1: missing-provider "'Actor' is shown without a 'Lamp' in its environment"
        Actor().modifier(edge)
        Actor().modifier(lit(by: lamp))
      }
    }
    Window("Made", id: "made") {
      VStack {
        // want@+1: missing-provider "'Actor' is shown without a 'Lamp' in its environment"
        Actor().modifier(Dimmed())
        Actor().modifier(Brightened(lamp: lamp))
        // Nobody knows which this is.
        Actor().modifier(Modifiers.all[0])
      }
    }
  }
}

func lit(by lamp: Lamp) -> some ViewModifier { Light(lamp: lamp) }

enum Modifiers { static var all: [AnyModifier] = [] }

struct Edge: ViewModifier {
  let width: Double
  static func thin() -> Edge { Edge(width: 1) }
  func body(content: Content) -> some View { content.padding(width) }
}

struct Light: ViewModifier {
  let lamp: Lamp
  static func of(_ lamp: Lamp) -> Light { Light(lamp: lamp) }
  func body(content: Content) -> some View { content.environmentObject(lamp) }
}

struct Dimmed: EnvironmentalModifier {
  func resolve(in environment: EnvironmentValues) -> some ViewModifier { Edge(width: 3) }
}

struct Brightened: EnvironmentalModifier {
  let lamp: Lamp
  func resolve(in environment: EnvironmentValues) -> Light { Light(lamp: lamp) }
}

struct Actor: View {
  @EnvironmentObject private var lamp: Lamp
  var body: some View { Text("\(lamp.isLit)") }
}
