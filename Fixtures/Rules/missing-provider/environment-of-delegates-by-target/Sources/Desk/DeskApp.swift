import Shared
import SwiftUI

extension Letters: NSApplicationDelegate {}

@main
struct DeskApp: App {
  @NSApplicationDelegateAdaptor private var letters: Letters
  var body: some Scene {
    WindowGroup { LetterList() }
  }
}
