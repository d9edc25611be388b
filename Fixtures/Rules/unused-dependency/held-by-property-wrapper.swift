import SwiftUI

// A module that a property wrapper holds is built there. It does not compile without SwiftUI.

final class Api {
  func load() {}
}

final class FeedModel: ObservableObject {
  struct Dependencies {
    let api: Api
    let log: Api  // want: unused-dependency "FeedModel.Dependencies.log"
  }
  private let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
  func load() { dependencies.api.load() }
}

struct FeedView: View {
  @StateObject private var model: FeedModel
  init(dependencies: FeedModel.Dependencies) {
    _model = StateObject(wrappedValue: .init(dependencies: dependencies))
  }
  var body: some View { Text("a").onAppear { model.load() } }
}

final class CartModel: ObservableObject {
  struct Dependencies {
    let api: Api
    let log: Api  // want: unused-dependency "CartModel.Dependencies.log"
  }
  private let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
  func load() { dependencies.api.load() }
}

struct CartView: View {
  @StateObject private var model = CartModel(
    dependencies: .init(api: Api(), log: Api()))
  var body: some View { Text("a").onAppear { model.load() } }
}

@Observable final class NoteModel {
  struct Dependencies {
    let api: Api
    let log: Api  // want: unused-dependency "NoteModel.Dependencies.log"
  }
  private let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
  func load() { dependencies.api.load() }
}

struct NoteView: View {
  @State var model: NoteModel
  init(_ dependencies: NoteModel.Dependencies) {
    self._model = State(initialValue: .init(dependencies: dependencies))
  }
  var body: some View { Text("a").onAppear { model.load() } }
}

@Observable final class ZoomModel {
  struct Dependencies {
    let api: Api
    let log: Api  // want: unused-dependency "ZoomModel.Dependencies.log"
  }
  private let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
  func load() { dependencies.api.load() }
}

struct ZoomView: View {
  @Bindable var model: ZoomModel
  init(_ dependencies: ZoomModel.Dependencies) {
    _model = .init(wrappedValue: .init(dependencies: dependencies))
  }
  var body: some View { Text("a").onAppear { model.load() } }
}

@propertyWrapper struct Kept<Value> {
  var wrappedValue: Value
  init(_ value: Value) { wrappedValue = value }
}

final class OwnModel {
  struct Dependencies {
    let api: Api
    let log: Api  // want: unused-dependency "OwnModel.Dependencies.log"
  }
  private let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
  func load() { dependencies.api.load() }
}

struct OwnView {
  @Kept var model: OwnModel
  init(_ dependencies: OwnModel.Dependencies) {
    _model = Kept(.init(dependencies: dependencies))
  }
  func load() { model.load() }
}

/// Nobody builds it.
final class LostModel {  // want: unwired-module "LostModel"
  struct Dependencies {
    let api: Api
    let log: Api
  }
  private let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
}

struct AppDependency {
  let feed: FeedView
  let note: NoteView
  let zoom: ZoomView
  let own: OwnView

  static func resolve() -> AppDependency {
    let api = Api()
    return AppDependency(
      feed: FeedView(dependencies: .init(api: api, log: api)),
      note: NoteView(.init(api: api, log: api)),
      zoom: ZoomView(.init(api: api, log: api)),
      own: OwnView(.init(api: api, log: api))
    )
  }
}

let app = AppDependency.resolve()
print(app.feed, app.note, app.zoom, app.own, CartView())
