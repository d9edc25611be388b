// Types that inherit the initialiser which takes what they depend on.

final class Api {
  func load() {}
}

class Scene<Needs> {
  let needs: Needs
  init(dependency needs: Needs) { self.needs = needs }
}

class TitledScene<Title, Needs>: Scene<Needs> {
  var title: Title?
}

final class LoginScene: Scene<LoginScene.Dependency> {
  struct Dependency {
    let api: Api
    let log: Api  // want: unused-dependency "LoginScene.Dependency.log"
  }
  func show() { needs.api.load() }
}

final class SignUpScene: TitledScene<String, SignUpScene.Dependencies> {
  struct Dependencies {
    let api: Api
    let log: Api  // want: unused-dependency "SignUpScene.Dependencies.log"
  }
  func show() { needs.api.load() }
}

class View<Model> {
  let model: Model
  required init(_ model: Model) { self.model = model }
}

final class HelpView: View<HelpView.Dependency> {
  struct Dependency {
    let api: Api
    let log: Api  // want: unused-dependency "HelpView.Dependency.log"
  }
  func show() { model.api.load() }
}

/// The base keeps something else.
final class OtherScene: Scene<Api> {
  struct Dependency {
    let api: Api
    let log: Api
  }
}

struct AppDependency {
  let login: LoginScene
  let signUp: SignUpScene
  let help: HelpView

  static func resolve() -> AppDependency {
    let api = Api()
    print(OtherScene(dependency: api).needs, OtherScene.Dependency(api: api, log: api))
    return AppDependency(
      login: LoginScene(dependency: .init(api: api, log: api)),
      signUp: .init(dependency: SignUpScene.Dependencies(api: api, log: api)),
      help: HelpView(.init(api: api, log: api))
    )
  }
}

let app = AppDependency.resolve()
app.login.show()
app.signUp.show()
app.help.show()
