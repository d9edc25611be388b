import Pure

// Of several initialisers and functions with the same labels, the arguments' types choose.
// It does not compile: the last screen lacks a title.

final class Screen {
  struct Dependency {
    let title: String
    let size: Int
  }
  struct Preset {
    let name: String
  }
  init(_ preset: Preset) { print(preset.name) }
  init(_ dependency: Dependency) { print(dependency.title, dependency.size) }
}

extension Screen {
  convenience init(_ titles: [String]) { self.init(.init(name: titles[0])) }
  static func show(_ dependency: Dependency) { print(Screen(dependency)) }
  static func show(_ preset: Preset) { print(Screen(preset)) }
}

func launch() {
  let preset = Screen.Preset(name: "a")
  print(Screen(preset), Screen(.init(name: "b")), Screen(["c"]))
  Screen.show(.init(name: "d"))
  Screen.show(.init(title: "e", size: 1))
  print(Screen(.init(title: "f", size: 2)))
  // want@+1: missing-provider "Screen.Dependency.title"
  print(Screen(Screen.Dependency(size: 3)))
}
