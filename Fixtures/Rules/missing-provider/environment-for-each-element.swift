import Observation
import SwiftUI

// What is shown for each element is shown for none of an empty list, and an initializer that is handed
// over makes the view.

final class Ink: ObservableObject { @Published var color = Color.black }
final class Glue: ObservableObject { @Published var drops = 0 }
@Observable final class Ruler { var length = 1.0 }

@main
struct DotsApp: App {
  @StateObject private var ink = Ink()
  @State private var ruler = Ruler()

  var body: some Scene {
    WindowGroup {
      Dots(rows: [])
      Lines()
      Stuck(rows: [])
      Candle(burns: false)
      Dots(rows: [1]).environmentObject(ink)
      // want@+1: missing-provider "'Dots' is shown without an 'Ink' in its environment"
      Dots(rows: [1, 2])
      Chosen(count: 1, content: Scale.init).environment(ruler)
      // want@+1: missing-provider "'Scale' is shown without a 'Ruler' in its environment"
      Chosen(count: 1, content: Scale.init)
    }
  }
}

struct Dots: View {
  let rows: [Int]
  @EnvironmentObject private var ink: Ink
  var body: some View {
    ForEach(rows, id: \.self) { _ in Circle().fill(ink.color) }
  }
}

struct Lines: View {
  let rows: [Int] = []
  var body: some View {
    List(rows, id: \.self) { _ in Line() }
  }
}

struct Line: View {
  @EnvironmentObject private var ink: Ink
  var body: some View { Rectangle().fill(ink.color) }
}

struct Stuck: View {
  let rows: [Int]
  @EnvironmentObject private var glue: Glue
  var body: some View {
    ForEach(rows, id: \.self) { _ in Text("\(glue.drops)") }
  }
}

struct Chosen<Content: View>: View {
  let count: Int
  @ViewBuilder let content: () -> Content
  var body: some View {
    switch count {
    case 0: Text("none")
    default: content()
    }
  }
}

struct Scale: View {
  @Environment(Ruler.self) private var ruler
  var body: some View { Text("\(ruler.length)") }
}

final class Wax: ObservableObject { @Published var drops = 0 }

struct Candle: View {
  let burns: Bool
  @EnvironmentObject private var wax: Wax
  var body: some View {
    if burns { Text("\(wax.drops)") } else { Text("out") }
  }
}
