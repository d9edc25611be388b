// Arguments that closures of libraries are handed may be of any type, too.
import Combine
import RxSwift
import Swinject
import SwiftUI

final class Page { init(id: Int) {} }
final class Form { init(id: Int?) {} }

final class PageAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Page.self) { (_: Resolver, id: Int) in Page(id: id) }
    container.register(Form.self) { (_: Resolver, id: Int?) in Form(id: id) }
    container.register(Form.self) { (_: Resolver, on: Binding<Bool>) in Form(id: nil) }
  }
}

final class Flow {
  let resolver: Resolver
  let tapped = PublishSubject<Int>()
  @Published var count = 1
  init(resolver: Resolver) { self.resolver = resolver }
  func go(path: IndexPath) {
    _ = tapped.subscribe(onNext: { id in print(self.resolver.resolve(Page.self, argument: id)!) })
    _ = $count.sink { print(self.resolver.resolve(Page.self, argument: $0)!) }
    print(resolver.resolve(Page.self, argument: path.row)!)
    print(resolver.resolve(Form.self, argument: Int("3"))!)
  }
}

struct Panel: View {
  @State var on = false
  let resolver: Resolver
  var body: some View { Text("\(String(describing: resolver.resolve(Form.self, argument: $on)!))") }
}
