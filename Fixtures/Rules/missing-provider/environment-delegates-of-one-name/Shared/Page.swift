import SwiftUI

struct Page: View {
  @EnvironmentObject private var notebook: Notebook
  var body: some View { Text(notebook.title) }
}
