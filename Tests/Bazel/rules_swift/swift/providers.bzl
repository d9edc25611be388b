"""The provider of rules_swift that says which module a target is, as far as an aspect reads it."""

SwiftInfo = provider(
    doc = "The modules of a target and of what it is built with.",
    fields = ["direct_modules", "transitive_modules"],
)
