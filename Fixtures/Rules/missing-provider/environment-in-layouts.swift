import SwiftUI

// A value of a layout of the app's own that is called with views shows these where it stands.

final class Tags: ObservableObject { @Published var count = 0 }

struct Flow: Layout {
  var spacing = 8.0
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    .zero
  }
  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {}
}

@main
struct LabelApp: App {
  @StateObject private var tags = Tags()
  var body: some Scene {
    WindowGroup {
      Flow(spacing: 6) {
        // want@+1: missing-provider "'TagList' is shown without a 'Tags' in its environment"
        TagList()
      }
      Flow { TagList() }.environmentObject(tags)
    }
  }
}

struct TagList: View {
  @EnvironmentObject private var tags: Tags
  var body: some View { Flow(spacing: 2) { Tag() } }
}

struct Tag: View {
  @EnvironmentObject private var tags: Tags
  var body: some View { Text("\(tags.count)") }
}
