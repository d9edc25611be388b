struct PriceMacro {}
