"""What the flags of this module hold before anybody sets them."""

def _no_program_impl(_ctx):
    fail("PureLint's program is not known; set --@purelint//:program, as docs/bazel.md says")

no_program = rule(
    implementation = _no_program_impl,
    doc = "Stands in for the program, and says how to name one.",
)
