import Swinject

// What an app sees of the library; nothing is built here. The library has the same for up to twenty
// dependencies.

public enum VerificationError: Error {
  case autoregistrationNotUsed
  case requiredServiceNotRegistered(Any.Type)
}

extension Container {
  public func verify() throws {}

  @discardableResult
  public func autoregister<Service, Dep1>(
    _ service: Service.Type,
    name: String? = nil,
    initializer: @escaping ((Dep1)) -> Service,
    function: StaticString = #function
  ) -> ServiceEntry<Service> {
    fatalError()
  }

  @discardableResult
  public func autoregister<Service, Dep1, Dep2>(
    _ service: Service.Type,
    name: String? = nil,
    initializer: @escaping ((Dep1, Dep2)) -> Service,
    function: StaticString = #function
  ) -> ServiceEntry<Service> {
    fatalError()
  }

  @discardableResult
  public func autoregister<Service, Dep1, Dep2, Dep3>(
    _ service: Service.Type,
    name: String? = nil,
    initializer: @escaping ((Dep1, Dep2, Dep3)) -> Service,
    function: StaticString = #function
  ) -> ServiceEntry<Service> {
    fatalError()
  }

  @discardableResult
  public func autoregister<Service, Dep1, Dep2, Dep3, Dep4>(
    _ service: Service.Type,
    name: String? = nil,
    initializer: @escaping ((Dep1, Dep2, Dep3, Dep4)) -> Service,
    function: StaticString = #function
  ) -> ServiceEntry<Service> {
    fatalError()
  }

  @discardableResult
  public func autoregister<Service, Dep1, Dep2, Dep3, Dep4, Dep5>(
    _ service: Service.Type,
    name: String? = nil,
    initializer: @escaping ((Dep1, Dep2, Dep3, Dep4, Dep5)) -> Service,
    function: StaticString = #function
  ) -> ServiceEntry<Service> {
    fatalError()
  }

  @discardableResult
  public func autoregister<Service, Dep1, Dep2, Dep3, Dep4, Dep5, Dep6>(
    _ service: Service.Type,
    name: String? = nil,
    initializer: @escaping ((Dep1, Dep2, Dep3, Dep4, Dep5, Dep6)) -> Service,
    function: StaticString = #function
  ) -> ServiceEntry<Service> {
    fatalError()
  }

  @discardableResult
  public func autoregister<Service, Dep1, Dep2, Dep3, Dep4, Dep5, Dep6, Dep7>(
    _ service: Service.Type,
    name: String? = nil,
    initializer: @escaping ((Dep1, Dep2, Dep3, Dep4, Dep5, Dep6, Dep7)) -> Service,
    function: StaticString = #function
  ) -> ServiceEntry<Service> {
    fatalError()
  }

  @discardableResult
  public func autoregister<Service, Dep1, Dep2, Dep3, Dep4, Dep5, Dep6, Dep7, Dep8>(
    _ service: Service.Type,
    name: String? = nil,
    initializer: @escaping ((Dep1, Dep2, Dep3, Dep4, Dep5, Dep6, Dep7, Dep8)) -> Service,
    function: StaticString = #function
  ) -> ServiceEntry<Service> {
    fatalError()
  }
}
