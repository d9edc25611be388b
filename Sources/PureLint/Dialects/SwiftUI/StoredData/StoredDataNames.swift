import PureLintSource

/// The names by which views use SwiftData and Core Data.
enum StoredDataNames {
  static let swiftData: Name = "SwiftData"
  /// The modules that have a wrapper for queries of their own.
  static let otherQueries: Set<Name> = ["GRDBQuery", "RealmSwift", "Boutique", "BlackbirdSwiftUI"]

  /// The wrapper of lists of models.
  static let query: Name = "Query"
  /// The wrappers of lists of managed objects.
  static let fetches: Set<Name> = ["FetchRequest", "SectionedFetchRequest"]
  /// The value of the environment that queries ask.
  static let modelContext: Name = "modelContext"
  /// The value of the environment that fetch requests ask.
  static let managedContext: Name = "managedObjectContext"
  /// The function of a context that needs a store.
  static let insert: Name = "insert"

  /// The modifier that is given a container or what one is made for.
  static let container: Name = "modelContainer"
  /// The scene that makes a container by itself.
  static let document: Name = "DocumentGroup"

  /// The type that says which models are fetched.
  static let fetchDescriptor: Name = "FetchDescriptor"
  /// The label behind which that type is given what its models are like.
  static let predicate: Name = "predicate"
  /// The functions of a context that are given such a value.
  static let fetchers: Set<Name> = ["fetch", "fetchCount", "fetchIdentifiers", "enumerate"]
  static let containerType: Name = "ModelContainer"
  static let contextType: Name = "ModelContext"
  /// The context that a container has for the main thread.
  static let mainContext: Name = "mainContext"
  /// The types that are made for lists of models, or of what is.
  static let makers: Set<Name> = [containerType, "Schema", contextType]
  /// The types of which a container can be made, or that are one.
  static let openers: Set<Name> = makers.union(["ModelConfiguration", "NSPersistentContainer"])
  /// The labels of arguments that list models; there are arguments without a label, too.
  static let lists: Set<Name> = ["for", "versionedSchema"]
  /// The labels behind which a scene for documents names its model.
  static let documents: Set<Name> = ["editing", "viewing"]
  /// The functions by which something is put into a list of models.
  static let additions: Set<Name> = ["append", "insert"]
  /// The protocol of types that list the models of one version of a schema.
  static let versionedSchema: Name = "VersionedSchema"
  /// The protocol of types that say how a store gets from one version to the next.
  static let migrationPlan: Name = "SchemaMigrationPlan"
  /// The context that a container has, and the container that a context has.
  static let counterparts: Set<Name> = [mainContext, "container"]
  /// The static member by which a version of a schema lists its models.
  static let models: Name = "models"
  /// The attribute of properties of models that are in no store.
  static let transient: Name = "Transient"
  /// The attribute of model classes.
  static let model: Name = "Model"
}

extension EnvironmentKey {
  /// A context whose container is there.
  static let modelContext = EnvironmentKey(text: "\\.modelContext")
  /// A context that has a store.
  static let managedContext = EnvironmentKey(text: "\\.managedObjectContext")
}
