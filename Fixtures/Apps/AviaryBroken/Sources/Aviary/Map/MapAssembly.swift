import EasyDi

final class MapAssembly: Assembly {
  private lazy var services: ServiceAssembly = context.assembly()

  func model(for screen: MapViewController) -> MapModel {
    defineInjection(key: "screen", into: screen) {
      $0.store = self.services.store(of: "Harz")
      return $0
    }
    return define(init: MapModel(sightings: self.services.sightings)) {
      $0.screen = self.screen
      return $0
    }
  }

  private var screen: MapScreen { definePlaceholder() }  // want: missing-provider "screen"

  var legend: MapLegend {
    define(init: MapLegend(tiles: self.tiles)) {
      $0.overlay = self.overlay
      return $0
    }
  }

  private var tiles: TileStore {
    define(scope: .lazySingleton, init: TileStore()) {
      $0.overlay = self.overlay
      return $0
    }
  }

  private var overlay: TileOverlay {
    define(init: TileOverlay()) {
      $0.tiles = self.tilesShown
      return $0
    }
  }

  // want@+1: missing-provider "tiles"
  private var tilesShown: TileStore { definePlaceholder(key: "tiles") }
}
