import Pure

final class LabStub: FactoryModule {
  init(dependency: Void, payload: Void) {}
}

func testLab() {
  let lab = LabModule.Factory().create()
  let home = HomeModule(dependency: .init(title: "test"))
  home.show()
  print(lab)
}
