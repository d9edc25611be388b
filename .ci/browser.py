"""A headless Chromium, driven by its own protocol over a pipe: nothing to install but the browser."""

import base64
import itertools
import json
import os
import subprocess
import tempfile
import time


class Browser:
    """A browser with one page in it, which notes all that it asks for and complains about."""

    def __init__(self, width=1280, height=800):
        self.folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        command_read, self.commands = os.pipe()
        self.answers, answer_write = os.pipe()
        self.process = subprocess.Popen(
            [
                # Not 'sh': where that is dash, it knows no descriptor above 9.
                "bash", "-c", f'exec "$@" 3<&{command_read} 4>&{answer_write}', "bash", "chromium",
                "--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe",
                "--no-first-run", "--hide-scrollbars", "--force-device-scale-factor=1",
                "--disable-background-networking", "--disable-component-update",
                f"--window-size={width},{height}", f"--user-data-dir={self.folder.name}",
            ],
            pass_fds=(command_read, answer_write),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(command_read)
        os.close(answer_write)
        self.numbers = itertools.count(1)
        self.received = b""
        self.requests, self.complaints, self.loaded = [], [], False
        self.session = None
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Network", "Log"):
            self.call(f"{domain}.enable")
        self.resize(width, height)

    def call(self, method, **parameters):
        """Sends a command and returns what is answered to it."""
        number = next(self.numbers)
        message = {"id": number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.commands, data) :]
        while True:
            answer = self._next()
            if answer.get("id") == number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]
            self._note(answer)

    def _next(self):
        while b"\0" not in self.received:
            part = os.read(self.answers, 1 << 20)
            if not part:
                raise RuntimeError("the browser is gone")
            self.received += part
        message, self.received = self.received.split(b"\0", 1)
        return json.loads(message)

    def _note(self, event):
        method, parameters = event.get("method"), event.get("params", {})
        if method == "Network.requestWillBeSent":
            self.requests.append(parameters["request"]["url"])
        elif method == "Runtime.exceptionThrown":
            details = parameters["exceptionDetails"]
            self.complaints.append(details.get("exception", {}).get("description") or details["text"])
        elif method == "Runtime.consoleAPICalled" and parameters["type"] in ("error", "warning"):
            self.complaints.append(str([a.get("value") for a in parameters["args"]]))
        elif method == "Log.entryAdded" and parameters["entry"]["level"] in ("error", "warning"):
            self.complaints.append(parameters["entry"]["text"])
        elif method == "Page.loadEventFired":
            self.loaded = True

    def open(self, url):
        """Opens a page, and waits until it has been drawn; returns the seconds that took."""
        self.requests, self.complaints, self.loaded = [], [], False
        start = time.monotonic()
        self.call("Page.navigate", url=url)
        while not self.loaded:
            self._note(self._next())
        self.evaluate("new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
        return time.monotonic() - start

    def evaluate(self, expression):
        """The value of an expression, or of what it promises."""
        result = self.call(
            "Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True
        )
        if "exceptionDetails" in result:
            details = result["exceptionDetails"]
            raise RuntimeError(details.get("exception", {}).get("description") or details["text"])
        return result["result"].get("value")

    def resize(self, width, height, scale=1):
        self.call(
            "Emulation.setDeviceMetricsOverride",
            width=width, height=height, deviceScaleFactor=scale, mobile=False,
        )

    def prefer(self, **features):
        """Sets what the user prefers: `color_scheme="dark"`."""
        self.call(
            "Emulation.setEmulatedMedia",
            features=[{"name": f"prefers-{k.replace('_', '-')}", "value": v} for k, v in features.items()],
        )

    def mouse(self, kind, x, y, **more):
        self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, **more)

    def click(self, x, y, modifiers=0):
        for kind in ("mouseMoved", "mousePressed", "mouseReleased"):
            more = {} if kind == "mouseMoved" else {"button": "left", "clickCount": 1}
            self.mouse(kind, x, y, modifiers=modifiers, **more)

    def click_on(self, selector, modifiers=0):
        """Clicks into the middle of the first element that a selector finds."""
        x, y = self.evaluate(
            f"(() => {{ const r = document.querySelector({json.dumps(selector)})"
            ".getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2] })()"
        )
        self.click(x, y, modifiers)

    def press(self, key, text=None):
        more = {"text": text} if text else {}
        self.call("Input.dispatchKeyEvent", type="keyDown", key=key, code=key, **more)
        self.call("Input.dispatchKeyEvent", type="keyUp", key=key, code=key)

    def type(self, text):
        self.call("Input.insertText", text=text)

    def screenshot(self, path):
        data = self.call("Page.captureScreenshot", format="png")["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def close(self):
        self.process.terminate()
        self.process.wait()
        os.close(self.commands)
        os.close(self.answers)
        self.folder.cleanup()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
