"""Checks the wiring of Swift apps with PureLint.

- `purelint_check` checks targets when it is built, and writes reports.
- `purelint_test` does the same as a test, and `purelint_tests` makes one for each of several apps.
- `purelint_aspect` checks each app among the targets of a build.
"""

load(":sources.bzl", "EDGES", "SwiftSourcesInfo", "merged", "swift_sources")

# A finding fails no action that writes reports, so that there are reports of findings too. Exit code 2
# says that there was no check.
_REPORT = """\
program=$PWD/$1 text=$2 status=$3
shift 3
code=0
"$program" "$@" > "$text" || code=$?
echo "$code" > "$status"
[ "$code" -lt 2 ]
"""

_VERDICT = """\
cat "$1"
read -r code < "$2"
exit "$code"
"""

def _report(ctx, name, targets, shared, program, configuration, baseline, arguments):
    """Declares the action that checks some targets with all they are built with.

    Args:
        ctx: The context of a rule or an aspect.
        name: The beginning of the names of the files that are written.
        targets: The providers of what is checked.
        shared: The names of libraries that other apps use, too; None for all libraries.
        program: The executable.
        configuration: The configurations, as files.
        baseline: The baseline as a list of at most one file.
        arguments: Further options for the program.

    Returns:
        The findings as text, as SARIF, and the exit code, each a file.
    """
    found = merged(depset(transitive = [t.targets for t in targets]).to_list())
    listed = ctx.actions.declare_file(name + ".targets.json")
    ctx.actions.write(listed, json.encode_indent(struct(targets = [
        struct(
            name = target.name,
            module = target.module,
            kind = target.kind,
            sources = [file.path for file in target.sources],
            dependencies = target.dependencies,
            shared = target.kind == "library" and (shared == None or target.name in shared),
        )
        for target in found
    ])))
    text = ctx.actions.declare_file(name + ".txt")
    sarif = ctx.actions.declare_file(name + ".sarif")
    status = ctx.actions.declare_file(name + ".status")
    args = ctx.actions.args()
    args.add_all([program, text, status])
    args.add_all(["check", "--targets", listed, "--format", "text"])
    args.add(sarif, format = "--format=sarif=%s")
    if baseline:
        args.add("--baseline", baseline[0])
    else:
        args.add("--no-baseline")
    args.add_all(arguments)
    ctx.actions.run_shell(
        command = _REPORT,
        arguments = [args],
        tools = [program],
        inputs = [listed] + configuration + baseline + [f for t in found for f in t.sources],
        outputs = [text, sarif, status],
        mnemonic = "PureLint",
        progress_message = "Checking how %s is wired" % ctx.label,
    )
    return struct(text = text, sarif = sarif, status = status)

def _verdict(ctx, name, report):
    """Declares the action that prints findings and fails if there are errors."""
    passed = ctx.actions.declare_file(name + ".passed")
    ctx.actions.run_shell(
        command = "(" + _VERDICT + ") && : > \"$3\"",
        arguments = [report.text.path, report.status.path, passed.path],
        inputs = [report.text, report.status],
        outputs = [passed],
        mnemonic = "PureLintVerdict",
        progress_message = "Judging how %s is wired" % ctx.label,
    )
    return passed

# Aspect

def _purelint_aspect_impl(target, ctx):
    sources = swift_sources(target, ctx)
    if not sources.runs:
        return [sources]
    name = ctx.label.name + ".purelint"
    report = _report(
        ctx,
        name,
        [sources],
        None,
        ctx.executable._program,
        ctx.files._configuration,
        ctx.files._baseline,
        [],
    )
    passed = _verdict(ctx, name, report)
    return [sources, OutputGroupInfo(purelint = depset([report.text, report.sarif, passed]))]

_FLAGS = {
    "_program": attr.label(
        default = "//:program",
        allow_single_file = True,
        executable = True,
        cfg = "exec",
    ),
    "_configuration": attr.label(default = "//:configuration", allow_files = True),
    "_baseline": attr.label(default = "//:baseline", allow_files = True),
}

purelint_aspect = aspect(
    implementation = _purelint_aspect_impl,
    attr_aspects = EDGES,
    attrs = _FLAGS,
    doc = """\
Checks each app among the targets of a build, with all it is built with:

    bazel build //... --aspects=@purelint//:defs.bzl%purelint_aspect --output_groups=purelint

An aspect does not know which other apps use a library. So it says nothing of what a library offers and
this app leaves unused; purelint_check and purelint_test do.
""",
)

# Rules

_ATTRIBUTES = dict(
    _FLAGS,
    targets = attr.label_list(
        doc = "The apps, and other targets that run, to check with all they are built with.",
        aspects = [purelint_aspect],
        mandatory = True,
        allow_empty = False,
    ),
    others = attr.label_list(
        doc = """\
Apps and tests that are not checked here and use some of the same libraries. What the libraries offer may
be left to them. A change of their sources does not bring this check back.
""",
        aspects = [purelint_aspect],
    ),
    configuration = attr.label_list(
        doc = "The project's .purelint.json files, where they are not those of the flag.",
        allow_files = True,
    ),
    baseline = attr.label(
        doc = "The known findings, where they are not those of the flag.",
        allow_single_file = True,
    ),
    arguments = attr.string_list(doc = "Further options of `purelint check`, such as --strict."),
)

def _closure(targets):
    return [target[SwiftSourcesInfo] for target in targets]

def _checked(ctx):
    """Declares the check that a rule asks for, and returns its report."""
    used = depset(transitive = [found.targets for found in _closure(ctx.attr.others)])
    return _report(
        ctx,
        ctx.label.name,
        _closure(ctx.attr.targets),
        {target.name: None for target in used.to_list()},
        ctx.executable._program,
        ctx.files.configuration or ctx.files._configuration,
        ctx.files.baseline or ctx.files._baseline,
        ctx.attr.arguments,
    )

def _purelint_check_impl(ctx):
    report = _checked(ctx)
    passed = _verdict(ctx, ctx.label.name, report)
    return [DefaultInfo(files = depset([report.text, report.sarif, passed]))]

purelint_check = rule(
    implementation = _purelint_check_impl,
    attrs = _ATTRIBUTES,
    doc = """\
Checks targets when it is built. Errors fail the build, with a line of output for each. NAME.txt and
NAME.sarif are written in either case.
""",
)

def _purelint_test_impl(ctx):
    report = _checked(ctx)
    script = ctx.actions.declare_file(ctx.label.name + ".sh")
    files = [report.text, report.status]
    names = " ".join(["\"%s\"" % file.short_path for file in files])
    ctx.actions.write(script, "#!/bin/sh\nset -- " + names + "\n" + _VERDICT, is_executable = True)
    return [DefaultInfo(
        executable = script,
        files = depset([report.text, report.sarif]),
        runfiles = ctx.runfiles(files),
    )]

purelint_test = rule(
    implementation = _purelint_test_impl,
    attrs = _ATTRIBUTES,
    test = True,
    doc = "Checks targets as a test, which errors fail. NAME.txt and NAME.sarif are written as well.",
)

def purelint_tests(name, apps, **kwargs):
    """Makes a test for each of several apps that share libraries, and a suite of them.

    Args:
        name: The name of the suite, and with the name of an app, that of a test.
        apps: The labels of the apps.
        **kwargs: Further attributes of each test.
    """
    tests = []
    for app in apps:
        test = name + "_" + "_".join([
            part
            for part in app.replace("/", " ").replace(":", " ").replace("@", " ").split(" ")
            if part
        ])
        purelint_test(
            name = test,
            targets = [app],
            others = [other for other in apps if other != app],
            **kwargs
        )
        tests.append(test)
    native.test_suite(name = name, tests = tests)
