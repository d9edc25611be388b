/// A type that says what it needs: at launch, from the composition root, and at run time.
///
/// Conform to ``FactoryModule`` or ``ConfiguratorModule``, which also say how the module gets both.
public protocol Module {
  /// The values that the composition root provides, once; often a `struct` of services and other
  /// factories.
  associatedtype Dependency = Void

  /// The value that is known only at run time, such as the item a person tapped.
  associatedtype Payload = Void
}
