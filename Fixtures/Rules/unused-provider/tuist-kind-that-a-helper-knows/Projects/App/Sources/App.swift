import Kit
import Swinject

@main
enum App {
  static func main() {
    let assembler = Assembler([ClockAssembly()])
    assembler.resolver.resolve(Clock.self)!.tick()
  }
}
