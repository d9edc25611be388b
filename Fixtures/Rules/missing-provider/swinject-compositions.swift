import Swinject

// The order in which a composition names its parts makes no other key, nor does an alias for it.

protocol Reading { var pages: Int { get } }
protocol Writing { func write() -> Int }
protocol Sending { func send() -> Int }

typealias Archiving = Reading & Writing

struct Archive: Reading, Writing, Sending {
  let pages = 9
  func write() -> Int { 1 }
  func send() -> Int { 2 }
}

final class ArchiveAssembly: Assembly {
  func assemble(container: Container) {
    container.register((Writing & Reading).self) { _ in Archive() }
    container.register((Archiving & Sending).self, name: "far") { _ in Archive() }
    container.register((Sending & Writing & Reading).self, name: "far") { _ in  // want: duplicate-provider
      Archive()
    }
  }
}

@main
enum Main {
  static func main() {
    let resolver = Assembler([ArchiveAssembly()]).resolver
    let archive: Writing & Reading = resolver.resolve(Archiving.self)!
    print(archive.pages, resolver.resolve((Reading & Writing).self)!.write())
    print(resolver.resolve((Writing & Sending & Reading).self, name: "far")!.send())
    print(
      resolver.resolve((Reading & Sending).self)!.send()  // want: missing-provider "Reading & Sending"
    )
  }
}
