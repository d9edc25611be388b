import Stock

// A module that shows what another one has under the same name. No project file tells the modules, so
// their folders do.
public typealias Catalog = Stock.Catalog
public typealias Pricing = Stock.Pricing
