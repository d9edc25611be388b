import EasyDi

final class Zone {}

final class ServicesAssembly: Assembly {
  var zone: Zone { define(init: Zone()) }
}
