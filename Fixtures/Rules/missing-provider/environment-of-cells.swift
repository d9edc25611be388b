import SwiftUI
import UIKit

// A cell is made by what its class is registered with: in a representable, it may get the environment of
// that.

final class Likes: ObservableObject { @Published var count = 0 }

@main
struct FeedApp: App {
  var body: some Scene {
    WindowGroup {
      FeedScreen().environmentObject(Likes())
    }
  }
}

struct FeedScreen: View {
  var body: some View {
    FeedList()
    Button("Old") { OldFeed.show() }
  }
}

struct FeedList: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> FeedController { FeedController() }
  func updateUIViewController(_ controller: FeedController, context: Context) {}
}

final class FeedController: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(FeedCell.self, forCellWithReuseIdentifier: "post")
  }

  override func collectionView(
    _ view: UICollectionView,
    cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      view.dequeueReusableCell(withReuseIdentifier: "post", for: path) as! FeedCell
    cell.show()
    return cell
  }
}

final class FeedCell: UICollectionViewCell {
  func show() {
    contentConfiguration = UIHostingConfiguration { LikesLabel() }
  }
}

enum OldFeed {
  static func show() {
    let controller = OldFeedController()
    controller.reload()
  }
}

final class OldFeedController: UICollectionViewController {
  func reload() {
    collectionView.register(OldFeedCell.self, forCellWithReuseIdentifier: "post")
    OldFeedCell().show()
  }
}

final class OldFeedCell: UICollectionViewCell {
  func show() {
    // want@+1: missing-provider "'LikesLabel' is shown without a 'Likes' in its environment"
    contentConfiguration = UIHostingConfiguration { LikesLabel() }
  }
}

struct LikesLabel: View {
  @EnvironmentObject private var likes: Likes
  var body: some View { Text("\(likes.count)") }
}
