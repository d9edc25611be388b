import Swinject

// What an app sees of the library; nothing is built here. The library has the same for up to twenty
// dependencies and three arguments.

postfix operator ~>

public postfix func ~> <Service>(r: Resolver) -> Service { fatalError() }

public func ~> <Service>(r: Resolver, service: Service.Type) -> Service { fatalError() }

public func ~> <Service>(r: Resolver, o: (service: Service.Type, name: String)) -> Service {
  fatalError()
}

public func ~> <Service, Arg1>(
  r: Resolver,
  o: (service: Service.Type, argument: Arg1)
) -> Service {
  fatalError()
}

public func ~> <Service, Arg1>(
  r: Resolver,
  o: (service: Service.Type, name: String, argument: Arg1)
) -> Service {
  fatalError()
}

public func ~> <Service, Arg1, Arg2>(
  r: Resolver,
  o: (Service.Type, arguments: (Arg1, Arg2))
) -> Service {
  fatalError()
}

public func ~> <Service, Arg1, Arg2>(
  r: Resolver,
  o: (Service.Type, name: String, arguments: (Arg1, Arg2))
) -> Service {
  fatalError()
}

extension Container {
  @discardableResult
  public func autoregister<Service>(
    _ service: Service.Type,
    name: String? = nil,
    initializer: @escaping (()) -> Service
  ) -> ServiceEntry<Service> {
    fatalError()
  }

  @discardableResult
  public func autoregister<Service, A>(
    _ service: Service.Type,
    name: String? = nil,
    initializer: @escaping (A) -> Service
  ) -> ServiceEntry<Service> {
    fatalError()
  }

  @discardableResult
  public func autoregister<Service, Arg1>(
    _ service: Service.Type,
    name: String? = nil,
    argument arg1: Arg1.Type,
    initializer: @escaping (Arg1) -> Service
  ) -> ServiceEntry<Service> {
    fatalError()
  }

  @discardableResult
  public func autoregister<Service, A, B>(
    _ service: Service.Type,
    name: String? = nil,
    initializer: @escaping ((A, B)) -> Service
  ) -> ServiceEntry<Service> {
    fatalError()
  }

  @discardableResult
  public func autoregister<Service, A, B, Arg1>(
    _ service: Service.Type,
    name: String? = nil,
    argument arg1: Arg1.Type,
    initializer: @escaping ((A, B)) -> Service
  ) -> ServiceEntry<Service> {
    fatalError()
  }

  @discardableResult
  public func autoregister<Service, A, B, Arg1, Arg2>(
    _ service: Service.Type,
    name: String? = nil,
    arguments arg1: Arg1.Type,
    _ arg2: Arg2.Type,
    initializer: @escaping ((A, B)) -> Service
  ) -> ServiceEntry<Service> {
    fatalError()
  }

  @discardableResult
  public func autoregister<Service, A, B, C>(
    _ service: Service.Type,
    name: String? = nil,
    initializer: @escaping ((A, B, C)) -> Service
  ) -> ServiceEntry<Service> {
    fatalError()
  }

  @discardableResult
  public func autoregister<Service, A, B, C, Arg1>(
    _ service: Service.Type,
    name: String? = nil,
    argument arg1: Arg1.Type,
    initializer: @escaping ((A, B, C)) -> Service
  ) -> ServiceEntry<Service> {
    fatalError()
  }

  @discardableResult
  public func autoregister<Service, A, B, C, Arg1, Arg2>(
    _ service: Service.Type,
    name: String? = nil,
    arguments arg1: Arg1.Type,
    _ arg2: Arg2.Type,
    initializer: @escaping ((A, B, C)) -> Service
  ) -> ServiceEntry<Service> {
    fatalError()
  }

  @discardableResult
  public func autoregister<Service, A, B, C, D>(
    _ service: Service.Type,
    name: String? = nil,
    initializer: @escaping ((A, B, C, D)) -> Service
  ) -> ServiceEntry<Service> {
    fatalError()
  }

  @discardableResult
  public func autoregister<Service, A, B, C, D, Arg1>(
    _ service: Service.Type,
    name: String? = nil,
    argument arg1: Arg1.Type,
    initializer: @escaping ((A, B, C, D)) -> Service
  ) -> ServiceEntry<Service> {
    fatalError()
  }

  @discardableResult
  public func autoregister<Service, A, B, C, D, Arg1, Arg2>(
    _ service: Service.Type,
    name: String? = nil,
    arguments arg1: Arg1.Type,
    _ arg2: Arg2.Type,
    initializer: @escaping ((A, B, C, D)) -> Service
  ) -> ServiceEntry<Service> {
    fatalError()
  }

  @discardableResult
  public func autoregister<Service, A, B, C, D, E>(
    _ service: Service.Type,
    name: String? = nil,
    initializer: @escaping ((A, B, C, D, E)) -> Service
  ) -> ServiceEntry<Service> {
    fatalError()
  }

  @discardableResult
  public func autoregister<Service, A, B, C, D, E, Arg1>(
    _ service: Service.Type,
    name: String? = nil,
    argument arg1: Arg1.Type,
    initializer: @escaping ((A, B, C, D, E)) -> Service
  ) -> ServiceEntry<Service> {
    fatalError()
  }

  @discardableResult
  public func autoregister<Service, A, B, C, D, E, Arg1, Arg2>(
    _ service: Service.Type,
    name: String? = nil,
    arguments arg1: Arg1.Type,
    _ arg2: Arg2.Type,
    initializer: @escaping ((A, B, C, D, E)) -> Service
  ) -> ServiceEntry<Service> {
    fatalError()
  }

  @discardableResult
  public func autoregister<Service, A, B, C, D, E, F>(
    _ service: Service.Type,
    name: String? = nil,
    initializer: @escaping ((A, B, C, D, E, F)) -> Service
  ) -> ServiceEntry<Service> {
    fatalError()
  }

  @discardableResult
  public func autoregister<Service, A, B, C, D, E, F, Arg1>(
    _ service: Service.Type,
    name: String? = nil,
    argument arg1: Arg1.Type,
    initializer: @escaping ((A, B, C, D, E, F)) -> Service
  ) -> ServiceEntry<Service> {
    fatalError()
  }

  @discardableResult
  public func autoregister<Service, A, B, C, D, E, F, Arg1, Arg2>(
    _ service: Service.Type,
    name: String? = nil,
    arguments arg1: Arg1.Type,
    _ arg2: Arg2.Type,
    initializer: @escaping ((A, B, C, D, E, F)) -> Service
  ) -> ServiceEntry<Service> {
    fatalError()
  }
}
