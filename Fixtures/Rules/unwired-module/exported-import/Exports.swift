@_exported import Pure
