import Shared
import SwiftUI

@main
struct PhoneApp: App {
  @StateObject private var letters = Letters()
  var body: some Scene {
    WindowGroup {
      // want@+1: missing-provider "'LetterList' is shown without a 'Letters' in its environment"
      LetterList()
    }
    WindowGroup(id: "filled") { LetterList().environmentObject(letters) }
  }
}
