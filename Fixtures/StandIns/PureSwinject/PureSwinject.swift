@_exported import Pure
@_exported import Swinject
@_exported import SwinjectSafeAuto

// What an app sees of the library; nothing is built here. The library has the same for up to twenty
// dependencies.

extension Container {
  public func autoregister<Module: FactoryModule, Arg1>(
    _ factory: Factory<Module>.Type,
    dependency: @escaping ((Arg1)) -> Module.Dependency
  ) {}

  public func autoregister<Module: FactoryModule, Arg1, Arg2>(
    _ factory: Factory<Module>.Type,
    dependency: @escaping ((Arg1, Arg2)) -> Module.Dependency
  ) {}

  public func autoregister<Module: FactoryModule, Arg1, Arg2, Arg3>(
    _ factory: Factory<Module>.Type,
    dependency: @escaping ((Arg1, Arg2, Arg3)) -> Module.Dependency
  ) {}

  public func autoregister<Module: FactoryModule, Arg1, Arg2, Arg3, Arg4>(
    _ factory: Factory<Module>.Type,
    dependency: @escaping ((Arg1, Arg2, Arg3, Arg4)) -> Module.Dependency
  ) {}

  public func autoregister<Module: FactoryModule, Arg1, Arg2, Arg3, Arg4, Arg5>(
    _ factory: Factory<Module>.Type,
    dependency: @escaping ((Arg1, Arg2, Arg3, Arg4, Arg5)) -> Module.Dependency
  ) {}

  public func autoregister<Module: FactoryModule, Arg1, Arg2, Arg3, Arg4, Arg5, Arg6>(
    _ factory: Factory<Module>.Type,
    dependency: @escaping ((Arg1, Arg2, Arg3, Arg4, Arg5, Arg6)) -> Module.Dependency
  ) {}

  public func autoregister<Module: FactoryModule, Arg1, Arg2, Arg3, Arg4, Arg5, Arg6, Arg7>(
    _ factory: Factory<Module>.Type,
    dependency: @escaping ((Arg1, Arg2, Arg3, Arg4, Arg5, Arg6, Arg7)) -> Module.Dependency
  ) {}

  public func autoregister<Module: FactoryModule, Arg1, Arg2, Arg3, Arg4, Arg5, Arg6, Arg7, Arg8>(
    _ factory: Factory<Module>.Type,
    dependency: @escaping ((Arg1, Arg2, Arg3, Arg4, Arg5, Arg6, Arg7, Arg8)) -> Module.Dependency
  ) {}
}

extension Container {
  public func autoregister<Module: ConfiguratorModule, Arg1>(
    _ configurator: Configurator<Module>.Type,
    dependency: @escaping ((Arg1)) -> Module.Dependency
  ) {}

  public func autoregister<Module: ConfiguratorModule, Arg1, Arg2>(
    _ configurator: Configurator<Module>.Type,
    dependency: @escaping ((Arg1, Arg2)) -> Module.Dependency
  ) {}

  public func autoregister<Module: ConfiguratorModule, Arg1, Arg2, Arg3>(
    _ configurator: Configurator<Module>.Type,
    dependency: @escaping ((Arg1, Arg2, Arg3)) -> Module.Dependency
  ) {}

  public func autoregister<Module: ConfiguratorModule, Arg1, Arg2, Arg3, Arg4>(
    _ configurator: Configurator<Module>.Type,
    dependency: @escaping ((Arg1, Arg2, Arg3, Arg4)) -> Module.Dependency
  ) {}

  public func autoregister<Module: ConfiguratorModule, Arg1, Arg2, Arg3, Arg4, Arg5>(
    _ configurator: Configurator<Module>.Type,
    dependency: @escaping ((Arg1, Arg2, Arg3, Arg4, Arg5)) -> Module.Dependency
  ) {}

  public func autoregister<Module: ConfiguratorModule, Arg1, Arg2, Arg3, Arg4, Arg5, Arg6>(
    _ configurator: Configurator<Module>.Type,
    dependency: @escaping ((Arg1, Arg2, Arg3, Arg4, Arg5, Arg6)) -> Module.Dependency
  ) {}

  public func autoregister<Module: ConfiguratorModule, Arg1, Arg2, Arg3, Arg4, Arg5, Arg6, Arg7>(
    _ configurator: Configurator<Module>.Type,
    dependency: @escaping ((Arg1, Arg2, Arg3, Arg4, Arg5, Arg6, Arg7)) -> Module.Dependency
  ) {}

  public func autoregister<Module: ConfiguratorModule, Arg1, Arg2, Arg3, Arg4, Arg5, Arg6, Arg7, Arg8>(
    _ configurator: Configurator<Module>.Type,
    dependency: @escaping ((Arg1, Arg2, Arg3, Arg4, Arg5, Arg6, Arg7, Arg8)) -> Module.Dependency
  ) {}
}
