/// The elements of the page, before its script adds what the graph holds.
enum PageMarkup {
  static let body = #"""
    <header>
    <h1 id="title"></h1>
    <p id="summary"></p>
    <input id="search" type="search" placeholder="Search ( / )" aria-label="Search boxes"
      autocomplete="off" spellcheck="false" role="combobox" aria-expanded="false"
      aria-controls="results" aria-autocomplete="list">
    <div class="buttons">
    <button id="side-button" type="button" title="Filters and findings"
      aria-label="Filters and findings">☰</button>
    <button id="smaller" type="button" title="Zoom out ( - )" aria-label="Zoom out">−</button>
    <button id="larger" type="button" title="Zoom in ( + )" aria-label="Zoom in">+</button>
    <button id="fit" type="button" title="Show everything ( 0 )">Fit</button>
    <button id="save" type="button" title="Save what is shown as an image ( s )">Save</button>
    <button id="theme" type="button" title="Light or dark" aria-label="Light or dark">◐</button>
    <button id="help-button" type="button" title="Keys ( ? )" aria-label="Keys">?</button>
    </div>
    <ul id="results" role="listbox" aria-label="Boxes found" hidden></ul>
    </header>
    <main>
    <aside id="side" aria-label="Findings and filters">
    <section id="filters" aria-label="Filters">
    <div id="kinds" role="group" aria-label="Kinds"></div>
    <label>Root <select id="root"></select></label>
    <label>Folder <select id="cluster"></select></label>
    <label class="check"><input id="together" type="checkbox"> Folders as one box each</label>
    <label class="check"><input id="only-findings" type="checkbox">
    Only what findings are about</label>
    </section>
    <section aria-label="Findings">
    <h2 id="findings-title"></h2>
    <ol id="findings"></ol>
    </section>
    </aside>
    <div id="stage">
    <canvas id="canvas" tabindex="0" role="application" aria-roledescription="graph"
      aria-label="The graph; press ? for keys" aria-describedby="status"></canvas>
    <div id="tip" aria-hidden="true" hidden></div>
    </div>
    <aside id="panel" aria-label="Selected box" hidden></aside>
    </main>
    <ul id="legend" aria-label="Legend"></ul>
    <p id="status" role="status"></p>
    <div id="print"></div>
    <dialog id="help" aria-label="Keys">
    <h2>Keys</h2>
    <dl>
    <dt>/</dt><dd>search</dd>
    <dt>↑ ↓</dt><dd>from the selected box to who needs it, and to what it needs</dd>
    <dt>← →</dt><dd>to the box beside it</dd>
    <dt>o, Enter, double click</dt><dd>open the selected folder</dd>
    <dt>c</dt><dd>draw the folder around the selected box as one box</dd>
    <dt>+ − 0</dt><dd>zoom in, zoom out, show everything</dd>
    <dt>f</dt><dd>show the selected box</dd>
    <dt>s</dt><dd>save what is lit, or all that is shown, as an image</dd>
    <dt>p</dt><dd>follow a path: from the selected box to the next one that is clicked</dd>
    <dt>Esc</dt><dd>back to the whole graph</dd>
    <dt>Drag, scroll</dt><dd>move the picture; with Ctrl, Command or two fingers, zoom</dd>
    <dt>Click an arrow</dt><dd>say why it is there; "why" in the panel does the same</dd>
    <dt>Shift-click</dt><dd>follow the path from the selected box to this one</dd>
    </dl>
    <form method="dialog"><button>Close</button></form>
    </dialog>
    <noscript>This page needs JavaScript, which it holds itself; it loads nothing.</noscript>
    """#
}
