import Marks
import SwiftUI

public final class Pages: ObservableObject { @Published public var count = 0 }
public final class Covers: ObservableObject { @Published public var count = 0 }

@main
struct Reader: App {
  @StateObject private var pages = Pages()
  @StateObject private var covers = Covers()
  @StateObject private var marks = Marks()

  var body: some Scene {
    WindowGroup {
      PageLabel()
        .environmentObject(pages)
        .environmentObject(covers)  // want: unused-provider "'Covers' is injected into the environment"
        .environmentObject(marks)
    }
  }
}

public struct PageLabel: View {
  @EnvironmentObject private var pages: Pages
  public var body: some View { Text("\(pages.count)") }
}
