import Sketch

struct Bed: View {
  let environment: Environment

  func draw() { print(environment) }
}

func drawBeds() { Bed(environment: .paper).draw() }
