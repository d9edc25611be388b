struct Bench {
  let ruler = Workshop.shared.ruler()
}
