@_exported import Pure
@_exported import UIKit
