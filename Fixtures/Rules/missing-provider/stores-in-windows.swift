import SwiftData
import SwiftUI

// A container reaches what is below it: pushed and presented screens, not other windows and not what
// UIKit hosts. Without one a query stays empty, which is a warning.

@Model
final class Star {
  var name: String
  init(name: String) { self.name = name }
}

@main
struct ObservatoryApp: App {
  private let container: ModelContainer

  init() {
    do {
      container = try ModelContainer(for: Star.self)
    } catch {
      fatalError("\(error)")
    }
  }

  var body: some Scene {
    WindowGroup { StarList() }
      .modelContainer(container)
    Window("Chart", id: "chart") {
      Frame { StarChart() }  // want: missing-provider "'StarChart' is shown without a model container in its environment: 'stars' in 'StarChart' stays empty"
    }
    Window("Log", id: "log") {
      StarEditor()  // want: missing-provider "'StarEditor' is shown without a model container in its environment: inserting into 'sky' in 'StarEditor' stops the process"
    }
    Window("Copy", id: "copy") { StarChart().attached(to: container) }
    Window("Context", id: "context") { StarChart().modelContext(container.mainContext) }
    Settings {
      StarChart().environment(\.modelContext, ModelContext(container))
    }
    MenuBarExtra("Stars") { StarChart() }
      .modelContainer(for: [Star.self], inMemory: true)
  }
}

extension View {
  func attached(to container: ModelContainer) -> some View { modelContainer(container) }
}

struct Frame<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View { VStack { content } }
}

struct StarList: View {
  @Query(sort: \Star.name) private var stars: [Star]
  @State private var isAdding = false

  var body: some View {
    NavigationStack {
      List(stars) { star in NavigationLink(star.name) { StarChart() } }
        .sheet(isPresented: $isAdding) { StarEditor() }
    }
  }
}

struct StarChart: View {
  @Query private var stars: [Star]

  init(name: String = "") {
    _stars = Query(filter: #Predicate<Star> { $0.name != name })
  }

  var body: some View { Text("\(stars.count)") }
}

struct StarEditor: View {
  @Environment(\.modelContext) private var sky
  var body: some View { Button("Add") { add() } }
  private func add() { sky.insert(Star(name: "Vega")) }
}

final class ChartController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let host = UIHostingController(rootView: StarChart())  // want: missing-provider "'StarChart' is shown without a model container"
    addChild(host)
  }
}

#Preview { StarChart() }
