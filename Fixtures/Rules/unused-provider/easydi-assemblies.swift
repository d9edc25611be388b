import EasyDi

// A definition that nobody asks for, a reference that nobody follows, an assembly that nobody has.
// An assembly that is handed out is used by whoever gets it, an overridden definition by whoever
// asks its superclass, and what others inherit by them.

final class Part {
  init(_ parts: Any...) {}
}

final class UsedAssembly: Assembly {
  private lazy var helper: HelperAssembly = self.context.assembly()
  private lazy var spare: HelperAssembly = self.context.assembly()  // want: unused-provider "spare"
  let host = "example.com"

  var used: Part { define(init: Part(self.inner, self.helper.first.chained, self.host)) }

  // want@+1: unused-provider "unused"
  var unused: Part { define(init: Part(self.feedsUnused)) }

  private var inner: Part { define(init: Part()) }

  private var feedsUnused: Part { define(init: Part()) }

  // want@+1: unused-provider "make"
  func make(of number: Int) -> Part { define(init: Part(number)) }

  func inject(into part: Part) {
    defineInjection(into: part)
  }

  // want@+1: unused-provider "fill"
  func fill(_ part: Part) {
    defineInjection(into: part)
  }
}

final class HelperAssembly: Assembly {
  var first: ChainAssembly { ChainAssembly.instance(from: self.context) }
}

final class ChainAssembly: Assembly {
  var chained: Part { define(init: Part()) }
}

final class ForgottenAssembly: Assembly {  // want: unused-provider "ForgottenAssembly"
  lazy var helper: HelperAssembly = self.context.assembly()

  var one: Part { define(init: Part(self.helper.first.chained)) }
  var two: Part { define(init: Part(self.one)) }
}

/// Its members are asked for by the class that it is handed to.
final class HandedAssembly: Assembly {
  var tab: Part { define(init: Part()) }
}

class BaseAssembly<Value>: Assembly {
  var value: Value { fatalError("which one, subclasses say") }
  var box: Part { define(init: Part(self.value)) }
}

final class NumberAssembly: BaseAssembly<Int> {
  override var value: Int { define(init: 1) }
}

final class TextAssembly: BaseAssembly<String> {
  override var value: String { define(init: "a") }
}

final class TabBar {
  private let assembly: HandedAssembly

  init(assembly: HandedAssembly) {
    self.assembly = assembly
  }

  func show() {
    print(assembly.tab)
  }
}

extension UsedAssembly {
  var extended: TabBar { define(init: TabBar(assembly: HandedAssembly.instance())) }
}

@main
enum Main {
  static func main() {
    let used = UsedAssembly.instance()
    used.inject(into: used.used)
    used.extended.show()
    print(NumberAssembly.instance().box)
    let text: TextAssembly = DIContext.defaultInstance.assembly()
    print(text.box)
  }
}
