import FactoryKit

// A property that holds weakly what a factory makes for it alone is `nil` when it is read. Not so
// where a scope keeps the object, somebody else holds it, or it holds itself.

extension Container {
  var anew: Factory<Plain> { self { Plain() } }
  var ofGraph: Factory<Plain> { self { Plain() }.graph }
  var kept: Factory<Plain> { self { Plain() }.singleton }
  var cached: Factory<Plain> { self { Plain() }.scope(.cached) }
  var sharedAlone: Factory<Plain> { self { Plain() }.shared }
  var sharedWithOthers: Factory<Plain> { self { Plain() }.shared }
  var working: Factory<Working> { self { Working() } }
  var elsewhere: Factory<Plain> { self { Plain.only } }
  var replaced: Factory<Plain> { self { Plain() } }
  var held: Factory<Plain> { self { Plain() }.decorator { Plain.all.append($0) } }
}

final class Plain {
  static let only = Plain()
  static var all: [Plain] = []
}

final class Working {
  init() { start { print(self) } }
  func start(_ work: @escaping () -> Void) {}
}

final class Screen {
  @WeakLazyInjected(\.anew) var anew  // want: uninjected-property "'Screen.anew' is nil when it is read: nobody holds what 'Container.anew' makes for it"
  @WeakLazyInjected(\.ofGraph) var ofGraph: Plain?  // want: uninjected-property "ofGraph"
  @WeakLazyInjected(\.sharedAlone) var sharedAlone  // want: uninjected-property "sharedAlone"
  @WeakLazyInjected(\.kept) var kept
  @WeakLazyInjected(\.cached) var cached
  @WeakLazyInjected(\.sharedWithOthers) var sharedWithOthers
  @WeakLazyInjected(\.working) var working
  @WeakLazyInjected(\.elsewhere) var elsewhere
  @WeakLazyInjected(\.replaced) var replaced
  @WeakLazyInjected(\.held) var held
  private let holder = Container.shared.sharedWithOthers()

  func show() {
    print(anew as Any, ofGraph as Any, sharedAlone as Any, kept as Any, cached as Any)
    print(sharedWithOthers as Any, working as Any, elsewhere as Any, held as Any, holder)
    print(replaced as Any)
  }
}

@main
enum Main {
  static func main() {
    let plain = Plain()
    Container.shared.replaced.register { plain }
    Screen().show()
  }
}
