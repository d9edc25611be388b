"""Stand-ins for rules of rules_swift: they have its attributes and providers, and compile nothing."""

load(":providers.bzl", "SwiftInfo")

def _module_name(ctx):
    if ctx.attr.module_name:
        return ctx.attr.module_name
    parts = ctx.label.package.split("/") + [ctx.label.name]
    return "_".join([part.replace("-", "_").replace(" ", "_") for part in parts if part])

def _swift_impl(ctx):
    below = [d[SwiftInfo] for d in ctx.attr.deps + ctx.attr.private_deps if SwiftInfo in d]
    own = struct(name = _module_name(ctx), swift = struct(), clang = None)
    compiled = ctx.actions.declare_file(ctx.label.name + ".compiled")
    ctx.actions.run_shell(
        command = "cat \"$@\" > /dev/null && : > " + "'" + compiled.path + "'",
        arguments = [file.path for file in ctx.files.srcs],
        inputs = ctx.files.srcs,
        outputs = [compiled],
        mnemonic = "SwiftCompile",
    )
    return [
        DefaultInfo(files = depset([compiled])),
        SwiftInfo(
            direct_modules = [own],
            transitive_modules = depset([own], transitive = [d.transitive_modules for d in below]),
        ),
    ]

_ATTRIBUTES = dict(
    srcs = attr.label_list(allow_files = ["swift"]),
    deps = attr.label_list(),
    private_deps = attr.label_list(),
    plugins = attr.label_list(cfg = "exec"),
    module_name = attr.string(),
)

swift_library = rule(implementation = _swift_impl, attrs = _ATTRIBUTES)

swift_compiler_plugin = rule(implementation = _swift_impl, attrs = _ATTRIBUTES)
