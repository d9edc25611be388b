func report(_ body: (Root) -> Api) { body(root).load() }
