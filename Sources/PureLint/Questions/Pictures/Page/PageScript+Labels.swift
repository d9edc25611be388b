extension PageScript {
  /// What tells most when there is no room for all.
  static let weights = #"""
    /** How much the name of a box tells.
     *  @param {number} box */
    const weight = box => {
      const {kind, severity} = boxes[box];
      return (kind === 'root' ? 1_000_000 : 0) + (severity === 'error' ? 2000 : severity ? 1000 : 0)
        + outgoing[box].length * 3 + incoming[box].length;
    };

    """#

  /// The names of boxes: in them where they can be read there, else over those that count most.
  static let labels = #"""
    /** What stands in a box: its name, and its folder or what it belongs to below.
     *  @param {number} box */
    const linesIn = box => {
      const {lines, name, cluster} = boxes[box];
      const folder = folderOfGroup.get(box);
      if (folder) return [name, `${folder.count} boxes`];
      return lines ?? [name, ...(cluster === undefined ? [] : [graph.clusters[cluster]])];
    };

    /** Boxes, those first whose names tell most when there is no room for all. */
    const byWeight = [...boxes.keys()].sort((first, second) => weight(second) - weight(first));

    const nameFont = '600 13px system-ui, sans-serif';
    const smallFont = '10.5px system-ui, sans-serif';

    /** @type {Map<string, string>} */
    const fitted = new Map();
    /** A text that fits a width: if it has to, without its middle, or a name without its end.
     *  @param {string} text @param {number} width @param {string} font @param {boolean} isName */
    const fit = (text, width, font, isName = true) => {
      const key = `${isName}${font}${width} ${text}`;
      const known = fitted.get(key);
      if (known !== undefined) return known;
      let shown = text;
      context.font = font;
      if (context.measureText(text).width > width) {
        const letters = [...new Intl.Segmenter().segment(text)].map(({segment}) => segment);
        for (let count = letters.length - 1; count > 2; count--) {
          const half = isName ? count : Math.ceil(count / 2);
          const end = letters.slice(letters.length - count + half);
          shown = letters.slice(0, half).join('') + '…' + end.join('');
          if (context.measureText(shown).width <= width) break;
        }
      }
      fitted.set(key, shown);
      return shown;
    };

    /** @param {number[]} visible */
    const drawLabels = visible => {
      context.textAlign = 'center';
      context.textBaseline = 'middle';
      if (camera.scale >= 0.5) for (const box of visible) drawName(box);
      else if (camera.scale >= 0.25) for (const box of visible) drawSmallName(box);
      else drawFarNames(visible);
    };

    /** The name alone, as large as can be read, a little smaller where it fits its box then.
     *  @param {number} box */
    const drawSmallName = box => {
      const [x, y, width, height] = frameOf(box);
      const size = Math.min(Math.round(9 / camera.scale), 34);
      const fonts = [1, 0.8].map(part =>
        `600 ${Math.round(size * part)}px system-ui, sans-serif`);
      const name = linesIn(box)[0];
      const font = fonts.find(font => fit(name, width - 8, font) === name) ?? fonts[1];
      context.globalAlpha = !state.lit || state.lit.boxes.has(box) ? 1 : 0.3;
      context.font = font;
      context.fillStyle = colors.ink;
      context.fillText(fit(name, width - 8, font), x + width / 2, y + height / 2);
      context.globalAlpha = 1;
    };

    /** @param {number} box */
    const drawName = box => {
      const [name, below] = linesIn(box);
      const [x, y, width, height] = frameOf(box);
      context.globalAlpha = !state.lit || state.lit.boxes.has(box) ? 1 : 0.3;
      context.font = nameFont;
      context.fillStyle = colors.ink;
      const middle = x + width / 2;
      context.fillText(fit(name, width - 14, nameFont), middle, y + height / 2 - (below ? 6 : 0));
      if (below) {
        context.font = smallFont;
        context.fillStyle = colors.muted;
        context.fillText(fit(below, width - 20, smallFont, false), middle, y + height / 2 + 9);
      }
      context.globalAlpha = 1;
    };

    /** As many names as there is room for beside boxes, of those that count most.
     *  @param {number[]} visible */
    const drawFarNames = visible => {
      const {lit, selected} = state;
      const inView = new Set(visible);
      const candidates = (lit ? byWeight.filter(box => lit.boxes.has(box)) : byWeight)
        .filter(box => inView.has(box)).slice(0, isMoving ? 60 : 200);
      if (inView.has(selected)) candidates.unshift(selected);
      const areas = visible.map(box => {
        const [x, y, width, height] = frameOf(box);
        const [left, top] = onCanvas(x, y);
        return [left, top, left + width * camera.scale, top + height * camera.scale];
      });
      context.save();
      context.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
      context.font = '600 11px system-ui, sans-serif';
      context.lineWidth = 3;
      context.lineJoin = 'round';
      for (const box of new Set(candidates)) {
        const [x, y, width, height] = frameOf(box);
        const text = fit(linesIn(box)[0], 180, context.font);
        const half = context.measureText(text).width / 2 + 4;
        const [point, top] = onCanvas(x + width / 2, y);
        const middle = Math.min(Math.max(point, half), stage.clientWidth - half);
        const line = [top - 8, top + height * camera.scale + 8].find(line => {
          const area = [middle - half, line - 6, middle + half, line + 6];
          return areas.every(other => other[0] > area[2] || other[2] < area[0]
            || other[1] > area[3] || other[3] < area[1]);
        });
        if (line === undefined) continue;
        areas.push([middle - half, line - 6, middle + half, line + 6]);
        context.strokeStyle = colors.ground;
        context.strokeText(text, middle, line);
        context.fillStyle = colors.ink;
        context.fillText(text, middle, line);
      }
      context.restore();
    };

    """#
}
