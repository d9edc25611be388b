import Pure

final class Root {
  lazy var api = Api()
  lazy var log = Api()
  lazy var stray = Api()  // want: unused-provider "stray"
}

final class Api {}
