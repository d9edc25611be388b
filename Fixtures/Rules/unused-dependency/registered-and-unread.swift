import DITranquillity
import Swinject
import SwinjectAutoregistration

// What a container makes is handed objects as what a composer makes is: by a closure, or by an initializer
// that the container calls. Kept in private and read nowhere, one is told; the parameter alone is not.

final class Ink { func flow() {} }
final class Nib { func write() {} }

final class Pen {
  private let ink: Ink  // want: unused-dependency "dependency 'Pen.ink' is never read"
  private let nib: Nib
  init(ink: Ink, nib: Nib) {
    self.ink = ink
    self.nib = nib
  }
  func use() { nib.write() }
}

final class Brush {
  private let ink: Ink  // want: unused-dependency "dependency 'Brush.ink' is never read"
  private let nib: Nib
  init(ink: Ink, nib: Nib) {
    self.ink = ink
    self.nib = nib
  }
  func use() { nib.write() }
}

final class Quill {
  private let ink: Ink  // want: unused-dependency "dependency 'Quill.ink' is never read"
  let nib: Nib
  init(ink: Ink, nib: Nib) {
    self.ink = ink
    self.nib = nib
  }
}

final class Chalk {
  private let nib: Nib
  init(nib: Nib) { self.nib = nib }
}

extension Chalk {
  func use() { nib.write() }
}

final class Crayon {
  init(ink: Ink) {}
}

// It may be there to be kept alive: it hears of something while it is.
final class Ear {
  init() { NotificationCenter.default.addObserver(self, selector: #selector(hear), name: nil, object: nil) }
  @objc func hear() {}
}
final class Head {
  private let ear: Ear
  init(ear: Ear) { self.ear = ear }
}

final class Desk: Assembly {
  func assemble(container: Container) {
    container.register(Ink.self) { _ in Ink() }
    container.register(Nib.self) { _ in Nib() }
    container.register(Ear.self) { _ in Ear() }
    container.register(Pen.self) { r in Pen(ink: r.resolve(Ink.self)!, nib: r.resolve(Nib.self)!) }
    container.autoregister(Brush.self, initializer: Brush.init)
    container.autoregister(Chalk.self, initializer: Chalk.init)
    container.autoregister(Crayon.self, initializer: Crayon.init)
    container.autoregister(Head.self, initializer: Head.init)
  }
}

final class Drawer: DIPart {
  static func load(container: DIContainer) {
    container.register(Quill.init)
    container.register(Ink.init)
    container.register(Nib.init)
  }
}

let assembler = Assembler([Desk()])
assembler.resolver.resolve(Pen.self)!.use()
assembler.resolver.resolve(Brush.self)!.use()
assembler.resolver.resolve(Chalk.self)!.use()
print(assembler.resolver.resolve(Crayon.self)!, assembler.resolver.resolve(Head.self)!)

let drawers = DIContainer()
drawers.append(part: Drawer.self)
let quill: Quill = drawers.resolve()
quill.nib.write()
