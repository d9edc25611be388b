import BirdKit
import UIKit

protocol MapScreen: AnyObject {
  func mark(_ names: [String])
}

final class MapModel {
  weak var screen: MapScreen?
  private let sightings: SightingServiceType

  init(sightings: SightingServiceType) {
    self.sightings = sightings
  }

  func load() {
    sightings.sightings { [weak self] in self?.screen?.mark($0.map(\.bird.name)) }
  }
}

final class TileStore {
  var overlay: TileOverlay?

  func draw() {
    overlay?.draw()
  }
}

final class TileOverlay {
  weak var tiles: TileStore?

  func draw() {
    print(tiles == nil)
  }
}

final class MapLegend {
  private let tiles: TileStore

  init(tiles: TileStore) {
    self.tiles = tiles
  }

  func show() {
    tiles.draw()
  }
}

final class MapViewController: UIViewController, MapScreen {
  var model: MapModel!
  var legend: MapLegend!

  override func viewDidLoad() {
    super.viewDidLoad()
    MapAssembly.instance().inject(into: self)
    model.load()
    legend.show()
  }

  func mark(_ names: [String]) {
    title = names.first
  }
}
