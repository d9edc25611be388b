import Dependencies

@main
enum Launch {
  static func main() {
    prepareDependencies { $0.prepared = 9 }
    print(Forecast().prepared)
  }
}
