//___FILEHEADER___

import Pure

// A template of the editor, checked in beside the app: nobody wires its placeholders.
// It does not compile.

final class ___VARIABLE_moduleName___ViewController: FactoryModule {
  struct Dependency {
    let reactor: ___VARIABLE_moduleName___Reactor
  }
  init(dependency: Dependency, payload: Void) {}
}

final class <#Name#>Reactor: FactoryModule {
  init(dependency: Void, payload: Void) {}
}
