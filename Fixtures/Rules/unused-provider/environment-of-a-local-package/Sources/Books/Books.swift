import SwiftUI

// Nobody but the package's own app uses this module: all views that may take its objects are in sight.

@Observable public final class Books {
  public var count = 0
  public init() {}
}

@Observable public final class Loans {
  public var count = 0
  public init() {}
}

public struct BookCount: View {
  @Environment(Books.self) private var books
  public init() {}
  public var body: some View { Text("\(books.count)") }
}
