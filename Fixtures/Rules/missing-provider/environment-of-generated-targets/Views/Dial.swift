import SwiftUI

final class Crown: ObservableObject { @Published var turns = 0 }
final class Pointer: ObservableObject { @Published var place = 0 }

struct Dial: View {
  @EnvironmentObject private var crown: Crown  // want: missing-provider "nothing injects the 'Crown'"
  #if os(iOS)
    @EnvironmentObject private var pointer: Pointer
  #endif

  var body: some View {
    #if os(iOS)
      Text("\(pointer.place)")
    #else
      Text("\(crown.turns)")
    #endif
  }
}
