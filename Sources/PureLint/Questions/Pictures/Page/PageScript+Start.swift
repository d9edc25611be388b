extension PageScript {
  /// The picture for paper, in outlines that stay sharp.
  static let paper = #"""
    /** A pen that writes down what it draws, for the outline of a shape. */
    class Outline {
      text = '';
      /** @param {number} x @param {number} y */
      moveTo(x, y) { this.text += `M${x} ${y}`; }
      /** @param {number} x @param {number} y */
      lineTo(x, y) { this.text += `L${x} ${y}`; }
      closePath() { this.text += 'Z'; }
      /** @param {...number} points */
      bezierCurveTo(...points) { this.text += `C${points.join(' ')}`; }
    }

    /** @param {string} tag @param {Record<string, string | number>} attributes
     *  @param {...(Node | string)} content */
    const makeShape = (tag, attributes, ...content) => {
      const made = document.createElementNS('http://www.w3.org/2000/svg', tag);
      for (const [name, value] of Object.entries(attributes)) {
        made.setAttribute(name, String(value));
      }
      made.append(...content);
      return made;
    };

    /** @param {Arrow} arrow */
    const makePrintedArrow = arrow => {
      const [line, head] = [new Outline(), new Outline()];
      addArrow(line, head, arrow);
      const time = arrow.isPart ? 'part' : arrow.isLater ? 'later' : '';
      const style = `arrow ${arrow.severity ?? ''} ${time}`;
      return makeShape('g', {class: style}, makeShape('path', {class: 'line', d: line.text}),
        makeShape('path', {class: 'head', d: head.text}));
    };

    /** @param {number} box */
    const makePrintedBox = box => {
      const {kind, severity, frame: [x, y, width, height]} = boxes[box];
      const name = fit(linesIn(box)[0], width - 14, nameFont);
      return makeShape('g', {class: `box ${kind} ${severity ?? ''}`},
        makeShape('rect', {x, y, width, height, rx: kind === 'provider' ? height / 2 : 6}),
        makeShape('text', {x: x + width / 2, y: y + height / 2 + 4}, name));
    };

    /** What is lit, or everything that filters leave. */
    const makePicture = () => {
      const {lit} = state;
      const shown = view.boxes.filter(box => !lit || lit.boxes.has(box));
      const [x, y, width, height] = areaOf(shown);
      const isShown = new Set(shown);
      const printedArrows = view.arrows.filter(arrow => !lit || lit.arrows.has(arrow))
        .map(arrow => arrows[arrow])
        .filter(({source, target}) => isShown.has(source) && isShown.has(target));
      const viewBox = [x - 20, y - 20, width + 40, height + 40].join(' ');
      return makeShape('svg', {viewBox, width: Math.ceil(width + 40), height: Math.ceil(height + 40)},
        ...printedArrows.map(makePrintedArrow), ...shown.map(makePrintedBox));
    };

    /** The style of the printed picture, for a file of its own: the rules for paper, with the colors
     *  that the page has now. */
    const pictureStyle = () => {
      const style = getComputedStyle(document.documentElement);
      const rules = [...document.styleSheets[0].cssRules]
        .flatMap(rule => rule instanceof CSSMediaRule && rule.media.mediaText === 'print'
          ? [...rule.cssRules] : []);
      return rules.map(rule => rule.cssText).filter(text => text.startsWith('#print .')
          || text.startsWith('#print text'))
        .map(text => text.replaceAll('#print ', '')
          .replace(/var\((--[\w-]+)\)/g, (_, name) => style.getPropertyValue(name)))
        .join('\n');
    };

    /** Saves the picture as an image. */
    const savePicture = () => {
      const picture = makePicture();
      const [x, y, width, height] = picture.getAttribute('viewBox')?.split(' ') ?? [];
      picture.prepend(makeShape('style', {}, pictureStyle()),
        makeShape('rect', {x, y, width, height, fill: colors.ground}));
      const text = new XMLSerializer().serializeToString(picture);
      const address = URL.createObjectURL(new Blob([text], {type: 'image/svg+xml'}));
      make('a', {href: address, download: 'graph.svg'}).click();
      setTimeout(() => URL.revokeObjectURL(address), 60_000);
      element('status').textContent = 'graph.svg is saved';
    };

    /** The picture on one sheet; then the findings. */
    const fillPaper = () => {
      const list = make('ol', {}, ...findings.map(({rule, message, place}) =>
        make('li', {}, `${place ? placeText(place) + ': ' : ''}${message} [${rule}]`)));
      element('print').replaceChildren(makePicture(), ...(findings.length > 0 ? [list] : []));
    };

    addEventListener('beforeprint', fillPaper);
    addEventListener('afterprint', () => element('print').replaceChildren());

    """#

  /// What happens when the page opens.
  static let start = #"""
    const prefersDark = matchMedia('(prefers-color-scheme: dark)');

    /** @param {boolean} isDark */
    const setTheme = isDark => {
      document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
      readColors();
      requestDrawing();
    };

    const listLegend = () => {
      /** @param {string} style @param {string} text */
      const entry = (style, text) => make('li', {}, make('i', {class: `swatch ${style}`}), text);
      const severities = new Set(findings.map(finding => finding.severity));
      element('legend').append(
        entry('eager', 'built along with it'),
        ...(arrows.some(arrow => arrow.isLater && !arrow.isPart)
          ? [entry('later', 'later, if at all')] : []),
        ...(arrows.some(arrow => arrow.isPart) ? [entry('part', 'a part of a root')] : []),
        ...[...severities].sort().map(severity => entry(severity, severity)));
    };

    const selectFromAddress = () => {
      let name = '';
      try { name = decodeURIComponent(location.hash.slice(1)); } catch { /* No name of a box. */ }
      const box = name ? boxes.slice(0, ownCount).findIndex(box => box.name === name) : -1;
      if (box >= 0 && boxes[state.selected]?.name !== name) select(box);
    };

    /** Shows or hides filters and findings; what is in view stays in view. */
    const toggleSide = () => {
      const area = [camera.x + margin / camera.scale, camera.y + margin / camera.scale,
        (roomWidth() - 2 * margin) / camera.scale,
        (stage.clientHeight - 2 * margin) / camera.scale];
      element('side').classList.toggle('shown');
      show(area);
    };

    /** @type {Record<string, () => void>} */
    const buttons = {
      'smaller': () => zoomInMiddle(1 / 1.3),
      'larger': () => zoomInMiddle(1.3),
      'fit': showAll,
      'save': savePicture,
      'side-button': toggleSide,
      'theme': () => setTheme(document.documentElement.dataset.theme !== 'dark'),
      'help-button': () => keys['?'](),
    };

    document.title = `${graph.title} — PureLint`;
    element('title').textContent = graph.title;
    for (const [id, action] of Object.entries(buttons)) {
      element(id).addEventListener('click', action);
    }
    prefersDark.addEventListener('change', event => setTheme(event.matches));
    new ResizeObserver(requestDrawing).observe(stage);
    addEventListener('hashchange', selectFromAddress);
    setTheme(prefersDark.matches);
    listFilters();
    listFindings();
    listLegend();
    arrange();
    showStart();
    selectFromAddress();

    """#
}
