import SwiftUI

// Where a view is shown that something keeps is not known. It has nothing anywhere that no environment has.
// Where there is but one place that shows what is kept, that is where it is shown.

final class Stamps: ObservableObject { @Published var count = 0 }
final class Coins: ObservableObject { @Published var count = 0 }
final class Cards: ObservableObject { @Published var count = 0 }
final class Ghosts: ObservableObject { @Published var count = 0 }

struct Tray {
  let title: String
  let content: AnyView
}

final class Cabinet: ObservableObject {
  @Published var trays: [Int: [Tray]] = [:]

  func fill() {
    trays[0, default: []].append(Tray(title: "Stamps", content: AnyView(StampTray())))
    trays[0, default: []].append(Tray(title: "Coins", content: AnyView(CoinTray())))
    trays[0, default: []].append(Tray(title: "Cards", content: AnyView(CardTray())))
  }
}

/// Nobody asks for it.
struct Attic {
  func tray() -> Tray { Tray(title: "Ghosts", content: AnyView(GhostTray())) }
}

@main
struct CollectorApp: App {
  @StateObject private var cabinet = Cabinet()
  @StateObject private var coins = Coins()
  @StateObject private var questions = Questions()

  var body: some Scene {
    WindowGroup {
      List {
        ForEach(0..<3) { number in
          ForEach(cabinet.trays[number] ?? [], id: \.title) { tray in tray.content }
          Counter()
        }
      }
      .environmentObject(coins)
      .onAppear { cabinet.fill() }
      .overlay { Asked(questions: questions.all) }
      .environmentObject(questions)
    }
  }
}

struct StampTray: View {
  // want@+1: missing-provider "nothing injects the 'Stamps' that 'StampTray' takes from the environment as 'stamps'"
  @EnvironmentObject private var stamps: Stamps
  var body: some View { Text("\(stamps.count)") }
}

struct CoinTray: View {
  @EnvironmentObject private var coins: Coins
  var body: some View { Text("\(coins.count)") }
}

/// Never reads it.
struct CardTray: View {
  @EnvironmentObject private var cards: Cards
  var body: some View { Text("") }
}

struct GhostTray: View {
  @EnvironmentObject private var ghosts: Ghosts
  var body: some View { Text("\(ghosts.count)") }
}

struct Question {
  let id: String
  var content: AnyView

  init(id: String, @ViewBuilder content: @escaping (String) -> some View) {
    self.id = id
    self.content = .init(content(id))
  }

  /// The closure without a label is what happens, though it might be left out.
  static func yesOrNo(
    _ text: String,
    action: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> some View
  ) -> Question {
    Question(id: text) { _ in content() }
  }
}

final class Questions: ObservableObject {
  @Published var all: [Question] = []

  func ask(@ViewBuilder content: @escaping (String) -> some View) {
    all.append(Question(id: "question") { id in content(id) })
  }
}

struct Asked: View {
  let questions: [Question]

  var body: some View {
    if let question = questions.last { Frame(content: question.content) }
  }
}

struct Frame: View {
  let content: AnyView
  var body: some View { content.padding() }
}

struct Counter: View {
  @EnvironmentObject private var coins: Coins
  @EnvironmentObject private var questions: Questions

  var body: some View {
    Button("Count \(coins.count)") {
      // want@+1: missing-provider "'CoinTray' is shown without a 'Coins' in its environment"
      questions.ask { _ in CoinTray() }
      questions.ask { _ in CoinTray().environmentObject(coins) }
      questions.all.append(
        Question.yesOrNo("Sure?") {
          coins.count = 0
        } content: {
          // want@+1: missing-provider "'CoinCount' is shown without a 'Coins' in its environment"
          CoinCount()
        }
      )
    }
  }
}

struct CoinCount: View {
  @EnvironmentObject private var coins: Coins
  var body: some View { Text("\(coins.count)") }
}
