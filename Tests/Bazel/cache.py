"""The cache that Bazel asks for over HTTP: a folder of files, and a line on standard output for each answer.

Usage: cache.py FOLDER; prints its port first.
"""

import http.server
import pathlib
import sys


class Cache(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    folder = pathlib.Path(sys.argv[1])

    def file(self):
        return self.folder / self.path.strip("/").replace("/", "-")

    def answer(self, code, body=b""):
        print(self.command, code, self.path, flush=True)
        self.send_response(code)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self):
        if self.file().exists():
            self.answer(200, self.file().read_bytes())
        else:
            self.answer(404)

    def do_PUT(self):
        length = int(self.headers["Content-Length"])
        self.file().write_bytes(self.rfile.read(length))
        self.answer(200)

    def log_message(self, *_):
        pass


if __name__ == "__main__":
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Cache)
    print(server.server_address[1], flush=True)
    server.serve_forever()
