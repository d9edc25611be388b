// Reads the struct under its own name.
struct Preloader {
  let needs: OrderNeeds

  func preload() {
    needs.api.load()
    warmUp(needs)
  }

  private func warmUp(_ all: OrderNeeds) { all.cache.load() }
}
