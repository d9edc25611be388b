// The system's classes are told apart by their names. What they hand out as `shared` or `standard` is of
// their own type, and no library's type is another name for one of them.

import Foundation
import Lines
import Resolver

extension Resolver: ResolverRegistering {
  public static func registerAllServices() {
    register { UserDefaults.standard }
    register { URLSession.shared }
    register { LineParser() }
    register { Feed() }
  }
}

final class Feed {
  @Injected private var defaults: UserDefaults
  @Injected private var session: URLSession
  @Injected private var parser: LineParser
  @Injected private var encoder: JSONEncoder  // want: missing-provider "'encoder' is not registered: '@Injected var encoder: JSONEncoder' in 'Feed' crashes when 'Feed' is built"
  @LazyInjected private var files: FileManager  // want: missing-provider "'files' is not registered: '@LazyInjected var files: FileManager' in 'Feed' crashes when it is first read"
  /// A library's own type may be another name for the parser.
  @Injected private var reader: LineReader

  func read() { print(defaults, session, parser, encoder, files, reader) }
}

@main
enum Main {
  static func main() { Resolver.resolve(Feed.self).read() }
}
