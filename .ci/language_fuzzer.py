"""Sends `purelint lsp` what no editor should send, and edits until nothing is left as it was.

Usage: language_fuzzer.py PURELINT SCRATCH [MESSAGES [EDITS [MEGABYTES]]], called by .ci/language-server.
"""

import json
import pathlib
import random
import shutil
import subprocess
import sys
import time

from language_client import TIMEOUT, Client, converter, copy, purelint, run, scratch
from lsprotocol import types

MESSAGES, EDITS, MEGABYTES = map(int, (sys.argv[3:] + ["600", "200", "2"][len(sys.argv) - 3:])[:3])
JUNK = [
    None, True, -1, 0, 1, 2**31, 2**63, -2**63, 10**40, 1.5, "", "é😀\u2028", "file:///nowhere/A.swift",
    "file://", "http://example.org/A.swift", "untitled:1", "file:///%00", "file:///%C3%28", "%", [], {},
    [[[[[[]]]]]], {"line": -1, "character": -1}, {"uri": 1}, "x" * 5000]


def templates(uri, folder):
    """Requests and notifications that are right, to be spoiled."""
    document = {"textDocument": {"uri": uri}}
    place = {**document, "position": {"line": 20, "character": 12}}
    begin = {"line": 0, "character": 0}
    everything = {"start": begin, "end": {"line": 200, "character": 0}}
    requests = [
        ("textDocument/hover", place), ("textDocument/definition", place),
        ("textDocument/references", {**place, "context": {"includeDeclaration": True}}),
        ("textDocument/codeLens", document), ("textDocument/diagnostic", document),
        ("textDocument/codeAction", {
            **document, "range": everything, "context": {"diagnostics": [], "only": ["quickfix"]}}),
        ("initialize", {"capabilities": {}}), ("made/up", {}),
    ] + [("workspace/executeCommand", {"command": f"purelint.{name}", "arguments": words})
         for name, words in [("explain", ["missing-provider"]), ("show", [place]), ("why", [place]),
                             ("why", ["AppDependency", "Logging"]), ("graph", [place, "svg"]),
                             ("mend", [place, "unused-dependency"])]]
    added = {"uri": f"{folder}/App", "name": "part"}
    notices = [
        ("textDocument/didOpen", {"textDocument": {
            "uri": uri, "languageId": "swift", "version": 1, "text": "final class A {}\n"}}),
        ("textDocument/didChange", {
            "textDocument": {"uri": uri, "version": 3},
            "contentChanges": [{"range": everything, "text": "é"}, {"text": "let a = 1\n"}]}),
        ("textDocument/didChange", {
            "textDocument": {"uri": uri, "version": 3},
            "contentChanges": [{"range": {"start": place["position"], "end": begin}, "text": "}"}]}),
        ("textDocument/didClose", document), ("textDocument/didSave", document), ("initialized", {}),
        ("workspace/didChangeWatchedFiles", {"changes": [{"uri": uri, "type": 3}]}),
        ("workspace/didChangeConfiguration", {"settings": {"purelint": {"codeLenses": True}}}),
        ("workspace/didChangeWorkspaceFolders", {"event": {"added": [added], "removed": [added]}}),
        ("$/cancelRequest", {"id": 3}), ("$/setTrace", {"value": "off"}),
    ]
    return requests, notices


def spoil(value, chance):
    """The value with one part of it replaced or left out."""
    if isinstance(value, (dict, list)) and value and chance.random() < 0.8:
        key = chance.choice(list(value)) if isinstance(value, dict) else chance.randrange(len(value))
        value = value.copy()
        if chance.random() < 0.2:
            del value[key]
        else:
            value[key] = spoil(value[key], chance)
        return value
    return chance.choice(JUNK)


def survives_messages(count):
    """Each request is answered once, whatever it holds; afterwards all is as before."""
    folder = copy("BookshopBroken")
    client = Client(folder)
    client.settle()
    before, uris = client.findings(), [path.as_uri() for path in sorted(folder.rglob("*.swift"))][:4]
    chance = random.Random(11)
    waiting, asked = set(), 0
    for step in range(count):
        requests, notices = templates(chance.choice(uris), folder.as_uri())
        is_request = chance.random() < 0.6
        method, parameters = chance.choice(requests if is_request else notices)
        for _ in range(chance.choice([0, 1, 1, 2])):
            parameters = spoil(parameters, chance)
        message = {"method": method, "params": parameters}
        if is_request:
            message["id"] = chance.choice([f"é{step}", 10**6 + step, 2**62 + step])
            waiting.add(message["id"])
            asked += 1
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        if not is_request and chance.random() < 0.1:
            body = bytearray(body)
            body[chance.randrange(len(body))] = chance.randrange(256)
        client.send_bytes(bytes(body))
        if is_request and chance.random() < 0.2:
            client.notify("$/cancelRequest", {"id": message["id"]})
        # Answers to nothing, and requests with ids that no request has.
        if chance.random() < 0.05:
            client.send({"id": chance.choice(JUNK), "result": chance.choice(JUNK)})
            client.send({"id": chance.choice([None, 1.5, [], {}]), "method": method, "params": {}})
    for uri in uris:
        client.notify("textDocument/didClose", {"textDocument": {"uri": uri}})
    client.notify("workspace/didChangeWorkspaceFolders", {"event": {"removed": [
        {"uri": f"{folder.as_uri()}/App", "name": "part"}], "added": []}})
    client.notify("workspace/didChangeWorkspaceFolders", {
        "event": {"added": [{"uri": folder.as_uri(), "name": "App"}], "removed": []}})
    for _ in range(asked):
        client.wait(lambda message: message.get("id") in waiting and not waiting.remove(message["id"]))
    client.settle()
    assert client.findings() == before, (client.findings(), before)
    client.leave()


def survives_edits(count):
    """After any edits the findings are those of a run on the same texts; memory does not grow."""
    folder = copy("Bookshop")
    client = Client(folder, ("utf-16",))
    paths = sorted(folder.rglob("*.swift"))
    chance = random.Random(7)
    uris = {client.open(path): path for path in chance.sample(paths, 6)}
    right = dict(client.texts)
    early = 0
    for step in range(1, count + 1):
        uri = chance.choice(list(uris))
        edit(client, uri, right[uri], chance)
        if step % 100 == 0:
            on_disk(folder, chance)
            client.notify("workspace/didChangeWatchedFiles", {"changes": []})
        if step % 25 == 0 or step == count:
            client.settle()
        if step % 500 == 0 or step == count:
            for uri, path in uris.items():
                path.write_text(client.texts[uri], newline="")
                client.notify("textDocument/didSave", {"textDocument": {"uri": uri}})
            client.settle()
            assert client.findings() == run(folder), (step, client.findings(), run(folder))
        if step == count // 5:
            early = memory(client)
    late = memory(client)
    assert late < early * 1.3 + 20, f"{early} MB after {count // 5} edits, {late} after {count}"
    client.leave()
    return early, late


def edit(client, uri, right, chance):
    """One change of a text: of characters, words or lines, or back to what it was."""
    text = client.texts[uri]
    pieces = ["\n", "}", "{", "// é😀\n", "let x = 1\n", "lazy var a: Int = b\n", "(", "\"", "#if DEBUG\n", ""]
    way = chance.random()
    if way < 0.15:
        client.change(uri, 0, len(text), right)
    elif way < 0.55:
        start = chance.randrange(len(text) + 1)
        end = min(len(text), start + chance.choice([0, 0, 1, 7, 40]))
        client.change(uri, start, end, chance.choice(pieces))
    elif lines := text.splitlines(keepends=True):
        first = chance.randrange(len(lines))
        start = sum(map(len, lines[:first]))
        line = lines[first]
        words = line.split(" ")
        chance.shuffle(words)
        new = chance.choice(["", line + line, " ".join(words), line.replace("Factory", "Configurator"),
                             line.replace("let ", "lazy var "), line.replace(":", ": Any,", 1)])
        client.change(uri, start, start + len(line), new)


def on_disk(folder, chance):
    """A file that nobody has open appears, changes or goes, or the configuration does."""
    added = folder / "App" / "Added.swift"
    texts = ["final class Added { init(later: Added) {} }\n", "struct Half {\n", "let one = 1\n"]
    configuration = folder / ".purelint.json"
    way = chance.randrange(4)
    if way == 0:
        added.unlink(missing_ok=True)
    elif way == 1:
        configuration.unlink(missing_ok=True)
    elif way == 2:
        rule = chance.choice(["unused-provider", "lazy-cycle", "unwired-module"])
        configuration.write_text(json.dumps({"rules": {rule: chance.random() < 0.5}}))
    else:
        added.write_text(chance.choice(texts))


def memory(client):
    """The megabytes that the server holds."""
    status = pathlib.Path(f"/proc/{client.process.pid}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0]) // 1024


def takes_a_large_file(megabytes):
    """Open, changed in the middle, asked about, closed."""
    folder = copy("Bookshop")
    path = folder / "App" / "Large.swift"
    block = "".join(f"  func step{count}() -> Int {{ return {count} }}  // é\n" for count in range(200))
    size = 0
    with path.open("w") as file:
        while size < megabytes << 20:
            size += file.write(f"final class Large{size} {{\n{block}}}\n")
    client = Client(folder, ("utf-16",))
    started = time.monotonic()
    uri = client.open(path)
    client.settle()
    opened = time.monotonic() - started
    for step in range(5):
        started = time.monotonic()
        client.change(uri, size // 2 + step, size // 2 + step, "/")
        client.request("textDocument/hover", {
            "textDocument": {"uri": uri}, "position": {"line": 10**6, "character": 10**9}})
    changed = time.monotonic() - started
    path.write_text(client.texts[uri])
    client.settle()
    assert client.findings() == run(folder)
    held = memory(client)
    client.leave()
    return opened, changed, held


def ends_in_the_middle():
    """A client that dies within a message, wherever that is, leaves no server behind."""
    folder = copy("Bookshop")
    message = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {
        "rootUri": folder.as_uri(), "capabilities": {}}}).encode()
    whole = b"Content-Length: %d\r\n\r\n%s" % (len(message), message)
    notice = b'{"jsonrpc":"2.0","method":"initialized","params":{}}'
    second = b"Content-Length: %d\r\n\r\n%s" % (len(notice), notice)
    stream = whole + second
    for cut in sorted({0, 1, 5, 17, 20, 22, len(whole) - 1, len(whole), len(whole) + 30, len(stream)}):
        ended = subprocess.run([purelint, "lsp"], input=stream[:cut], capture_output=True, timeout=TIMEOUT)
        assert ended.returncode == 1 and not ended.stderr, (cut, ended)
    for broken in [b"\r\n\r\n", b"Content-Length: x\r\n\r\n", b"Content-Length: -1\r\n\r\n",
                   b"Content-Length: 99999999999999999999\r\n\r\n{}", b"x" * 100_000]:
        ended = subprocess.run([purelint, "lsp"], input=broken, capture_output=True, timeout=TIMEOUT)
        assert ended.returncode == 1, (broken[:40], ended)
    # Nobody reads what the server writes.
    client = subprocess.Popen([purelint, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    client.stdout.close()
    client.stdin.write(stream)
    client.stdin.flush()
    assert client.wait(TIMEOUT) == 1


survives_messages(MESSAGES)
ends_in_the_middle()
opened, changed, held = takes_a_large_file(MEGABYTES)
early, late = survives_edits(EDITS)
print(f"the language server took {MESSAGES} messages and {EDITS} edits; {early} MB, then {late} MB; a file of "
      f"{MEGABYTES} MB opened in {opened:.1f} s, changed in {changed:.1f} s, {held} MB held")
