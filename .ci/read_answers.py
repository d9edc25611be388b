"""Reads the answers to questions about the graph with tools that others made.

    read_answers.py PURELINT SCRATCH
"""

import html
import json
import pathlib
import re
import subprocess
import sys

import jsonschema

PURELINT = sys.argv[1]
SCRATCH = pathlib.Path(sys.argv[2])
REPOSITORY = pathlib.Path(__file__).parent.parent
SCHEMA = json.loads((REPOSITORY / "docs/answers.schema.json").read_text())

QUESTIONS = {
    "Bookshop": [
        ["why", "AppDelegate", "TokenStoring"],
        ["why", "AppDelegate", "TokenStoring", "--all"],
        ["why", "TokenStoring", "AppDelegate"],
        ["why", "CartReactor"],
        ["dependents", "analytics"],
        ["dependencies", "AppDelegate"],
        ["show", "CartReactor"],
        ["show", "CartReactor.Dependency.cart"],
        ["modules", "--sort", "dominates"],
        ["roots"],
    ],
    "AviaryBroken": [["why", "FeedRouter"], ["show", "JournalPresenter.tracker"], ["modules"]],
    "Potluck": [["show", "Planner"], ["dependents", "Logging"]],
}

NASTY = """
import Pure
protocol `protocol` {}
final class Übung🐈: FactoryModule {
  struct Dependency { let `class`: (String, [Int: String])?; let b: Set<Array<String>> }
  init(dependency: Dependency, payload: Void) { print(dependency.b) }
}
struct AppDependency {
  let cat: Übung🐈.Factory
  static func resolve(_ `in`: Int, end subgraph: String) -> AppDependency {
    .init(cat: .init(dependency: .init(class: nil, b: [])))
  }
}
"""


def run(*arguments, cwd=REPOSITORY):
    result = subprocess.run([PURELINT, *arguments], cwd=cwd, capture_output=True, text=True)
    assert result.returncode == 0, (arguments, result.returncode, result.stderr)
    return result.stdout


def check_documents():
    count = 0
    for app, questions in QUESTIONS.items():
        folder = REPOSITORY / "Fixtures/Apps" / app
        for question in questions:
            text = run(*question, cwd=folder)
            assert re.search(r"\.swift:\d+:\d+", text), (question, text)
            document = json.loads(run(*question, "--format", "json", cwd=folder))
            jsonschema.validate(document, SCHEMA)
            count += 1
    return count


def nasty_project():
    folder = SCRATCH / "nasty %%{ <b> `x`"
    folder.mkdir()
    (folder / "A \"quoted\" \\ name.swift").write_text(NASTY)
    return folder


def difference(folder):
    """The changes from nothing to the project, in all forms."""
    git = ["git", "-c", "user.name=a", "-c", "user.email=a@example.com"]
    for words in (["init", "-q"], ["commit", "-q", "--allow-empty", "-m", "empty"]):
        subprocess.run([*git, *words], cwd=folder, check=True)
    document = json.loads(run("diff", "HEAD", "--format", "json", cwd=folder))
    jsonschema.validate(document, SCHEMA)
    assert document["added"], document
    markdown = run("diff", "HEAD", "--format", "markdown", cwd=folder)
    return re.search(r"```mermaid\n(.*?)```", markdown, re.S).group(1)


def check_dot(folders):
    for folder in folders:
        text = run("graph", "--format", "dot", cwd=folder)
        svg = subprocess.run(
            ["dot", "-Tsvg"], input=text, capture_output=True, text=True, check=True
        )
        assert not svg.stderr, svg.stderr
        boxes = len(re.findall(r"^\s*n\d+ \[", text, re.M))
        assert svg.stdout.count('class="node"') == boxes, (folder, boxes)


def check_mermaid(texts):
    """Has Mermaid's own parser read each text, and draw it."""
    (library,) = SCRATCH.glob("venv/lib/*/site-packages/diagram_renderer/**/mermaid.min.js")
    page = SCRATCH / "mermaid.html"
    blocks = "".join(f"<pre>{html.escape(text)}</pre>" for text in texts)
    page.write_text(
        f"""<!doctype html><meta charset="utf-8"><body>{blocks}
        <script src="{library.as_uri()}"></script>
        <script>
        mermaid.initialize({{startOnLoad: false, maxEdges: 2000, maxTextSize: 500000}});
        (async () => {{
          const said = [];
          for (const [index, block] of [...document.querySelectorAll("pre")].entries()) {{
            try {{
              await mermaid.parse(block.textContent);
              const {{svg}} = await mermaid.render("m" + index, block.textContent);
              said.push("drawn " + (svg.match(/class="node /g) || []).length);
            }} catch (error) {{ said.push("error " + error); }}
          }}
          document.body.innerHTML = "<output>" + said.join("|") + "</output>";
        }})();
        </script>"""
    )
    dom = subprocess.run(
        [
            "chromium", "--headless", "--no-sandbox", "--disable-gpu",
            "--allow-file-access-from-files", "--virtual-time-budget=60000", "--dump-dom",
            page.as_uri(),
        ],
        capture_output=True, text=True, timeout=180,
    ).stdout
    said = re.search(r"<output>(.*?)</output>", dom, re.S).group(1).split("|")
    assert len(said) == len(texts), said
    for text, words in zip(texts, said):
        boxes = set(re.findall(r"^\s*(n\d+)[\[(>]", text, re.M))
        assert words == f"drawn {len(boxes)}", (words, len(boxes), text[:400])


def main():
    nasty = nasty_project()
    apps = [REPOSITORY / "Fixtures/Apps" / app for app in ("Bookshop", "AviaryBroken", "Potluck")]
    count = check_documents()
    changed = difference(nasty)
    check_dot([*apps, nasty])
    texts = [run("graph", "--format", "mermaid", cwd=folder) for folder in [*apps, nasty]]
    check_mermaid([*texts, changed])
    print(f"{count} documents, {len(apps) + 1} graphs by Graphviz, {len(texts) + 1} by Mermaid")


main()
