import EasyDi

final class MapAssembly: Assembly {
  private lazy var services: ServiceAssembly = context.assembly()

  func inject(into screen: MapViewController) {
    defineInjection(key: "screen", into: screen) {
      $0.model = self.model
      $0.legend = self.legend
      return $0
    }
  }

  private var screen: MapScreen { definePlaceholder() }

  private var model: MapModel {
    define(init: MapModel(sightings: self.services.sightings)) {
      $0.screen = self.screen
      return $0
    }
  }

  private var legend: MapLegend {
    define(init: MapLegend(tiles: self.tiles))
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

  private var tilesShown: TileStore { definePlaceholder(key: "tiles") }
}
