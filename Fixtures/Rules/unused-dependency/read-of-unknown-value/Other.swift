import Pure

// `makeUnknown()` is generated code that is not here.

func look(at home: HomeModule.Dependency) {
  let thing = makeUnknown()
  thing.secret.load()
  thing.shown.load()
}
