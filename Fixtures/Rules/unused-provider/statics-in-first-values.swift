// The first value of a property, and what its wrapper is given, may name static members of the type
// alone: there is no value of it yet.
import SwiftUI

final class Api { func go() {} }

final class Model {
  private let api: Api
  init(api: Api) { self.api = api }
  func run() { api.go() }
}

@propertyWrapper struct Sorted {
  var wrappedValue: [Int] = []
  init(by order: (Int, Int) -> Bool) {}
}

struct Panel: View {
  let model: Model
  private static let title = "Panel"
  private static let last = 9
  private static let spare = Api()  // want: unused-provider
  private var shown = title
  @Sorted(by: { $0 < $1 && $1 < last }) private var numbers: [Int]
  var body: some View {
    VStack {
      Row(model: model)
      Text(shown + "\(numbers.count)")
    }
  }
}

struct Row: View {
  let model: Model
  var body: some View { Button("Run") { model.run() } }
}

@main struct Tool: App {
  private let model: Model
  private let api = Api()
  init() {
    let model = Model(api: api)
    self.model = model
  }
  var body: some Scene { WindowGroup { Panel(model: model) } }
}
