import Dependencies

// Two types of one file have a property of one name. Each reads its own; what names the other's counts for it.

struct Pictures: Sendable {
  var count: @Sendable () -> Int
}

extension Pictures: DependencyKey {
  static let liveValue = Pictures(count: { 1 })
}

final class Gallery {
  @Dependency(Pictures.self) var pictures
  func show() { print(pictures.count()) }
}

final class Screen {
  @Dependency(Pictures.self) var pictures  // want: unused-dependency "'Screen.pictures' is never read"
  func show() { print(1) }
}

final class Sheet {
  @Dependency(Pictures.self) var images
  func show() { print(2) }
}

final class Page {
  @Dependency(Pictures.self) var images
  func show() { print(images.count()) }
}

@main
enum Main {
  static func main() {
    Gallery().show()
    Screen().show()
    Page().show()
    let sheet = Sheet()
    sheet.show()
    print(sheet.images.count())
  }
}
