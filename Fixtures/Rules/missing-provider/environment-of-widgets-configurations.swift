import SwiftUI
import WidgetKit

// A configuration of a widget may be a type of the app's own.

final class Memo: ObservableObject { @Published var text = "" }

struct Tick: TimelineEntry { let date = Date() }

struct Ticks: TimelineProvider {
  func placeholder(in context: Context) -> Tick { Tick() }
  func getSnapshot(in context: Context, completion: @escaping (Tick) -> Void) { completion(Tick()) }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Tick>) -> Void) {
    completion(Timeline(entries: [Tick()], policy: .never))
  }
}

@main
struct MemoWidget: Widget {
  var body: some WidgetConfiguration { MemoConfiguration(kind: "memo") }
}

struct MemoConfiguration: WidgetConfiguration {
  let kind: String
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: Ticks()) { _ in
      // want@+1: missing-provider "'MemoView' is shown without a 'Memo' in its environment"
      MemoView()
      MemoView().environmentObject(Memo())
    }
  }
}

struct MemoView: View {
  @EnvironmentObject private var memo: Memo
  var body: some View { Text(memo.text) }
}
