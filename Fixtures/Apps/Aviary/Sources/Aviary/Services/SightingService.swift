import BirdKit
import Foundation

protocol SightingServiceType: AnyObject {
  func sightings(then completion: @escaping ([Sighting]) -> Void)
  func add(_ sighting: Sighting)
}

final class SightingService: SightingServiceType {
  var client: HTTPLoading!
  var queue: UploadQueue!
  var formatter: DateFormatter?

  func sightings(then completion: @escaping ([Sighting]) -> Void) {
    client.load("sightings") { _ in completion([]) }
  }

  func add(_ sighting: Sighting) {
    let day = formatter?.string(from: sighting.date) ?? ""
    queue.append("\(sighting.bird.id) \(day)")
  }
}
