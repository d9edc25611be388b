public protocol Disposable {
  func dispose()
}

public final class DisposeBag {
  public init() {}
}

extension Disposable {
  public func disposed(by bag: DisposeBag) {}
}

private struct Nothing: Disposable {
  func dispose() {}
}

public protocol ObserverType {
  associatedtype Element
  func onNext(_ element: Element)
}

public protocol ObservableType {
  associatedtype Element
  func asObservable() -> Observable<Element>
}

open class Observable<Element>: ObservableType {
  public init() {}

  public func asObservable() -> Observable<Element> { self }

  public static func just(_ element: Element) -> Observable<Element> { Observable() }
  public static func empty() -> Observable<Element> { Observable() }
  public static func merge(_ sources: Observable<Element>...) -> Observable<Element> {
    Observable()
  }
}

extension ObservableType {
  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result> {
    Observable<Result>()
  }

  public func flatMap<Result>(
    _ transform: @escaping (Element) throws -> Observable<Result>
  ) -> Observable<Result> {
    Observable<Result>()
  }

  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    Observable<Element>()
  }

  public func withUnretained<Object: AnyObject, Out>(
    _ object: Object,
    resultSelector: @escaping (Object, Element) -> Out
  ) -> Observable<Out> {
    Observable<Out>()
  }

  public func withUnretained<Object: AnyObject>(
    _ object: Object
  ) -> Observable<(Object, Element)> {
    Observable<(Object, Element)>()
  }

  public func subscribe(onNext: @escaping (Element) -> Void) -> Disposable { Nothing() }

  public func bind<Observer: ObserverType>(to observer: Observer) -> Disposable
  where Observer.Element == Element {
    Nothing()
  }

  public func bind(onNext: @escaping (Element) -> Void) -> Disposable { Nothing() }
}

public final class PublishSubject<Element>: Observable<Element>, ObserverType {
  public func onNext(_ element: Element) {}
}

public struct Binder<Value>: ObserverType {
  private let binding: (Value) -> Void

  public init<Target: AnyObject>(_ target: Target, binding: @escaping (Target, Value) -> Void) {
    self.binding = { [weak target] value in target.map { binding($0, value) } }
  }

  public func onNext(_ element: Value) {
    binding(element)
  }
}
