import SwiftUI

// The system puts a delegate into the environments of the app that has it made, not into those of another.

public final class Letters: NSObject, ObservableObject {
  @Published public var count = 0
  override public init() {}
}

public struct LetterList: View {
  @EnvironmentObject private var letters: Letters
  public init() {}
  public var body: some View { Text("\(letters.count)") }
}
