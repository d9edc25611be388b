"""Drives `purelint lsp` as an editor does, and compares what it tells with what a run finds.

Usage: language_server.py PURELINT SCRATCH, called by .ci/language-server.
"""

import json
import pathlib
import queue
import random
import shutil
import subprocess
import sys
import threading
import urllib.parse

from lsprotocol import converters, types

purelint, scratch = sys.argv[1], pathlib.Path(sys.argv[2])
repository = pathlib.Path.cwd()
converter = converters.get_converter()
TIMEOUT = 120


class Client:
    """A server with what it has sent so far."""

    def __init__(self, folder, encodings=("utf-8",), pulls=False):
        self.folder = folder
        self.process = subprocess.Popen(
            [purelint, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=scratch)
        self.messages, self.texts, self.versions, self.published = queue.Queue(), {}, {}, {}
        self.count = 0
        threading.Thread(target=self.receive, daemon=True).start()
        text_document = {"diagnostic": {}} if pulls else {}
        result = self.request("initialize", {
            "processId": None, "rootUri": folder.as_uri(), "workspaceFolders": [
                {"uri": folder.as_uri(), "name": "App"}],
            "capabilities": {
                "general": {"positionEncodings": list(encodings)},
                "textDocument": text_document,
                "workspace": {"workspaceEdit": {"documentChanges": True}}}})
        self.abilities = converter.structure(result, types.InitializeResult).capabilities
        self.notify("initialized", {})

    def receive(self):
        stream = self.process.stdout
        while True:
            length = None
            while (line := stream.readline().strip()):
                name, _, value = line.partition(b":")
                if name.lower() == b"content-length":
                    length = int(value)
            if length is None:
                return self.messages.put(None)
            self.messages.put(json.loads(stream.read(length)))

    def send_bytes(self, body, length=None):
        header = f"Content-Length: {len(body) if length is None else length}\r\n\r\n".encode()
        self.process.stdin.write(header + body)
        self.process.stdin.flush()

    def send(self, message):
        self.send_bytes(json.dumps({"jsonrpc": "2.0", **message}).encode())

    def notify(self, method, parameters):
        self.send({"method": method, "params": parameters})

    def request(self, method, parameters, fails=None):
        """The result of a request, or nothing where it has to fail with a code."""
        self.count += 1
        self.send({"id": self.count, "method": method, "params": parameters})
        answer = self.wait(lambda message: message.get("id") == self.count and "method" not in message)
        if fails is not None:
            assert answer["error"]["code"] == fails, answer
            return None
        assert "error" not in answer, answer
        return answer["result"]

    def wait(self, is_wanted):
        """Reads up to a message; takes over diagnostics on the way."""
        while True:
            message = self.messages.get(timeout=TIMEOUT)
            assert message is not None, "the server is gone"
            if message.get("method") == "textDocument/publishDiagnostics":
                parameters = converter.structure(
                    message["params"], types.PublishDiagnosticsParams)
                self.published[parameters.uri] = parameters.diagnostics
            if is_wanted(message):
                return message

    def open(self, path):
        uri = path.as_uri()
        self.texts[uri], self.versions[uri] = path.read_text(), 1
        self.notify("textDocument/didOpen", {"textDocument": {
            "uri": uri, "languageId": "swift", "version": 1, "text": self.texts[uri]}})
        return uri

    def change(self, uri, start, end, text):
        """Replaces characters of a document, told as a range of lines and UTF-16 or UTF-8 units."""
        old = self.texts[uri]

        def position(offset):
            line = old.count("\n", 0, offset)
            before = old[old.rfind("\n", 0, offset) + 1:offset]
            units = len(before.encode()) if self.abilities.position_encoding == "utf-8" else \
                len(before.encode("utf-16-le")) // 2
            return {"line": line, "character": units}

        self.versions[uri] += 1
        self.notify("textDocument/didChange", {
            "textDocument": {"uri": uri, "version": self.versions[uri]},
            "contentChanges": [
                {"range": {"start": position(start), "end": position(end)}, "text": text}]})
        self.texts[uri] = old[:start] + text + old[end:]

    def settle(self):
        """Waits until what was sent so far is checked: a request that needs the check is answered."""
        uri = next(iter(self.texts), self.folder.as_uri())
        self.request("textDocument/codeLens", {"textDocument": {"uri": uri}})

    def findings(self):
        return sorted(
            (pathlib.Path(urllib.parse.unquote(uri)).name, d.range.start.line + 1, d.code)
            for uri, diagnostics in self.published.items() for d in diagnostics)

    def leave(self):
        self.request("shutdown", None)
        self.request("textDocument/hover", {}, fails=-32600)
        self.notify("exit", None)
        assert self.process.wait(TIMEOUT) == 0


def run(folder):
    """The findings of a fresh run."""
    output = subprocess.run(
        [purelint, "check", "--format", "json", str(folder)], capture_output=True, text=True)
    return sorted(
        (pathlib.Path(f["location"]["file"]).name, f["location"]["line"], f["rule"])
        for f in json.loads(output.stdout)["findings"])


def copy(name):
    folder = scratch / "copies" / f"{name}-{len(list(scratch.glob('copies/*')))}"
    shutil.copytree(repository / "Fixtures/Apps" / name, folder)
    return folder


def tells_what_a_run_finds(encodings):
    folder = copy("BookshopBroken")
    client = Client(folder, encodings)
    assert client.abilities.position_encoding == encodings[0]
    uri = client.open(folder / "App/AccountCompositionRoot.swift")
    client.settle()
    assert client.findings() == run(folder) and client.findings(), client.findings()

    # A label that is left out: told, with a change that hands it over; gone once that is applied.
    lines = client.texts[uri].splitlines()
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
    for edit in sorted(document.edits, key=lambda e: (e.range.start.line, e.range.start.character),
                       reverse=True):
        place = sum(len(line) + 1 for line in lines[:edit.range.start.line])
        start = place + edit.range.start.character
        client.change(uri, start, start + edit.range.end.character - edit.range.start.character,
                      edit.new_text)
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
    assert client.request("textDocument/hover", at("import")) is None
    origins = client.request("textDocument/definition", at("authService"))
    origins = [converter.structure(origin, types.Location) for origin in origins]
    assert any(origin.uri.endswith("AccountCompositionRoot.swift") for origin in origins), origins
    users = client.request(
        "textDocument/references", {**at("authService"), "context": {"includeDeclaration": False}})
    assert users and all(converter.structure(user, types.Location) for user in users)
    lenses = client.request("textDocument/codeLens", {"textDocument": {"uri": uri}})
    lenses = [converter.structure(lens, types.CodeLens) for lens in lenses]
    assert any(lens.command.title.startswith("needed by") for lens in lenses)
    client.request("workspace/executeCommand", {
        "command": "purelint.explain", "arguments": ["missing-provider"]})
    client.request("workspace/executeCommand", {"command": "purelint.explain"}, fails=-32602)
    client.request("textDocument/rename", {}, fails=-32601)
    client.leave()


def is_asked_for_diagnostics():
    folder = copy("BookshopBroken")
    client = Client(folder, pulls=True)
    uri = client.open(folder / "App/AccountCompositionRoot.swift")
    report = client.request("textDocument/diagnostic", {"textDocument": {"uri": uri}})
    report = converter.structure(report, types.RelatedFullDocumentDiagnosticReport)
    assert len(report.items) == sum(1 for name, _, _ in run(folder) if name == pathlib.Path(uri).name)
    assert not client.published
    client.leave()


def survives_edits(count):
    """After any edits the findings are those of a run on the same texts."""
    folder = copy("Bookshop")
    client = Client(folder, ("utf-16",))
    paths = sorted(folder.rglob("*.swift"))
    chance = random.Random(7)
    uris = {client.open(path): path for path in chance.sample(paths, 5)}
    pieces = ["\n", "}", "{", "// é😀\n", "let x = 1\n", "lazy var a: Int = b\n", "(", "\"", "#if DEBUG\n"]
    for step in range(count):
        uri = chance.choice(list(uris))
        text = client.texts[uri]
        start = chance.randrange(len(text) + 1)
        end = min(len(text), start + chance.choice([0, 0, 1, 7, 40]))
        client.change(uri, start, end, chance.choice(pieces + [""]))
        if step % 25 == 24:
            client.settle()
    client.settle()
    for uri, path in uris.items():
        path.write_text(client.texts[uri])
    assert client.findings() == run(folder), (client.findings(), run(folder))
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
survives_edits(200)
takes_what_is_no_message()
print("the language server tells what a run finds")
