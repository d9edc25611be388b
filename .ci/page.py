"""Opens pages of graphs in a browser, uses them as a person does, and reads what they show.

    page.py FOLDER             checks the pages that '.ci/page' has put into the folder
    page.py FOLDER --update    makes the pictures of docs/graph.md from them
"""

import contextlib
import json
import pathlib
import re
import sys
import time
import xml.etree.ElementTree

from browser import Browser

FOLDER = pathlib.Path(sys.argv[1])
DOCS = pathlib.Path(__file__).resolve().parent.parent / "docs"


def data(name):
    """What a page knows of its graph."""
    text = (FOLDER / f"{name}.html").read_text()
    return json.loads(re.search(r'id="graph">(.*?)</script>', text, re.S)[1])


class Page:
    """A page in the browser, with words for what a person does and sees."""

    def __init__(self, browser, name):
        self.browser, self.data = browser, data(name)
        browser.open((FOLDER / f"{name}.html").as_uri())

    def text(self, selector):
        return self.browser.evaluate(f"document.querySelector({json.dumps(selector)}).innerText")

    def count(self, selector):
        return self.browser.evaluate(f"document.querySelectorAll({json.dumps(selector)}).length")

    def is_shown(self, selector):
        return self.browser.evaluate(
            f"document.querySelector({json.dumps(selector)}).getClientRects().length > 0"
        )

    def rest(self):
        """Waits until nothing moves."""
        time.sleep(0.6)

    def box(self, name):
        return next(i for i, box in enumerate(self.data["boxes"]) if box["name"] == name)

    def place(self, box):
        """The middle of a box on the screen."""
        x, y, width, height = self.data["boxes"][box]["frame"]
        return self.browser.evaluate(
            f"(() => {{ const [x, y] = onCanvas({x + width / 2}, {y + height / 2});"
            "const r = canvas.getBoundingClientRect(); return [x + r.x, y + r.y] })()"
        )

    def click_box(self, box, modifiers=0):
        self.browser.click(*self.place(box), modifiers)
        self.rest()

    def choose(self, control, value):
        """Chooses an entry of a menu."""
        self.browser.evaluate(
            f"(menu => {{ menu.value = {value};"
            "menu.dispatchEvent(new Event('change', {bubbles: true})) }"
            f")(document.getElementById('{control}'))"
        )

    def lit(self):
        return set(self.browser.evaluate("[...state.lit?.boxes ?? []]"))

    def colors(self):
        """The number of colours on the canvas."""
        return self.browser.evaluate(
            "new Set(new Uint32Array(context.getImageData(0, 0, canvas.width, canvas.height)"
            ".data.buffer)).size"
        )


SHIFT = 8


def check_opening(page):
    boxes, findings = page.data["boxes"], page.data["findings"]
    assert page.text("h1") == page.data["title"]
    drawn = page.browser.evaluate("view.boxes.length")
    arrows = len(page.data["arrows"])
    assert drawn <= 40 < len(boxes), drawn
    assert page.text("#summary") == f"{len(boxes)} boxes, drawn as {drawn}, {arrows} arrows"
    assert page.count("#findings li") == len(findings) > 0
    assert page.colors() > 20, "hardly anything is drawn"
    assert not page.is_shown("#panel")
    check_overlaps(page)


def check_overlaps(page):
    """No box that is drawn lies over another one."""
    frames = page.browser.evaluate("view.boxes.map(box => boxes[box].frame)")
    for index, (x, y, width, height) in enumerate(frames):
        for left, top, more, lower in frames[:index]:
            apart = left >= x + width or x >= left + more or top >= y + height or y >= top + lower
            assert apart, (frames[index], (left, top, more, lower))


def check_folders(page):
    """Folders open and close by mouse and by keys, and boxes that are searched come out of them."""
    browser = page.browser
    drawn = "view.boxes.length"
    before = browser.evaluate(drawn)
    group = browser.evaluate(
        "view.boxes.filter(box => box >= ownCount)"
        ".sort((a, b) => folderOfGroup.get(b).count - folderOfGroup.get(a).count)[0]"
    )
    middle = (
        f"(([x, y, w, h]) => onCanvas(x + w / 2, y + h / 2))(boxes[{group}].frame)"
        ".map((n, i) => n + (i ? canvas.getBoundingClientRect().y : canvas.getBoundingClientRect().x))"
    )
    browser.evaluate(f"bringIntoView({group})")
    page.rest()
    x, y = browser.evaluate(middle)
    browser.click(x, y)
    browser.mouse("mousePressed", x, y, button="left", clickCount=2)
    browser.mouse("mouseReleased", x, y, button="left", clickCount=2)
    page.rest()
    opened = browser.evaluate(drawn)
    assert opened > before, (before, opened)
    check_overlaps(page)
    inner = browser.evaluate(f"view.boxes.find(box => closableFolder(box)?.box === {group})")
    browser.evaluate(f"canvas.focus(); select({inner})")
    browser.press("c", "c")
    page.rest()
    assert browser.evaluate(drawn) == before
    browser.evaluate(f"select({group})")
    browser.press("Enter")
    page.rest()
    assert browser.evaluate(drawn) == opened, (before, opened, browser.evaluate(drawn))
    assert browser.evaluate("state.selected") != group
    hidden = browser.evaluate("[...view.shownAs].findIndex((shown, box) => shown !== box)")
    browser.evaluate(f"select({hidden})")
    page.rest()
    assert browser.evaluate(f"view.shownAs[{hidden}]") == hidden
    assert page.text("#panel h2") == page.data["boxes"][hidden]["name"]
    browser.resize(800, 600)
    page.rest()
    assert not page.is_shown("#filters")
    browser.click_on("#side-button")
    assert page.is_shown("#filters") and page.is_shown("#legend")
    page.rest()
    uncovered = browser.evaluate(
        "document.querySelector('#side').getBoundingClientRect().right"
        " <= canvas.getBoundingClientRect().left"
    )
    assert uncovered, "filters lie over the picture"
    browser.click_on("#together")
    page.rest()
    assert browser.evaluate(drawn) == len(page.data["boxes"])
    browser.click_on("#side-button")
    browser.resize(1280, 800)
    browser.press("Escape")
    browser.evaluate("showAll()")
    page.rest()
    check_overlaps(page)


def check_layout(page):
    """The page's own layout is that of 'GraphModel', to the point."""
    same = page.browser.evaluate(
        "(() => { Object.assign(spacing, {ranks: 56, leastWidth: 1600});"
        " const all = drawDiagram({arrows: arrows.slice(0, ownArrowCount),"
        "  boxes: boxes.slice(0, ownCount).map(({frame, isStart, cluster}) => ({width: frame[2],"
        "   height: frame[3], isRoot: isStart ?? false, cluster: cluster ?? Infinity}))});"
        " const parts = ({width, height, boxes, arrows}) => [width, height, boxes, arrows];"
        " return JSON.stringify(parts(all)) === JSON.stringify(parts(wholeDrawing)) })()"
    )
    assert same, page.data["title"]


def check_box(page):
    box = page.box("AppDependency")
    page.click_box(box)
    assert page.text("#panel h2") == "AppDependency"
    assert "root" in page.text("#panel dl")
    ends = {a["target"] for a in page.data["arrows"] if a["source"] == box}
    ends |= {a["source"] for a in page.data["arrows"] if a["target"] == box}
    assert page.lit() == ends | {box}
    file = page.data["files"][page.data["boxes"][box]["place"][0]]
    absolute = f"{page.data['folder']}/{file[0]}"
    line, column = page.data["boxes"][box]["place"][1:]
    links = page.browser.evaluate("[...document.querySelectorAll('#panel .place')][0].innerHTML")
    assert f'href="vscode://file{absolute}:{line}:{column}"' in links, links
    assert f"/blob/main/{file[0]}#L{line}" in links, links
    assert page.text("#panel .place code") == f"xed --line {line} '{absolute}'"
    assert page.browser.evaluate("location.hash") == "#AppDependency"
    for need in page.data["boxes"][box].get("needs", []):
        assert page.data["boxes"][need["box"]]["name"] in page.text("#panel")
    page.browser.click_on("#panel ul .stop")
    page.rest()
    assert page.text("#panel h2") != "AppDependency"
    page.browser.evaluate("history.back()")
    page.rest()
    assert page.text("#panel h2") == "AppDependency"


def check_saving(page):
    """What is shown, or lit, becomes an image that other programs read."""
    browser, file = page.browser, FOLDER / "graph.svg"
    browser.call("Browser.setDownloadBehavior", behavior="allow", downloadPath=str(FOLDER))
    browser.press("Escape")
    for action, count in (
        ("showAll()", "view.boxes.length"),
        (f"select({page.box('AppDependency')})", "state.lit.boxes.size"),
    ):
        browser.evaluate(action)
        browser.click_on("#save")
        for _ in range(50):
            time.sleep(0.1)
            if file.exists() and file.stat().st_size > 0:
                break
        picture = xml.etree.ElementTree.parse(file).getroot()
        file.unlink()
        groups = picture.iter("{http://www.w3.org/2000/svg}g")
        boxes = [group for group in groups if "box" in group.get("class").split()]
        assert len(boxes) == browser.evaluate(count), len(boxes)
        assert "var(" not in picture[0].text and picture[0].text.count("fill") > 5


def check_keys(page):
    browser = page.browser
    browser.press("Escape")
    assert not page.is_shown("#panel") and not page.lit()
    browser.press("/", "/")
    browser.type("cartreac")
    assert page.text("#results li[aria-selected=true]").startswith("CartReactor")
    browser.press("Enter")
    page.rest()
    assert page.text("#panel h2") == "CartReactor"
    for key, ends in (("ArrowUp", ("target", "source")), ("ArrowDown", ("source", "target"))):
        selected = browser.evaluate("state.selected")
        browser.press(key)
        page.rest()
        found = browser.evaluate("state.selected")
        arrows = page.data["arrows"]
        assert any(a[ends[0]] == selected and a[ends[1]] == found for a in arrows), key
    browser.press("?", "?")
    assert page.is_shown("#help")
    browser.click_on("#help button")
    assert not page.is_shown("#help")
    browser.press("0", "0")
    page.rest()


def check_path(page):
    source, target = page.box("AppDependency"), page.box("CartReactor")
    page.browser.press("Escape")
    page.click_box(source)
    page.browser.press("0", "0")
    page.rest()
    page.click_box(target, SHIFT)
    stops = page.browser.evaluate(
        "[...document.querySelectorAll('#panel li')].map(stop => stop.innerText)"
    )
    assert stops[0] == "AppDependency" and stops[-1] == "CartReactor", stops
    names = [box["name"] for box in page.data["boxes"]]
    pairs = {(names[arrow["source"]], names[arrow["target"]]) for arrow in page.data["arrows"]}
    assert all(pair in pairs for pair in zip(stops, stops[1:])), stops


def check_arrows(page):
    browser = page.browser
    browser.press("Escape")
    browser.evaluate("showAll()")
    page.rest()
    arrows, boxes = page.data["arrows"], page.data["boxes"]
    hit = browser.evaluate(
        "(() => { for (const [index, arrow] of arrows.entries()) {"
        "  const {way} = arrow; if (way.length < 4 || arrow.isPart) continue;"
        "  const [x, y, endX, endY] = way;"
        "  const [left, top] = onCanvas((x + endX) / 2, (y + endY) / 2);"
        "  if (boxAt(left, top) >= 0 || left < 0 || top < 0) continue;"
        "  const near = arrowsAt(left, top);"
        "  const r = canvas.getBoundingClientRect();"
        "  if (near.length === 1) return [near[0], left + r.x, top + r.y]; } })()"
    )
    index, x, y = hit
    browser.click(x, y)
    page.rest()
    source, target = arrows[index]["source"], arrows[index]["target"]
    title = page.text("#panel h2")
    assert title == f"{boxes[source]['name']} needs {boxes[target]['name']}", title
    assert page.lit() == {source, target}, page.lit()
    file, line, _ = arrows[index]["place"]
    assert f":{line}" in page.text("#panel"), page.text("#panel")
    browser.evaluate("select(arrows.find(arrow => arrow.reasons).target)")
    assert page.count("#panel button.why") > 0
    browser.evaluate("document.querySelector('#panel button.why').click()")
    assert " needs " in page.text("#panel h2")
    browser.evaluate("selectArrows(incoming.find(list => list.length > 1))")
    assert "arrows share this way" in page.text("#panel h2")
    browser.press("Escape")


def check_findings(page):
    for index, finding in enumerate(page.data["findings"]):
        page.browser.evaluate(f"document.querySelectorAll('#findings button')[{index}].click()")
        assert page.text("#panel h2") == finding["message"]
        assert page.lit() >= set(finding["boxes"] + finding["path"])
        assert finding["rule"] in page.text("#panel")
    page.rest()


def check_filters(page):
    browser, boxes = page.browser, page.data["boxes"]
    total, arrows = len(boxes), len(page.data["arrows"])

    def expect(count):
        shown = f"{count}" if count == total else f"{count} of {total}"
        assert page.text("#summary") == f"{shown} boxes, {arrows} arrows", page.text("#summary")

    browser.press("Escape")
    browser.click_on("input[data-kind=provider]")
    expect(sum(box["kind"] != "provider" for box in boxes))
    browser.click_on("input[data-kind=provider]")
    browser.click_on("#only-findings")
    expect(len({b for f in page.data["findings"] for b in f["boxes"] + f["path"]}))
    browser.click_on("#only-findings")
    cluster = next(box["cluster"] for box in boxes if "cluster" in box)
    for control, value, count in (
        ("cluster", cluster, sum(box.get("cluster") == cluster for box in boxes)),
        ("root", page.box("AppDependency"), len(reachable(page))),
    ):
        page.choose(control, value)
        expect(count)
        page.choose(control, -1)
    expect(total)
    page.rest()


def reachable(page):
    found = [page.box("AppDependency")]
    for box in found:
        targets = (a["target"] for a in page.data["arrows"] if a["source"] == box)
        found += [t for t in dict.fromkeys(targets) if t not in found]
    return found


def check_camera(page):
    browser = page.browser
    before = browser.evaluate("({...camera})")
    browser.mouse("mousePressed", 700, 740, button="left", clickCount=1)
    browser.mouse("mouseMoved", 640, 700, button="left")
    browser.mouse("mouseMoved", 600, 660, button="left")
    browser.mouse("mouseReleased", 600, 660, button="left")
    moved = browser.evaluate("({...camera})")
    assert abs((moved["x"] - before["x"]) * moved["scale"] - 100) < 1, (before, moved)
    browser.mouse("mouseWheel", 700, 400, deltaX=0, deltaY=-50, modifiers=2)
    page.rest()
    assert browser.evaluate("camera.scale") > moved["scale"]
    browser.click_on("#fit")
    page.rest()
    assert abs(browser.evaluate("camera.scale") - before["scale"]) < 1e-6


def check_looks(page):
    browser = page.browser
    shown = []
    for scheme in ("dark", "light"):
        browser.prefer(color_scheme=scheme)
        page.rest()
        shown.append(browser.evaluate("getComputedStyle(document.body).backgroundColor"))
        assert browser.evaluate("document.documentElement.dataset.theme") == scheme
    assert shown[0] != shown[1]
    browser.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert page.count("#print .box") == len(page.data["boxes"])
    assert page.count("#print .arrow") == len(page.data["arrows"])
    browser.evaluate("dispatchEvent(new Event('afterprint'))")
    assert len(browser.call("Page.printToPDF")["data"]) > 20_000
    browser.resize(420, 800)
    page.rest()
    assert page.is_shown("#canvas") and page.is_shown("#search")
    browser.resize(1280, 800)


def check_privacy(page):
    """Nothing tells where on the machine the sources are, unless it was asked for."""
    assert "folder" not in page.data
    assert str(DOCS.parent) not in (FOLDER / "plain.html").read_text()
    page.browser.evaluate("select(0)")
    assert page.count("#panel .place a[href^=vscode]") == 0
    assert page.count("#panel .place a[href^=https]") > 0
    assert page.count("#panel .place code") == 0


def check_hostile(page):
    """Names are text: nothing of them is an element, runs or is asked for."""
    assert page.count("script") == 2 and page.count("img") == 0
    for index, box in enumerate(page.data["boxes"]):
        page.browser.evaluate(f"select({index})")
        assert page.text("#panel h2").strip() == box["name"].strip(), box["name"]
    for index in range(len(page.data["findings"])):
        page.browser.evaluate(f"selectFinding({index})")
    page.browser.evaluate("fillPaper()")
    page.browser.press("/", "/")
    page.browser.type("script")
    assert page.count("#results li") > 1
    names = " ".join(box["name"] for box in page.data["boxes"])
    assert "</script><script>" in names and "🦉" in names and "\u202e" not in names, names
    assert page.count("script") == 2 and page.count("img") == 0
    assert "taken" not in page.browser.evaluate("document.title")


def check_policy(page):
    """The page itself could not do more if it wanted to."""
    page.browser.evaluate(
        "document.body.append("
        "Object.assign(document.createElement('script'), {textContent: 'window.wasRun = true'}),"
        "Object.assign(new Image(), {src: 'https://a.example/'}))"
    )
    assert page.browser.evaluate("window.wasRun") is None
    assert page.browser.evaluate("fetch('https://a.example').catch(() => 'refused')") == "refused"
    page.rest()
    assert len(page.browser.complaints) >= 3, page.browser.complaints
    page.browser.complaints.clear()
    page.browser.requests = [r for r in page.browser.requests if not r.startswith("https://a.")]


@contextlib.contextmanager
def quietly(browser):
    """Expects that nothing is asked for besides the page, and that nobody complains."""
    yield
    asked = {r for r in browser.requests if not r.startswith(("file:", "data:"))}
    assert not asked and not browser.complaints, (asked, browser.complaints)


def check():
    with Browser(1280, 800) as browser:
        browser.prefer(color_scheme="light")
        with quietly(browser):
            page = Page(browser, "bookshop")
            for step in (
                check_opening, check_folders, check_box, check_saving, check_keys, check_path, check_arrows,
                check_findings, check_filters, check_camera, check_looks, check_policy,
            ):
                step(page)
                print(step.__name__.replace("_", " "))
        names = sorted(path.stem for path in FOLDER.glob("layout-*.html"))
        for name in names:
            with quietly(browser):
                check_layout(Page(browser, name))
        print(f"check layout of {len(names)} graphs")
        with quietly(browser):
            check_privacy(Page(browser, "plain"))
            print("check privacy")
        with quietly(browser):
            check_hostile(Page(browser, "hostile"))
            print("check hostile names")
        with quietly(browser):
            assert Page(browser, "empty").text("#summary") == "0 boxes, 0 arrows"


def update():
    with Browser(1180, 720) as browser:
        for name, page, scheme, action in PICTURES:
            browser.prefer(color_scheme=scheme)
            # Nobody's machine shows.
            file = FOLDER / f"{page}.html"
            file.write_text(re.sub('"folder":"[^"]*"', '"folder":"/src"', file.read_text()))
            browser.open(file.as_uri())
            browser.evaluate(action)
            time.sleep(1)
            browser.screenshot(DOCS / name)


# The name of each picture, its page, its look, and what is done on the page.
PICTURES = [
    ("graph-overview.png", "potluck", "light", "showAll()"),
    (
        "graph-box.png", "marina", "light",
        "select(boxes.findIndex(box => box.name === 'BerthListViewController'))",
    ),
    (
        "graph-finding.png", "potluck", "dark",
        "selectFinding(findings.findIndex(({message}) => message.includes(\"'ShoppingList' ->\")))",
    ),
]

update() if "--update" in sys.argv[2:] else check()
