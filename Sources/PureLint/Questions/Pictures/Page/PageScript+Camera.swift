extension PageScript {
  /// The part of the picture that is in view.
  static let camera = #"""
    const canvas = /** @type {HTMLCanvasElement} */ (element('canvas'));
    const stage = element('stage');
    /** The point of the picture in the upper left corner, and how large the picture is drawn. */
    const camera = {x: 0, y: 0, scale: 1};
    const largestScale = 3;
    const margin = 40;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)');

    /** How small the picture may be drawn. */
    const smallestScale = () => Math.min(0.5, fittingScale([0, 0, graph.width, graph.height]) / 2);

    /** The width in which nothing lies over the picture. */
    const roomWidth = () => {
      const panel = element('panel');
      const left = stage.getBoundingClientRect().left;
      return panel.hidden ? stage.clientWidth
        : Math.max(100, Math.min(stage.clientWidth, panel.getBoundingClientRect().left - left));
    };

    /** @param {number[]} area */
    const fittingScale = ([, , width, height]) => Math.min(
      (roomWidth() - 2 * margin) / Math.max(width, 1),
      (stage.clientHeight - 2 * margin) / Math.max(height, 1));

    /** Where a point of the picture is on the canvas.
     *  @param {number} x @param {number} y */
    const onCanvas = (x, y) => [(x - camera.x) * camera.scale, (y - camera.y) * camera.scale];

    /** The point of the picture at a point of the canvas.
     *  @param {number} x @param {number} y */
    const inPicture = (x, y) => [camera.x + x / camera.scale, camera.y + y / camera.scale];

    /** Zooms so that a point of the canvas stays where it is.
     *  @param {number} factor @param {number} x @param {number} y */
    const zoom = (factor, x, y) => {
      const [left, top] = inPicture(x, y);
      const scale = Math.min(largestScale, Math.max(smallestScale(), camera.scale * factor));
      look(left - x / scale, top - y / scale, scale);
    };

    /** @param {number} factor */
    const zoomInMiddle = factor => zoom(factor, stage.clientWidth / 2, stage.clientHeight / 2);

    /** Whether the camera has just been moved, so that drawing has to be fast. */
    let isMoving = false;
    let restTimer = 0;
    const noteMove = () => {
      isMoving = true;
      clearTimeout(restTimer);
      restTimer = setTimeout(() => {
        isMoving = false;
        requestDrawing();
      }, 150);
    };

    /** Moves the camera; something of the picture stays in view.
     *  @param {number} x @param {number} y @param {number} scale */
    const look = (x, y, scale) => {
      const [width, height] = [stage.clientWidth / scale, stage.clientHeight / scale];
      camera.x = Math.min(Math.max(x, -0.8 * width), graph.width - 0.2 * width);
      camera.y = Math.min(Math.max(y, -0.8 * height), graph.height - 0.2 * height);
      camera.scale = scale;
      noteMove();
      requestDrawing();
    };

    let flight = 0;
    /** Moves the camera to a place in a quarter of a second, or at once for who wants no motion.
     *  @param {number} x @param {number} y @param {number} scale */
    const fly = (x, y, scale) => {
      const from = {...camera};
      const start = performance.now();
      const number = ++flight;
      /** @param {number} now */
      const step = now => {
        if (number !== flight) return;
        const share = isCalm.matches ? 1 : Math.min(1, Math.max(0, (now - start) / 250));
        const eased = share * (2 - share);
        // Scales grow evenly as powers; the middle of the view moves evenly.
        const next = from.scale * (scale / from.scale) ** eased;
        const [w, h] = [stage.clientWidth / 2, stage.clientHeight / 2];
        const middleX = (from.x + w / from.scale) * (1 - eased) + (x + w / scale) * eased;
        const middleY = (from.y + h / from.scale) * (1 - eased) + (y + h / scale) * eased;
        look(middleX - w / next, middleY - h / next, next);
        if (share < 1) requestAnimationFrame(step);
      };
      if (isCalm.matches) step(start); else requestAnimationFrame(step);
    };

    /** Shows an area of the picture whole.
     *  @param {number[]} area @param {number} most */
    const show = (area, most = 1) => {
      const scale = Math.min(most, fittingScale(area));
      fly(
        area[0] + area[2] / 2 - roomWidth() / 2 / scale,
        area[1] + area[3] / 2 - stage.clientHeight / 2 / scale, scale);
    };

    /** The area that some boxes take.
     *  @param {Iterable<number>} chosen */
    const areaOf = chosen => {
      let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
      for (const box of chosen) {
        const [x, y, width, height] = boxes[box].frame;
        [left, top] = [Math.min(left, x), Math.min(top, y)];
        [right, bottom] = [Math.max(right, x + width), Math.max(bottom, y + height)];
      }
      return left > right
        ? [0, 0, graph.width, graph.height] : [left, top, right - left, bottom - top];
    };

    const showAll = () => show(areaOf(view.boxes));

    /** A smaller picture cannot be read. */
    const readableScale = 0.6;
    /** More boxes are shown whole, however small. */
    const mostReadable = 80;

    /** Shows all where it can be read, else its upper part, with the rest below. */
    const showStart = () => {
      const area = areaOf(view.boxes);
      const scale = Math.min(1, Math.max(fittingScale(area), readableScale));
      if (scale === Math.min(1, fittingScale(area)) || view.boxes.length > mostReadable) {
        return showAll();
      }
      const top = view.boxes.filter(box => boxes[box].frame[1] < area[1] + 60);
      const upper = areaOf(area[2] * scale > roomWidth() ? top : view.boxes);
      const room = stage.clientHeight / scale;
      fly(upper[0] + upper[2] / 2 - roomWidth() / 2 / scale,
        area[3] > room ? area[1] - margin : area[1] + area[3] / 2 - room / 2, scale);
    };

    /** Brings a box into view, without a move where it is in view and can be read.
     *  @param {number} box */
    const bringIntoView = box => {
      const [x, y, width, height] = boxes[box].frame;
      const scale = Math.max(camera.scale, 0.6);
      const [left, top] = onCanvas(x, y);
      const isInView = left > 0 && top > 0 && left + width * scale < roomWidth()
        && top + height * scale < stage.clientHeight;
      if (isInView && scale === camera.scale) return;
      fly(
        x + width / 2 - roomWidth() / 2 / scale,
        y + height / 2 - stage.clientHeight / 2 / scale, scale);
    };

    """#
}
