"""Drives `purelint lsp` as an editor does, and compares what it tells with what a run finds.

Usage: language_server.py PURELINT SCRATCH, called by .ci/language-server.
"""

import json
import pathlib
import subprocess

from language_client import TIMEOUT, Client, converter, copy, purelint, run, scratch
from lsprotocol import types


def tells_what_a_run_finds(encodings):
    folder = copy("BookshopBroken")
    client = Client(folder, encodings)
    assert client.abilities.position_encoding == encodings[0]
    uri = client.open(folder / "App/AccountCompositionRoot.swift")
    client.settle()
    assert client.findings() == run(folder) and client.findings(), client.findings()

    # A label that is left out: told, with a change that hands it over; gone once that is applied.
    missing = [d for d in client.published[uri] if d.code == "missing-provider"]
    broken = missing[0]
    actions = client.request("textDocument/codeAction", {
        "textDocument": {"uri": uri}, "range": converter.unstructure(broken.range),
        "context": {"diagnostics": []}})
    actions = [converter.structure(action, types.CodeAction) for action in actions]
    assert any("purelint:ignore missing-provider" in json.dumps(converter.unstructure(action))
               for action in actions)
    (fix,) = [action for action in actions if action.is_preferred]
    (document,) = fix.edit.document_changes
    assert document.text_document.version == client.versions[uri]
    text = client.texts[uri]
    client.apply(converter.unstructure(fix.edit))
    client.settle()
    left = [d.message for d in client.published[uri] if d.code == "missing-provider"]
    assert left == [d.message for d in missing[1:]], left

    # The text as it was: all is as before. Then the file is closed, and the disk counts.
    client.change(uri, 0, len(client.texts[uri]), text)
    client.settle()
    assert client.findings() == run(folder)
    client.leave()


def answers_questions():
    folder = copy("BookshopBroken")
    client = Client(folder)
    path = folder / "Features/Account/ProfileEditorViewController.swift"
    uri = client.open(path)
    text = client.texts[uri]

    def at(word):
        offset = text.index(word)
        line = text.count("\n", 0, offset)
        return {"textDocument": {"uri": uri}, "position": {
            "line": line, "character": offset - (text.rfind("\n", 0, offset) + 1) + 1}}

    hover = converter.structure(
        client.request("textDocument/hover", at("ProfileEditorViewController")), types.Hover)
    assert "needed by:" in hover.contents.value and "authService" in hover.contents.value
    assert "\n  way       AppDependency → " in hover.contents.value, hover.contents.value
    assert client.request("textDocument/hover", at("import")) is None
    origins = client.request("textDocument/definition", at("authService"))
    origins = [converter.structure(origin, types.Location) for origin in origins]
    assert any(origin.uri.endswith("AccountCompositionRoot.swift") for origin in origins), origins
    users = client.request(
        "textDocument/references", {**at("ProfileEditorViewController"),
                                    "context": {"includeDeclaration": False}})
    assert [user["uri"].split("/")[-1] for user in users] == ["AccountCompositionRoot.swift"], users
    lenses = client.request("textDocument/codeLens", {"textDocument": {"uri": uri}})
    lenses = [converter.structure(lens, types.CodeLens) for lens in lenses]
    titles = [lens.command.title for lens in lenses]
    assert "needed by 1, built later" in titles, titles
    assert "provided by AccountCompositionRoot.authService" in titles, titles

    def tell(name, *arguments):
        return client.request("workspace/executeCommand", {
            "command": f"purelint.{name}", "arguments": list(arguments)})

    here = at("ProfileEditorViewController")
    assert "missing-provider" in tell("explain", "missing-provider")
    assert tell("show", here).startswith("ProfileEditorViewController\n")
    assert "is built for AppDependency" in tell("why", here)
    assert "needs AccountCompositionRoot.authService" in tell("why", here, "authService")
    assert tell("graph", here).startswith("---\ntitle:") and tell("graph", here, "svg").startswith("<svg")
    client.request("workspace/executeCommand", {"command": "purelint.explain"}, fails=-32602)
    client.request("textDocument/rename", {}, fails=-32601)
    client.leave()


def mends_several_files():
    """What a finding's change does in two files leaves nothing of the finding."""
    folder = copy("BookshopBroken")
    client = Client(folder, options={"rulePages": "https://example.org/{rule}.md"})
    uri = client.open(folder / "Features/Account/ProfileEditorViewController.swift")
    client.open(folder / "App/AccountCompositionRoot.swift")
    client.settle()
    (unused,) = [d for d in client.published[uri] if d.code == "unused-dependency"]
    assert list(unused.tags) == [types.DiagnosticTag.Unnecessary], unused
    assert len(unused.related_information) == 2, unused.related_information
    assert unused.code_description.href == "https://example.org/unused-dependency.md"
    actions = client.request("textDocument/codeAction", {
        "textDocument": {"uri": uri}, "range": converter.unstructure(unused.range),
        "context": {"diagnostics": [], "only": ["quickfix"]}})
    (command,) = [action["command"] for action in actions if action.get("isPreferred")]
    client.request("workspace/executeCommand", {
        "command": command["command"], "arguments": command["arguments"]})
    client.wait(lambda message: message.get("method") == "workspace/applyEdit")
    (change,) = client.changes
    assert len(change["documentChanges"]) == 2, change
    client.apply(change)
    client.settle()
    assert not [d for d in client.published.get(uri, []) if d.code == "unused-dependency"]
    client.leave()


def follows_requests():
    """From `@EnvironmentObject` to the injection, and from a request to its registration."""
    views = """import SwiftUI
final class Model: ObservableObject { @Published var count = 0 }
@main struct Sample: App {
  @StateObject private var model = Model()
  var body: some Scene { WindowGroup { Home().environmentObject(model) } }
}
struct Home: View {
  @EnvironmentObject private var shared: Model
  var body: some View { Text("\\(shared.count)") }
}
"""
    container = """import Swinject
final class Clock {}
@main struct Main {
  static func main() {
    let container = Container()
    container.register(Clock.self) { _ in Clock() }
    print(container.resolve(Clock.self)!)
  }
}
"""
    for name, text, line, word, wanted in [("views", views, 7, "shared", 4), ("views", views, 8, "shared", 4),
                                           ("container", container, 6, "resolve", 5)]:
        folder = scratch / "copies" / name
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "App.swift").write_text(text)
        client = Client(folder)
        uri = client.open(folder / "App.swift")
        found = client.request("textDocument/definition", {
            "textDocument": {"uri": uri},
            "position": {"line": line, "character": text.splitlines()[line].index(word) + 1}})
        assert [one["range"]["start"]["line"] for one in found] == [wanted], (name, line, found)
        client.leave()


def goes_along_with_the_client():
    """Progress, settings, several folders, files and configurations that change on the disk."""
    folder, other = copy("Bookshop"), copy("AviaryBroken")
    client = Client(folder)
    uri = client.open(folder / "App/AccountCompositionRoot.swift")
    client.settle()
    client.settle()
    assert client.told.count("$/progress") == 2, client.told
    assert {"client/registerCapability", "workspace/configuration"} <= set(client.asked)
    lenses = {"textDocument": {"uri": uri}}
    assert client.request("textDocument/codeLens", lenses)
    client.settings = {"codeLenses": False}
    client.notify("workspace/didChangeConfiguration", {"settings": None})
    client.wait(lambda message: message.get("method") == "workspace/codeLens/refresh")
    assert not client.request("textDocument/codeLens", lenses)

    folders = {"uri": other.as_uri(), "name": "other"}
    client.notify("workspace/didChangeWorkspaceFolders", {"event": {"added": [folders], "removed": []}})
    client.settle()
    assert client.findings() == run(folder, other) and client.findings()
    client.notify("workspace/didChangeWorkspaceFolders", {"event": {"added": [], "removed": [folders]}})
    client.settle()
    assert client.findings() == []
    for text in ["struct Half {\n", "let whole = 1\n", None]:
        path = folder / "App" / "Added.swift"
        path.write_text(text) if text else path.unlink()
        client.notify("workspace/didChangeWatchedFiles", {"changes": [{"uri": path.as_uri(), "type": 2}]})
        client.settle()
        assert client.findings() == run(folder)
    configuration = folder / ".purelint.json"
    configuration.write_text("{ no configuration")
    client.notify("workspace/didChangeWatchedFiles", {"changes": []})
    client.settle()
    assert "window/showMessage" in client.told, client.told
    (mistake,) = client.published[configuration.as_uri()]
    assert (mistake.range.start.line, mistake.source) == (0, "purelint"), mistake
    client.leave()


def is_asked_for_diagnostics():
    folder = copy("BookshopBroken")
    client = Client(folder, pulls=True)
    uri = client.open(folder / "App/AccountCompositionRoot.swift")
    report = client.request("textDocument/diagnostic", {"textDocument": {"uri": uri}})
    report = converter.structure(report, types.RelatedFullDocumentDiagnosticReport)
    assert len(report.items) == sum(1 for name, _, _ in run(folder) if name == pathlib.Path(uri).name)
    # What is not open is sent.
    assert uri not in client.published and client.published
    client.leave()


def takes_what_is_no_message():
    folder = copy("Bookshop")
    client = Client(folder)
    client.send_bytes(b"{")
    assert client.wait(lambda message: "error" in message)["error"]["code"] == -32700
    client.notify("textDocument/didChange", {"textDocument": {}})
    client.notify("made/up", {})
    client.settle()
    # The client dies in the middle of a message.
    client.send_bytes(b'{"jsonrpc": ', length=500)
    client.process.stdin.close()
    assert client.process.wait(TIMEOUT) == 1
    early = subprocess.run([purelint, "lsp"], input=b'Content-Length: 46\r\n\r\n'
                           b'{"jsonrpc":"2.0","id":1,"method":"shutdown"}  ', capture_output=True)
    assert b"-32002" in early.stdout and early.returncode == 1


tells_what_a_run_finds(("utf-8", "utf-16"))
tells_what_a_run_finds(("utf-16",))
answers_questions()
is_asked_for_diagnostics()
mends_several_files()
follows_requests()
goes_along_with_the_client()
takes_what_is_no_message()
print("the language server tells what a run finds")
