// An argument of a type that nothing here tells may be of any.
import Foundation
import Swinject

final class Page { init(name: String) {} }
final class Tags { init(tags: Set<Int>) {} }

final class PageAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Page.self) { (_: Resolver, name: String) in Page(name: name) }
    container.register(Tags.self) { (_: Resolver, tags: Set<Int>) in Tags(tags: tags) }
  }
}

final class Flow {
  let resolver: Resolver
  init(resolver: Resolver) { self.resolver = resolver }
  func go(url: URL, count: Int, thing: DeclaredElsewhere) {
    print(resolver.resolve(Page.self, argument: url.path)!)
    print(resolver.resolve(Page.self, argument: url.absoluteString)!)
    print(resolver.resolve(Page.self, argument: count.description)!)
    print(resolver.resolve(Page.self, argument: "a".uppercased())!)
    print(resolver.resolve(Page.self, argument: UUID().uuidString)!)
    print(resolver.resolve(Page.self, argument: thing.title)!)
    print(resolver.resolve(Page.self, argument: thing.makeTitle())!)
    print(resolver.resolve(Page.self, argument: NSLocalizedString("a", comment: ""))!)
    print(resolver.resolve(Tags.self, argument: Set(arrayLiteral: 1, 2))!)
    let tags: Set = [1, 2]
    print(resolver.resolve(Tags.self, argument: tags)!)
  }
}
