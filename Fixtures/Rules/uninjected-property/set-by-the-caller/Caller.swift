func open() {
  let picker = CompositionRoot.resolve().create()
  picker.callback = { print($0) }
  picker.pick()
}
