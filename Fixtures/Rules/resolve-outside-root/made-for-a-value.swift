import CoreData
import UIKit

// What is made of what a library has at hand, or for a value that the code is given, is no second world
// beside the one that the app keeps.

final class Context: NSManagedObjectContext {}

final class Blob: NSManagedObject {
  private let context: Context
  init(context: Context) {
    self.context = context
    super.init(entity: Blob.entity(), insertInto: context)
  }

  func copy() -> Blob? {
    guard let managedObjectContext else { return nil }
    return Creator(context: managedObjectContext as! Context).blob()
  }
}

final class Creator {
  private let context: Context
  init(context: Context) { self.context = context }
  func blob() -> Blob { Blob(context: context) }
}

final class Storage {
  private let context = Context(.mainQueue)
  private let creator: Creator
  init() { creator = Creator(context: context) }
  func fill() { _ = creator.blob().copy() }
}

final class Sheet {
  private let pages: Pages
  init(pages: Pages) { self.pages = pages }
  func open(title: String) { Notebook(title: title).first().open(title: pages.title) }
}

final class Pages { var title = "" }

final class Notebook {
  private let pages = Pages()
  init(title: String) { pages.title = title }
  func first() -> Sheet { Sheet(pages: pages) }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  private let storage = Storage()
  private let notebook = Notebook(title: "a")

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    storage.fill()
    notebook.first().open(title: "b")
    return true
  }
}
