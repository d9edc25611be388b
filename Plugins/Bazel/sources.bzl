"""Finds the Swift sources of a target and of all that it is built with."""

load("@rules_swift//swift:providers.bzl", "SwiftInfo")

SwiftSourcesInfo = provider(
    doc = "The targets that something is built from, itself included.",
    fields = {
        "targets": """\
`depset` of structs, one for each target in each configuration: its `name`, the `module` that others
import, its `kind` in PureLint's words, its `sources` and the names of its `dependencies`.
""",
        "runs": "Whether the target itself is an app, or another program that somebody starts.",
    },
)

# The attributes by which a target of rules_swift or rules_apple names what it is built or packed with.
EDGES = [
    "app_clips",
    "clang_target",
    "deps",
    "extension",
    "extensions",
    "frameworks",
    "implementation_deps",
    "plugins",
    "private_deps",
    "swift_target",
    "test_host",
    "watch_application",
]

# What makes a kind of target, by the end of the rule's name. The names in rules_apple begin with the
# platform.
_KINDS = [
    ("command_line_application", "executable"),
    ("swift_binary", "executable"),
    ("application", "app"),
    ("app_clip", "app"),
    ("extension", "extension"),
    ("ui_test", "ui-tests"),
    ("ui_test_bundle", "ui-tests"),
    ("swift_test", "tests"),
    ("unit_test", "tests"),
    ("unit_test_bundle", "tests"),
    ("swift_compiler_plugin", "macro"),
]

def _kind(rule):
    for (end, kind) in _KINDS:
        if rule.endswith(end):
            return kind
    return "library"

def name_of(label):
    """The name of a target in PureLint's list.

    Args:
        label: The label of the target.

    Returns:
        The label as text, without the mark of the main repository.
    """
    return str(label).lstrip("@")

def _is_external(label):
    # The older name is gone in newer versions.
    return bool(getattr(label, "repo_name", "") or getattr(label, "workspace_name", ""))

def _module(target, ctx):
    if SwiftInfo in target:
        for module in target[SwiftInfo].direct_modules:
            if module.swift:
                return module.name

    # Nobody imports the module of a binary or a test, except a test of that binary.
    return getattr(ctx.rule.attr, "module_name", "") or ctx.label.name

def _built_with(rule):
    found = []
    for edge in EDGES:
        value = getattr(rule.attr, edge, None)
        for target in value if type(value) == "list" else [value]:
            # A frameworks attribute of text names those of the system.
            if type(target) == "Target" and SwiftSourcesInfo in target:
                found.append(target)
    return found

def swift_sources(target, ctx):
    """Collects what an aspect knows of a target and of what it is built with.

    What other repositories hold is other people's code: it is left out, like checkouts of packages.

    Args:
        target: The target that the aspect visits.
        ctx: The aspect's context.

    Returns:
        The provider.
    """
    if _is_external(ctx.label):
        return SwiftSourcesInfo(targets = depset(), runs = False)
    below = _built_with(ctx.rule)
    files = getattr(ctx.rule.files, "srcs", [])
    own = struct(
        name = name_of(ctx.label),
        module = _module(target, ctx),
        kind = _kind(ctx.rule.kind),
        sources = tuple([file for file in files if file.extension == "swift"]),
        dependencies = tuple([name_of(d.label) for d in below if not _is_external(d.label)]),
    )
    return SwiftSourcesInfo(
        targets = depset([own], transitive = [d[SwiftSourcesInfo].targets for d in below]),
        runs = own.kind in ["app", "executable"],
    )

def merged(targets):
    """Makes one target of those of one name: an app is built for several processors and systems.

    A `select` may choose other files for each, and what is generated has a path for each.

    Args:
        targets: A list of structs, as SwiftSourcesInfo holds them.

    Returns:
        A list of structs of the same form.
    """
    by_name = {}
    for target in targets:
        by_name.setdefault(target.name, []).append(target)
    return [
        struct(
            name = name,
            module = same[0].module,
            kind = same[0].kind,
            sources = {
                file.short_path: file
                for target in reversed(same)
                for file in target.sources
            }.values(),
            dependencies = {name: None for target in same for name in target.dependencies}.keys(),
        )
        for (name, same) in by_name.items()
    ]
