// struct Dependency { let api: Api }
/* final class HomeModule: FactoryModule {} */
