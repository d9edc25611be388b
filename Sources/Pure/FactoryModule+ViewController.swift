// The initializers are isolated because the classes are; `@preconcurrency` keeps callers and
// conformances from before strict concurrency compiling. UIKit goes first: under Mac Catalyst both
// frameworks can be imported, and only UIKit has view controllers there.

#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension FactoryModule where Self: UIViewController {
    /// Creates a view controller without a nib; it drops the dependency and the payload.
    ///
    /// For view controllers that a customized factory fills in after creation.
    @preconcurrency @MainActor
    public init(dependency: Dependency, payload: Payload) {
      self.init(nibName: nil, bundle: nil)
    }
  }
#elseif canImport(AppKit)
  import AppKit

  extension FactoryModule where Self: NSViewController {
    /// Creates a view controller without a nib; it drops the dependency and the payload.
    ///
    /// For view controllers that a customized factory fills in after creation.
    @preconcurrency @MainActor
    public init(dependency: Dependency, payload: Payload) {
      self.init(nibName: nil, bundle: nil)
    }
  }
#endif
