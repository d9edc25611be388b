extension PageScript {
  /// The drawing of what is in view.
  static let canvas = #"""
    const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
    /** The pieces of arrows, and as straight lines for the view from afar: all of them, and so many
     *  as can be drawn while the camera moves. Made anew when filters change.
     *  @type {{all: Piece[], lines: Path2D, fewLines: Path2D} | undefined} */
    let pieces;
    /** Colors by the names of the style sheet.
     *  @type {Record<string, string>} */
    let colors = {};
    const kinds = /** @type {const} */ (
      ['root', 'module', 'provider', 'consumer', 'external', 'group']);

    const readColors = () => {
      const style = getComputedStyle(document.documentElement);
      const names = [...kinds, ...kinds.map(kind => `${kind}-line`), 'ground', 'paper', 'ink',
        'muted', 'arrow', 'lit', 'error', 'warning', 'accent'];
      colors = Object.fromEntries(names.map(name => [name, style.getPropertyValue(`--${name}`)]));
    };

    let isRequested = false;
    const requestDrawing = () => {
      if (isRequested) return;
      isRequested = true;
      requestAnimationFrame(() => {
        isRequested = false;
        draw();
      });
    };

    const draw = () => {
      const ratio = devicePixelRatio;
      const [width, height] = [stage.clientWidth, stage.clientHeight];
      const size = [Math.round(width * ratio), Math.round(height * ratio)];
      if (canvas.width !== size[0] || canvas.height !== size[1]) {
        [canvas.width, canvas.height] = size;
      }
      const {x, y, scale} = camera;
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
      context.clearRect(0, 0, width, height);
      context.setTransform(
        ratio * scale, 0, 0, ratio * scale, -x * scale * ratio, -y * scale * ratio);
      const area = [x, y, x + width / scale, y + height / scale];
      const shown = view.boxes;
      const visible = shown.filter(box => isIn(area, box));
      if (moving) drawMovingArrows(); else drawAllArrows(area);
      const {lit} = state;
      drawBoxes(lit ? visible.filter(box => !lit.boxes.has(box)) : visible, lit ? 0.25 : 1);
      if (lit) {
        if (!moving) drawLitArrows(lit);
        drawBoxes(visible.filter(box => lit.boxes.has(box)), 1);
      }
      drawMarks(visible);
      drawLabels(visible);
    };

    /** Whether a box is in view.
     *  @param {number[]} area @param {number} box */
    const isIn = ([left, top, right, bottom], box) => {
      const [x, y, width, height] = frameOf(box);
      return x < right && x + width > left && y < bottom && y + height > top;
    };

    /** How thick a line is in the picture that has a width on the canvas, but gets no thicker than
     *  that in the picture.
     *  @param {number} width */
    const thickness = width => width * Math.max(1, Math.min(1 / camera.scale, 30));

    /** While boxes move, arrows are straight lines between them. */
    const drawMovingArrows = () => {
      const path = new Path2D();
      for (const arrow of view.arrows) {
        const [start, end] = [frameOf(arrows[arrow].source), frameOf(arrows[arrow].target)];
        path.moveTo(start[0] + start[2] / 2, start[1] + start[3]);
        path.lineTo(end[0] + end[2] / 2, end[1]);
      }
      context.globalAlpha = 0.4;
      context.strokeStyle = colors.arrow;
      context.lineWidth = thickness(1);
      context.stroke(path);
      context.globalAlpha = 1;
    };

    /** @param {number[]} area */
    const drawAllArrows = area => {
      if (!pieces) {
        pieces = {all: makePieces(), lines: new Path2D(), fewLines: new Path2D()};
        const step = Math.ceil(pieces.all.length / 15_000);
        for (const [index, [x, y, endX, endY]] of pieces.all.entries()) {
          const isOneOfFew = index % step === 0;
          for (const path of isOneOfFew ? [pieces.lines, pieces.fewLines] : [pieces.lines]) {
            path.moveTo(x, y);
            path.lineTo(endX, endY);
          }
        }
      }
      context.strokeStyle = context.fillStyle = colors.arrow;
      if (camera.scale > 0.3) {
        context.globalAlpha = state.lit ? 0.18 : 1;
        context.lineWidth = thickness(1.2);
        drawPieces(pieces.all, area);
      } else {
        const alpha = Math.min(0.5, Math.max(0.15, 2500 / pieces.all.length));
        context.globalAlpha = state.lit ? alpha / 4 : alpha;
        context.lineWidth = thickness(0.7);
        context.stroke(isMoving ? pieces.fewLines : pieces.lines);
      }
      context.globalAlpha = 1;
      if (!state.lit) for (const arrow of view.arrows) if (arrows[arrow].severity) drawArrow(arrow);
    };

    /** Draws what is in view, dashed where that does not take long: not for many arrows while the
     *  camera moves, and never for very many; then they are paler. Very many are straight, fewer are
     *  enough while the camera moves.
     *  @param {Piece[]} all @param {number[]} area */
    const drawPieces = (all, area) => {
      const [left, top, right, bottom] = area;
      const inView = all.filter(([x, y, endX, endY]) => Math.min(x, endX) < right
        && Math.max(x, endX) > left && Math.min(y, endY) < bottom && Math.max(y, endY) > top);
      const isDense = inView.length > (isMoving ? 1000 : 5000);
      const [solid, dashed, dotted, heads] = [0, 1, 2, 3].map(() => new Path2D());
      const dashedCount = inView.filter(piece => piece[4]).length;
      const isDashing = dashedCount <= (isMoving ? 100 : 600);
      for (const piece of inView) {
        const [x, y, endX, endY, kind, hasHead] = piece;
        const path = [solid, dashed, dotted][kind];
        if (isDashing && kind > 0 && Math.abs(endX - x) > 1000) addPartsInView(path, piece, area);
        else if (!isDense) addCurve(path, x, y, endX, endY);
        else {
          path.moveTo(x, y);
          path.lineTo(endX, endY);
        }
        if (hasHead) addHead(heads, endX, endY, y < endY);
      }
      context.stroke(solid);
      context.fill(heads);
      if (isDashing) context.setLineDash([5, 4]); else context.globalAlpha *= 0.6;
      context.stroke(dashed);
      if (isDashing) context.setLineDash([1.5, 3.5]);
      context.stroke(dotted);
      context.setLineDash([]);
    };

    /** Draws one arrow in the color of its finding, or as lit.
     *  @param {number} index */
    const drawArrow = index => {
      const {source, target, severity} = arrows[index];
      if (state.hidden[source] || state.hidden[target]) return;
      const [path, head] = [new Path2D(), new Path2D()];
      addArrow(path, head, arrows[index]);
      context.strokeStyle = context.fillStyle = severity ? colors[severity] : colors.lit;
      context.lineWidth = thickness(2);
      const dashes = [[], [7, 5], [2, 5]][dash(arrows[index])];
      context.setLineDash(dashes.map(length => length * thickness(1)));
      context.stroke(path);
      context.setLineDash([]);
      if (camera.scale > 0.15) context.fill(head);
    };

    /** @param {Lit} lit */
    const drawLitArrows = lit => {
      lit.arrows.forEach(drawArrow);
      const path = new Path2D();
      for (const [source, target] of lit.gaps ?? []) {
        const [start, end] = [boxes[source].frame, boxes[target].frame];
        const isDown = start[1] < end[1];
        addCurve(path, start[0] + start[2] / 2, start[1] + (isDown ? start[3] : 0),
          end[0] + end[2] / 2, end[1] + (isDown ? 0 : end[3]));
      }
      context.strokeStyle = colors.lit;
      context.lineWidth = thickness(1.5);
      context.setLineDash([2 * thickness(1), 4 * thickness(1)]);
      context.stroke(path);
      context.setLineDash([]);
    };

    /** @param {number[]} chosen @param {number} alpha */
    const drawBoxes = (chosen, alpha) => {
      context.globalAlpha = alpha;
      for (const kind of kinds) {
        const outline = new Path2D();
        for (const box of chosen) if (boxes[box].kind === kind) addOutline(outline, box);
        context.fillStyle = colors[camera.scale < 0.15 ? `${kind}-line` : kind];
        context.fill(outline);
        if (camera.scale < 0.15) continue;
        context.strokeStyle = colors[`${kind}-line`];
        context.lineWidth = kind === 'root' ? 2 : 1.2;
        if (kind === 'external') context.setLineDash([4, 3]);
        context.stroke(outline);
        context.setLineDash([]);
      }
      for (const severity of /** @type {const} */ (['warning', 'error'])) {
        const outline = new Path2D();
        for (const box of chosen) if (boxes[box].severity === severity) addOutline(outline, box);
        context.strokeStyle = colors[severity];
        context.lineWidth = thickness(2.5);
        context.stroke(outline);
      }
      context.globalAlpha = 1;
    };

    /** Groups look like a pile, providers like a pill.
     *  @param {Path2D} path @param {number} box */
    const addOutline = (path, box) => {
      const [x, y, width, height] = frameOf(box);
      const {kind} = boxes[box];
      if (camera.scale < 0.2) path.rect(x, y, width, height);
      else addRounded(path, x, y, width, height, kind === 'provider' ? height / 2 : 6);
      if (kind === 'group' && camera.scale >= 0.2) {
        path.moveTo(x + 6, y - 3);
        path.lineTo(x + width - 3, y - 3);
        path.lineTo(x + width + 3, y + 3);
        path.lineTo(x + width + 3, y + height - 6);
      }
    };

    /** @param {Path2D} path @param {number} x @param {number} y @param {number} width
     *  @param {number} height @param {number} radius */
    const addRounded = (path, x, y, width, height, radius) => {
      const [right, bottom] = [x + width, y + height];
      path.moveTo(x + radius, y);
      path.arcTo(right, y, right, bottom, radius);
      path.arcTo(right, bottom, x, bottom, radius);
      path.arcTo(x, bottom, x, y, radius);
      path.arcTo(x, y, right, y, radius);
      path.closePath();
    };

    /** Frames around the selected box and the one under the pointer.
     *  @param {number[]} visible */
    const drawMarks = visible => {
      for (const box of visible) {
        if (box !== state.selected && box !== state.hovered) continue;
        const [x, y, width, height] = frameOf(box);
        const gap = thickness(box === state.selected ? 4 : 2);
        context.strokeStyle = colors.accent;
        context.lineWidth = thickness(box === state.selected ? 3 : 1.5);
        const outline = new Path2D();
        addRounded(outline, x - gap, y - gap, width + 2 * gap, height + 2 * gap, 6 + gap);
        context.stroke(outline);
      }
    };

    """#
}
