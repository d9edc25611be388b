extension PageScript {
  /// The names of boxes: in them where they can be read there, else over those that count most.
  static let labels = #"""
    /** What stands in a box: its name, and its folder or what it belongs to below.
     *  @param {number} box */
    const linesIn = box => {
      const {lines, name, cluster} = boxes[box];
      return lines ?? [name, ...(cluster === undefined ? [] : [graph.clusters[cluster]])];
    };

    const nameFont = '600 13px system-ui, sans-serif';
    const smallFont = '10.5px system-ui, sans-serif';

    /** Boxes, those first whose names tell most when there is no room for all. */
    const byWeight = [...boxes.keys()].sort((first, second) => weight(second) - weight(first));

    /** @param {number} box */
    function weight(box) {
      const {kind, severity} = boxes[box];
      return (kind === 'root' ? 1_000_000 : 0) + (severity === 'error' ? 2000 : severity ? 1000 : 0)
        + outgoing[box].length * 3 + incoming[box].length;
    }

    /** @type {Map<string, string>} */
    const fitted = new Map();
    /** A text that fits a width, with its middle left out if it has to.
     *  @param {string} text @param {number} width @param {string} font */
    const fit = (text, width, font) => {
      const key = `${font}${width} ${text}`;
      const known = fitted.get(key);
      if (known !== undefined) return known;
      let shown = text;
      if (context.measureText(text).width > width) {
        const letters = [...new Intl.Segmenter().segment(text)].map(({segment}) => segment);
        for (let count = letters.length - 1; count > 2; count--) {
          const half = Math.ceil(count / 2);
          shown = letters.slice(0, half).join('') + '…' + letters.slice(half - count).join('');
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
      if (camera.scale * 13 >= 6.5) for (const box of visible) drawName(box);
      else drawFarNames(new Set(visible));
    };

    /** @param {number} box */
    const drawName = box => {
      const [name, below] = linesIn(box);
      const [x, y, width, height] = boxes[box].frame;
      context.globalAlpha = !state.lit || state.lit.boxes.has(box) ? 1 : 0.3;
      context.font = nameFont;
      context.fillStyle = colors.ink;
      const middle = x + width / 2;
      context.fillText(fit(name, width - 14, nameFont), middle, y + height / 2 - (below ? 6 : 0));
      if (below) {
        context.font = smallFont;
        context.fillStyle = colors.muted;
        context.fillText(fit(below, width - 20, smallFont), middle, y + height / 2 + 9);
      }
      context.globalAlpha = 1;
    };

    /** As many names as there is room for, large enough, on the boxes that count most.
     *  @param {Set<number>} visible */
    const drawFarNames = visible => {
      const {lit, selected} = state;
      const candidates = (lit ? byWeight.filter(box => lit.boxes.has(box)) : byWeight)
        .filter(box => visible.has(box)).slice(0, 400);
      if (visible.has(selected)) candidates.unshift(selected);
      /** @type {number[][]} */
      const taken = [];
      context.save();
      context.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
      context.font = '600 11px system-ui, sans-serif';
      context.lineWidth = 3;
      context.lineJoin = 'round';
      for (const box of new Set(candidates)) {
        const [x, y, width, height] = boxes[box].frame;
        const text = fit(linesIn(box)[0], 180, context.font);
        const [point, line] = onCanvas(x + width / 2, y + height / 2);
        const half = context.measureText(text).width / 2 + 10;
        const middle = Math.min(Math.max(point, half - 6), stage.clientWidth - half + 6);
        const area = [middle - half, line - 13, middle + half, line + 13];
        const isFree = taken.every(other => other[0] > area[2] || other[2] < area[0]
          || other[1] > area[3] || other[3] < area[1]);
        if (!isFree) continue;
        taken.push(area);
        context.strokeStyle = colors.ground;
        context.strokeText(text, middle, line);
        context.fillStyle = colors.ink;
        context.fillText(text, middle, line);
        if (taken.length > 80) break;
      }
      context.restore();
    };

    """#
}
