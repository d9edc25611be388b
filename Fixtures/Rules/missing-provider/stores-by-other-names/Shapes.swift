import VendorKit

// A type of the module that this file imports; SwiftUI's of that name is not seen here.
func makeShape() -> Shape { Shape.shared }
