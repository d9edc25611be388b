// A free function takes the value apart.
func text(_ needs: ShopModule.Dependency) -> String { needs.title + colour(of: needs) }

private func colour(of any: ShopModule.Dependency) -> String { any.colour }
