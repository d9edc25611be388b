/// Something that leaves out files and folders by what the folders around them say.
public protocol FolderFilter: AnyObject {
  /// Learns of a folder whose entries are asked about next; the folders around it came before.
  ///
  /// - Parameter folder: Begins with the path that led to it; the empty path is the current folder.
  func enter(_ folder: String, _ listing: FolderListing)

  /// Whether an entry of the folder that was entered last is left out, with all that is in it.
  func leavesOut(_ path: String, isFolder: Bool) -> Bool
}
