"""A client of `purelint lsp` that checks what it gets against the types of the protocol.

Imported by `language_server.py` and `language_fuzzer.py`, which are called with PURELINT and SCRATCH.
"""

import json
import pathlib
import queue
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

    def __init__(self, folder, encodings=("utf-8",), pulls=False, options=None, others=()):
        self.folder = folder
        # The methods of what the server asked and told, and what the user has set.
        self.asked, self.told, self.settings, self.changes = [], [], {}, []
        self.lock = threading.Lock()
        self.process = subprocess.Popen(
            [purelint, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=scratch)
        self.messages, self.texts, self.versions, self.published = queue.Queue(), {}, {}, {}
        self.count = 0
        threading.Thread(target=self.receive, daemon=True).start()
        text_document = {"diagnostic": {}} if pulls else {}
        result = self.request("initialize", {
            "processId": None, "rootUri": folder.as_uri(), "initializationOptions": options,
            "workspaceFolders": [
                {"uri": one.as_uri(), "name": one.name} for one in (folder, *others)],
            "capabilities": {
                "general": {"positionEncodings": list(encodings)},
                "textDocument": text_document,
                "window": {"workDoneProgress": True},
                "workspace": {
                    "workspaceEdit": {"documentChanges": True}, "configuration": True, "applyEdit": True,
                    "codeLens": {"refreshSupport": True}, "diagnostics": {"refreshSupport": True},
                    "didChangeWatchedFiles": {"dynamicRegistration": True}}}})
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
            message = json.loads(stream.read(length))
            if "method" in message:
                converter.structure(message, types.METHOD_TO_TYPES[message["method"]][0])
                (self.asked if "id" in message else self.told).append(message["method"])
                if "id" in message:
                    self.reply(message)
            self.messages.put(message)

    def reply(self, message):
        """Answers a request of the server, as an editor does."""
        result = None
        if message["method"] == "workspace/configuration":
            result = [self.settings for _ in message["params"]["items"]]
        elif message["method"] == "workspace/applyEdit":
            self.changes.append(message["params"]["edit"])
            result = {"applied": True}
        try:
            self.send({"id": message["id"], "result": result})
        except (BrokenPipeError, ValueError):
            pass

    def send_bytes(self, body, length=None):
        header = f"Content-Length: {len(body) if length is None else length}\r\n\r\n".encode()
        with self.lock:
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
        converter.structure(answer, types.METHOD_TO_TYPES[method][1])
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

    def apply(self, edit):
        """Makes a change to open documents, given as `documentChanges` in units of UTF-8 or ASCII."""
        for document in edit["documentChanges"]:
            uri = document["textDocument"]["uri"]
            lines = self.texts[uri].splitlines(keepends=True)

            def offset(place):
                return sum(map(len, lines[:place["line"]])) + place["character"]

            for one in sorted(document["edits"], key=lambda one: -offset(one["range"]["start"])):
                self.change(uri, offset(one["range"]["start"]), offset(one["range"]["end"]), one["newText"])

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


def run(*folders):
    """The findings of a fresh run."""
    output = subprocess.run(
        [purelint, "check", "--format", "json", *map(str, folders)], capture_output=True, text=True)
    return sorted(
        (pathlib.Path(f["location"]["file"]).name, f["location"]["line"], f["rule"])
        for f in json.loads(output.stdout)["findings"])


def copy(name):
    folder = scratch / "copies" / f"{name}-{len(list(scratch.glob('copies/*')))}"
    shutil.copytree(repository / "Fixtures/Apps" / name, folder)
    return folder
