/// The look of the page, in light and dark and on paper.
enum PageStyle {
  static let all = colors + frame + side + print

  /// All colors; the script reads those of the graph from here, too.
  private static let colors = #"""
    :root {
      color-scheme: light dark;
      --ground: #f5f6f8; --paper: #ffffff; --ink: #1c2128; --muted: #59636f; --line: #d4d9e0;
      --accent: #2f5fd0; --shade: #eceff3;
      --arrow: #98a2b0; --lit: #2f5fd0; --error: #c62828; --warning: #c77700;
      --root: #d6e4fd; --root-line: #3d63b3; --module: #e4f1e2; --module-line: #5f9160;
      --provider: #ffffff; --provider-line: #8d97a5; --consumer: #eee8fa; --consumer-line: #846fb8;
      --external: #f5f6f8; --external-line: #8d97a5; --group: #faf0d7; --group-line: #b08f3d;
    }
    @media screen { :root[data-theme="dark"] {
      color-scheme: dark;
      --ground: #14171b; --paper: #1d2126; --ink: #e6e9ed; --muted: #98a2ae; --line: #363c44;
      --accent: #86aaff; --shade: #272c33;
      --arrow: #5a6472; --lit: #86aaff; --error: #ff6f66; --warning: #f0a742;
      --root: #223862; --root-line: #7ea3f2; --module: #22371f; --module-line: #7fb37c;
      --provider: #23282f; --provider-line: #77818e; --consumer: #332a4b; --consumer-line: #a995dd;
      --external: #14171b; --external-line: #77818e; --group: #40361b; --group-line: #cfae5e;
    } }

    """#

  /// Head, canvas and what lies over it.
  private static let frame = #"""
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    html, body { height: 100%; margin: 0; }
    body {
      display: flex; flex-direction: column; overflow: hidden; background: var(--ground);
      color: var(--ink); font: 14px/1.4 system-ui, sans-serif;
    }
    header {
      display: flex; align-items: center; gap: 12px; padding: 8px 14px; position: relative;
      background: var(--paper); border-bottom: 1px solid var(--line);
    }
    h1 {
      font-size: 16px; margin: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap;
    }
    #summary {
      color: var(--muted); margin: 0 auto 0 0; min-width: 0; overflow: hidden;
      text-overflow: ellipsis; white-space: nowrap;
    }
    h2 { font-size: 13px; margin: 14px 0 6px; }
    button, select, input {
      font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--line);
      border-radius: 6px; padding: 4px 9px;
    }
    button { cursor: pointer; }
    button:hover { background: var(--shade); }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
    #search { width: 240px; min-width: 90px; }
    .buttons { display: flex; gap: 4px; }
    #results {
      position: absolute; z-index: 3; right: 14px; top: 100%; width: 420px; max-width: 90vw;
      max-height: 60vh; overflow: auto; margin: 4px 0 0; padding: 4px; list-style: none;
      background: var(--paper); border: 1px solid var(--line); border-radius: 8px;
      box-shadow: 0 6px 24px #0003;
    }
    #results li { padding: 4px 8px; border-radius: 5px; cursor: pointer; overflow-wrap: anywhere; }
    #results li[aria-selected="true"] { background: var(--accent); color: var(--paper); }
    #results small { color: var(--muted); margin-inline-start: 8px; }
    #results li[aria-selected="true"] small { color: inherit; }
    main { flex: 1; display: flex; min-height: 0; position: relative; }
    #stage { flex: 1; position: relative; min-width: 0; }
    canvas {
      position: absolute; inset: 0; width: 100%; height: 100%; touch-action: none; cursor: grab;
    }
    canvas.moving { cursor: grabbing; }
    canvas.over { cursor: pointer; }
    canvas:focus-visible { outline-offset: -3px; }
    #tip {
      position: absolute; z-index: 2; max-width: 420px; padding: 4px 8px; pointer-events: none;
      background: var(--ink); color: var(--paper); border-radius: 5px; font-size: 12px;
      overflow-wrap: anywhere;
    }
    #legend {
      margin: 0; padding: 4px 14px; list-style: none; display: flex; flex-wrap: wrap; gap: 2px 14px;
      font-size: 12px; color: var(--muted); background: var(--paper);
      border-top: 1px solid var(--line);
    }
    #status {
      position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
    }
    dialog {
      background: var(--paper); color: var(--ink); border: 1px solid var(--line);
      border-radius: 10px;
    }
    dialog h2 { margin-top: 0; }
    dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 14px; margin: 0 0 12px; }
    dt { font-weight: 600; }
    dd { margin: 0; overflow-wrap: anywhere; }
    noscript { position: fixed; inset: 40% 10%; text-align: center; }

    """#

  /// Findings and filters on the left, the selected box on the right.
  private static let side = #"""
    aside { width: 270px; overflow: auto; padding: 12px 14px; background: var(--paper); }
    #side { border-right: 1px solid var(--line); }
    #panel { width: 350px; border-left: 1px solid var(--line); }
    #panel h2:focus { outline: none; }
    #panel h2 {
      font-size: 16px; margin: 0 0 8px; overflow-wrap: anywhere; padding-inline-end: 30px;
    }
    #panel h3 { font-size: 13px; margin: 14px 0 4px; }
    #panel .close { float: right; padding: 0 8px; }
    #panel dl { gap: 2px 12px; }
    #panel dt { color: var(--muted); font-weight: 400; }
    #panel ul { list-style: none; margin: 0; padding: 0; }
    #panel li { padding: 3px 0; border-bottom: 1px solid var(--shade); overflow-wrap: anywhere; }
    #filters { display: grid; gap: 8px; }
    #filters label {
      display: grid; grid-template-columns: 52px 1fr; align-items: center; color: var(--muted);
    }
    #filters label.check, #kinds label { display: flex; gap: 6px; color: inherit; cursor: pointer; }
    #filters select { width: 100%; min-width: 0; }
    #kinds { display: grid; gap: 2px; }
    #kinds span { color: var(--muted); margin-inline-start: auto; }
    .swatch {
      display: inline-block; width: 16px; height: 11px; border-radius: 3px; border: 1.5px solid;
      vertical-align: -1px; margin-inline-end: 4px;
    }
    .swatch.root { background: var(--root); border-color: var(--root-line); }
    .swatch.module { background: var(--module); border-color: var(--module-line); }
    .swatch.provider {
      background: var(--provider); border-color: var(--provider-line); border-radius: 6px;
    }
    .swatch.consumer { background: var(--consumer); border-color: var(--consumer-line); }
    .swatch.external { background: var(--external); border: 1.5px dashed var(--external-line); }
    .swatch.group { background: var(--group); border-color: var(--group-line); }
    .swatch.eager, .swatch.later, .swatch.part {
      height: 0; border: 0; border-top: 2px solid var(--arrow); border-radius: 0; width: 22px;
      vertical-align: 4px;
    }
    .swatch.later { border-top-style: dashed; }
    .swatch.part { border-top-style: dotted; }
    .swatch.error { background: none; border: 2.5px solid var(--error); }
    .swatch.warning { background: none; border: 2.5px solid var(--warning); }
    #findings { list-style: none; margin: 0; padding: 0; }
    button.finding, .stop {
      display: block; width: 100%; text-align: start; border: 0; background: none; padding: 5px 6px;
      border-radius: 5px; overflow-wrap: anywhere;
    }
    button.finding {
      border-left: 3px solid var(--warning); border-radius: 0 5px 5px 0; margin-bottom: 3px;
    }
    button.finding.error { border-left-color: var(--error); }
    button.finding:hover, .stop:hover { background: var(--shade); }
    button.finding[aria-current="true"] {
      background: var(--shade); box-shadow: inset 0 0 0 1px var(--line);
    }
    button.finding small, #panel small { color: var(--muted); display: block; }
    .stop { padding: 0; width: auto; display: inline; color: var(--accent); }
    a { color: var(--accent); }
    button.why { padding: 1px 8px; margin-inline-start: 8px; font-size: 12px; }
    .place { font-size: 12px; color: var(--muted); overflow-wrap: anywhere; }
    .place > :not(:first-child) { margin-inline-start: 8px; }
    .place > code { user-select: all; display: block; margin: 0; }
    .actions { display: flex; flex-wrap: wrap; gap: 6px; margin: 10px 0; }
    .severity-error { color: var(--error); }
    .severity-warning { color: var(--warning); }
    #side-button { display: none; }
    @media (max-width: 900px) {
      #side-button { display: block; }
      #side { display: none; }
      #side.shown { display: block; }
      #summary { display: none; }
      #panel { position: absolute; right: 0; top: 0; bottom: 0; max-width: 45vw; z-index: 2; }
    }
    @media (max-width: 600px) {
      #side.shown { position: absolute; top: 0; bottom: 0; z-index: 2; }
    }

    """#

  private static let print = #"""
    #print { display: none; }
    @page { size: landscape; margin: 10mm; }
    @media print {
      :root { color-scheme: light; }
      html, body { height: auto; overflow: visible; background: none; }
      body { display: block; }
      header { border: 0; padding: 0 0 4mm; }
      .buttons, #search, #results, main, #legend, #status, dialog { display: none !important; }
      #print { display: block; }
      #print svg { display: block; width: 100%; height: 165mm; }
      #print .line { fill: none; stroke: var(--arrow); }
      #print .head { fill: var(--arrow); }
      #print .later .line { stroke-dasharray: 5 4; }
      #print .arrow.error .line { stroke: var(--error); stroke-width: 2; }
      #print .arrow.warning .line { stroke: var(--warning); stroke-width: 2; }
      #print .root rect { fill: var(--root); stroke: var(--root-line); stroke-width: 2; }
      #print .module rect { fill: var(--module); stroke: var(--module-line); }
      #print .provider rect { fill: var(--provider); stroke: var(--provider-line); }
      #print .consumer rect { fill: var(--consumer); stroke: var(--consumer-line); }
      #print .external rect { fill: none; stroke: var(--external-line); stroke-dasharray: 4 3; }
      #print .group rect { fill: var(--group); stroke: var(--group-line); }
      #print .box.error rect { stroke: var(--error); stroke-width: 3; }
      #print .box.warning rect { stroke: var(--warning); stroke-width: 3; }
      #print text { font: 600 13px system-ui, sans-serif; text-anchor: middle; fill: var(--ink); }
      #print ol { break-before: page; }
    }

    """#
}
