import Swinject

final class AppAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Storing.self) { _ in Table() }
    container.register(Table.self) { _ in Table() }
    container.register(Search.self) { Search(store: $0.resolve(Storing.self)!) }
    // want@+1: forbidden-dependency "'Export' in layer 'domain' must not need 'Table' in layer 'data'"
    container.register(Export.self) { Export(table: $0.resolve(Table.self)!) }
  }
}

@main
enum App {
  static func main() {
    let assembler = Assembler([AppAssembly()])
    print(assembler.resolver.resolve(Search.self)!, assembler.resolver.resolve(Export.self)!)
  }
}
