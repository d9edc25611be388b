extension PageScript {
  /// The arrows in pieces, of which those in view are drawn.
  static let ways = #"""
    /** What outlines are drawn with.
     *  @typedef {Pick<Path2D, 'moveTo' | 'lineTo' | 'bezierCurveTo' | 'closePath'>} Pen */
    /** A piece of one arrow or of several to the same box, vertical at both ends: where it starts
     *  and ends, its dash, and whether it has a head.
     *  @typedef {[number, number, number, number, Dash, boolean]} Piece */
    /** 0 for none, 1 for what arises later, 2 for parts of roots.
     *  @typedef {0 | 1 | 2} Dash */

    /** @param {Pen} pen @param {number} x @param {number} y @param {number} endX
     *  @param {number} endY */
    const addCurve = (pen, x, y, endX, endY) => {
      const middle = (y + endY) / 2;
      pen.moveTo(x, y);
      if (x === endX) pen.lineTo(endX, endY);
      else pen.bezierCurveTo(x, middle, endX, middle, endX, endY);
    };

    /** Adds the parts of a wide curve that are in view, as dashing all of it takes long.
     *  @param {Pen} pen @param {Piece} piece @param {number[]} area */
    const addPartsInView = (pen, [x, y, endX, endY], [left, top, right, bottom]) => {
      const count = 40;
      let [lastX, lastY] = [x, y];
      for (let index = 1; index <= count; index++) {
        const share = index / count;
        // The curve of `addCurve`, whose control points lie at half its height.
        const eased = share * share * (3 - 2 * share);
        const nextX = x + (endX - x) * eased;
        const nextY = y + (endY - y) * (1.5 * share * (1 - share) + share ** 3);
        const isInView = Math.min(lastX, nextX) < right && Math.max(lastX, nextX) > left
          && Math.min(lastY, nextY) < bottom && Math.max(lastY, nextY) > top;
        if (isInView) {
          pen.moveTo(lastX, lastY);
          pen.lineTo(nextX, nextY);
        }
        [lastX, lastY] = [nextX, nextY];
      }
    };

    /** Adds the head at an end of a piece.
     *  @param {Pen} pen @param {number} x @param {number} y @param {boolean} isDown */
    const addHead = (pen, x, y, isDown) => {
      const length = isDown ? 8 : -8;
      pen.moveTo(x, y);
      pen.lineTo(x - 4, y - length);
      pen.lineTo(x + 4, y - length);
      pen.closePath();
    };

    /** Adds the bow of an arrow from a box to itself.
     *  @param {Pen} pen @param {number} box */
    const addBow = (pen, box) => {
      const [x, y, width, height] = boxes[box].frame;
      const [right, middle] = [x + width, y + height / 2];
      pen.moveTo(right, middle + 8);
      pen.bezierCurveTo(right + 24, middle + 16, right + 24, middle - 16, right, middle - 8);
    };

    /** Adds a whole arrow.
     *  @param {Pen} line @param {Pen} head @param {Arrow} arrow */
    const addArrow = (line, head, {source, way}) => {
      if (way.length === 0) return addBow(line, source);
      for (let index = 0; index + 3 < way.length; index += 2) {
        addCurve(line, way[index], way[index + 1], way[index + 2], way[index + 3]);
      }
      const [beforeY, x, y] = way.slice(-3);
      addHead(head, x, y, beforeY < y);
    };

    /** @param {Arrow} arrow @returns {Dash} */
    const dash = ({isLater, isPart}) => isPart ? 2 : isLater ? 1 : 0;

    /** The pieces of all arrows between boxes that are shown; what arrows share is there once.
     *  @returns {Piece[]} */
    const makePieces = () => {
      /** Pieces by where they start and then by where they end.
       *  @type {Map<number, Map<number, Piece>>} */
      const pieces = new Map();
      /** @param {number} x @param {number} y */
      const key = (x, y) => x * 2 ** 26 + y;
      for (const index of view.arrows) {
        const arrow = arrows[index];
        const {way} = arrow;
        for (let index = 0; index + 3 < way.length; index += 2) {
          const isLast = index + 4 >= way.length;
          const [x, y] = [way[index], way[index + 1]];
          const [endX, endY] = [way[index + 2], way[index + 3]];
          let fromHere = pieces.get(key(x, y));
          if (!fromHere) pieces.set(key(x, y), fromHere = new Map());
          const known = fromHere.get(key(endX, endY));
          const own = dash(arrow);
          if (known) known[4] = own < known[4] ? own : known[4];
          else fromHere.set(key(endX, endY), [x, y, endX, endY, own, isLast]);
        }
      }
      return [...pieces.values()].flatMap(fromHere => [...fromHere.values()]);
    };

    """#
}
