import EasyDi

final class Screen {
  init(api: Api, zone: Zone) {}
}

final class Zone {}

final class ScreenAssembly: Assembly {
  var screen: Screen {
    let api = Services.resolver.resolve(Api.self)!
    let zone = Services.resolver.resolve(Zone.self)!  // want: missing-provider "Zone"
    return define(init: Screen(api: api, zone: zone))
  }

  var log: Log { define(init: Log()) }
}

@main
enum Main {
  static func main() {
    print(ScreenAssembly.instance().screen, Services.resolver.resolve(Log.self)!)
  }
}
