import EasyDi

// Every way in which definitions are written and asked for. Nothing is left over.

final class Part {
  init(_ parts: Any...) {}
}

final class Box {
  var parts: [Part] = []
  var make: (() -> Part)?
  var title: String?
}

protocol Opening {}
protocol Closing {}
final class Door: Opening, Closing {}

func with<Value>(_ value: Value, _ change: (Value) -> Void) -> Value {
  change(value)
  return value
}

class ShapeAssembly<Value: AnyObject>: Assembly {
  var made: Value { fatalError("which one, subclasses say") }
}

final class PartAssembly: ShapeAssembly<Part>, CustomStringConvertible {
  let description = "parts"
  private(set) var count = 0

  override var made: Part { return define(init: Part(self.first, self.inExtension, self.count)) }

  var first: Part {
    count += 1
    let number = count
    guard number > 0 else { return define(key: "none", init: Part()) }
    return define(key: "part \(number)", init: Part(number))
  }

  lazy var closure: () -> Part = { self.define(key: "closure", init: Part()) }

  lazy var held: Part = {
    let inner: Part = define(key: "inner", init: Part())
    return define(init: Part(inner))
  }()

  var door: Opening & Closing { define(init: Door()) }

  var list: [Part] { define(init: [self.first, self.made]) }

  var maybe: Part! { define(init: Part()) }

  func generic<Value>(_ value: Value) -> Part { define(init: Part(value)) }

  func box(_ parts: [Part]) -> Box {
    define(scope: .prototype, init: with(Box()) { $0.title = "a" }) { box in
      box.parts = parts
      for part in [self.inLoop] { box.parts.append(part) }
      box.make = { self.later }
      box.parts += [1, 2].map { self.generic($0) }
      self.finish(box)
      return box
    }
  }

  private var inLoop: Part { define(init: Part()) }
  private var later: Part { define(init: Part()) }

  private func finish(_ box: Box) {
    box.parts.append(inHelper)
  }

  private var inHelper: Part { define(init: Part(), inject: nil) }
}

extension PartAssembly {
  var inExtension: Part {
    define(
      init:
        Part(self.twoHops.hopped)
    )
  }

  private var twoHops: HopAssembly { HopAssembly.instance(from: context) }
}

final class HopAssembly: Assembly {
  var hopped: Part { define(init: Part(), inject: { $0 }) }
}

@main
enum Main {
  static func main() {
    final class LocalAssembly: Assembly {
      var local: Part { define(init: Part()) }
    }
    let parts = PartAssembly.instance()
    print(parts, parts.made, parts.closure(), parts.held, parts.door, parts.list)
    print(parts.maybe as Any)
    print(parts.box([]), LocalAssembly.instance().local)
  }
}
