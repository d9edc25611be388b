"""Stand-ins for rules of rules_apple: an app is built for two processors at once, as for simulators."""

_PROCESSOR = "@rules_apple//apple:processor"

def _processor_impl(_ctx):
    return []

processor = rule(
    implementation = _processor_impl,
    build_setting = config.string(flag = True),
)

def _both_impl(_settings, _attr):
    return [{_PROCESSOR: name} for name in ["arm64", "x86_64"]]

_both = transition(implementation = _both_impl, inputs = [], outputs = [_PROCESSOR])

def _bundle_impl(ctx):
    bundle = ctx.actions.declare_file(ctx.label.name + ".ipa")
    ctx.actions.write(bundle, "")
    return [DefaultInfo(files = depset([bundle]))]

_ATTRIBUTES = {
    "bundle_id": attr.string(),
    "deps": attr.label_list(cfg = _both),
    "extensions": attr.label_list(),
    "frameworks": attr.label_list(),
    "test_host": attr.label(),
    "_allowlist_function_transition": attr.label(
        default = "@bazel_tools//tools/allowlists/function_transition_allowlist",
    ),
}

ios_application = rule(implementation = _bundle_impl, attrs = _ATTRIBUTES)

ios_extension = rule(implementation = _bundle_impl, attrs = _ATTRIBUTES)
