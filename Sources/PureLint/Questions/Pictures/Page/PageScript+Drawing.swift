extension PageScript {
  /// The drawing of parts that no arrow connects, and all of them side by side.
  static let drawing = #"""
    /** The drawing of boxes that are all connected.
     *  @param {Diagram} diagram @returns {Drawing} */
    const drawPart = diagram => {
      const {boxes} = diagram;
      const links = linksOf(diagram);
      const layers = layersOf(boxes.length, links.all, ranksOf(boxes, links.all));
      const area = boxes.reduce((sum, {width, height}) =>
        sum + (width + spacing.boxes) * (height + spacing.rows), 0);
      const widest = Math.max(spacing.leastWidth, Math.trunc(Math.sqrt(area * 2)));
      const ranks = orderOf(layers, boxes.map(({cluster}) => cluster))
        .map(items => columnsOf(items, layers, boxes, widest));
      const [columns, rows] = [layers.ranks.map(() => 0), layers.ranks.map(() => 0)];
      for (const rank of ranks) rank.columns.forEach(({items}, column) =>
        items.forEach((item, row) => { [columns[item], rows[item]] = [column, row]; }));
      const {lefts, tops} = placesOf(layers, ranks, columns);
      const corners = boxes.map(({width}, box) => {
        const rank = layers.ranks[box];
        const column = ranks[rank].columns[columns[box]];
        return [lefts[rank][columns[box]] + Math.trunc((column.width - width) / 2),
          tops[rank] + rows[box] * (ranks[rank].rowHeight + spacing.rows)];
      });
      const ways = links.all.map(link => wayOf(link, {layers, ranks, columns, rows, lefts, tops,
        corners, boxes}));
      const arrows = diagram.arrows.map(({source}, arrow) => {
        const link = links.ofArrows[arrow];
        if (link < 0) return [];
        const way = links.all[link].upper === source ? ways[link] : [...ways[link]].reverse();
        return way.flat();
      });
      return fromZero(boxes, corners, arrows);
    };

    /** @typedef {{layers: Layers, ranks: RankColumns[], columns: number[], rows: number[],
     *    lefts: number[][], tops: number[], corners: number[][], boxes: Sized[]}} Placement */

    /** The points of a link from top to bottom: beside the boxes of its own columns, by its bends.
     *  @param {Link} link @param {Placement} placement */
    const wayOf = ({upper, lower}, {layers, ranks, columns, rows, lefts, tops, corners, boxes}) => {
      const channel = spacing.boxes / 4;
      const end = (/** @type {number} */ rank) => tops[rank] + heightOf(ranks[rank]);
      const x = corners[upper][0] + Math.trunc(boxes[upper].width / 2);
      const way = [[x, corners[upper][1] + boxes[upper].height]];
      const [first, last] = [layers.ranks[upper], layers.ranks[lower]];
      const column = ranks[first].columns[columns[upper]];
      if (rows[upper] < column.items.length - 1) {
        const beside = lefts[first][columns[upper]] + column.width + channel;
        const next = tops[first] + (rows[upper] + 1) * (ranks[first].rowHeight + spacing.rows);
        way.push([beside, next], [beside, end(first)]);
      } else if (rows[upper] !== ranks[first].rowCount - 1) way.push([x, end(first)]);
      const span = last - first;
      for (let bend = span > longestSpan ? 0 : span - 1; bend > 0; bend--) {
        const item = layers.trunks[lower] + bend - 1;
        const rank = layers.ranks[item];
        const left = lefts[rank][columns[item]];
        way.push([left, tops[rank]], [left, end(rank)]);
      }
      if (rows[lower] > 0) {
        const beside = lefts[last][columns[lower]] - channel;
        const before = tops[last] + rows[lower] * (ranks[last].rowHeight + spacing.rows);
        way.push([beside, tops[last]], [beside, before - spacing.rows]);
      }
      way.push([corners[lower][0] + Math.trunc(boxes[lower].width / 2), corners[lower][1]]);
      return way;
    };

    /** Moves everything so that it begins at 0.
     *  @param {Sized[]} boxes @param {number[][]} corners @param {number[][]} arrows
     *  @returns {Drawing} */
    const fromZero = (boxes, corners, arrows) => {
      let [left, right, bottom] = [Infinity, -Infinity, 0];
      corners.forEach(([x, y], box) => {
        left = Math.min(left, x);
        right = Math.max(right, x + boxes[box].width);
        bottom = Math.max(bottom, y + boxes[box].height);
      });
      for (const way of arrows) for (let index = 0; index < way.length; index += 2) {
        left = Math.min(left, way[index]);
        right = Math.max(right, way[index]);
      }
      return {
        boxes: corners.map(([x, y]) => [x - left, y]),
        arrows: arrows.map(way => way.map((number, index) => index % 2 ? number : number - left)),
        width: right - left, height: bottom,
      };
    };

    /** The parts of a diagram that no arrow connects, in the order of their first boxes, with the
     *  positions of their boxes and arrows in it.
     *  @param {Diagram} diagram */
    const partsOf = ({boxes, arrows}) => {
      const near = rowsOf(boxes.length, arrows.flatMap(({source, target}) =>
        [[source, target], [target, source]]));
      const partOf = boxes.map(() => -1);
      let count = 0;
      for (const start of boxes.keys()) {
        if (partOf[start] >= 0) continue;
        partOf[start] = count;
        for (const waiting = [start]; waiting.length > 0;) {
          for (const other of near[waiting.pop() ?? 0]) {
            if (partOf[other] >= 0) continue;
            partOf[other] = count;
            waiting.push(other);
          }
        }
        count++;
      }
      const boxRows = rowsOf(count, partOf.map((part, box) => [part, box]));
      const arrowRows = rowsOf(count, arrows.map(({source}, arrow) => [partOf[source], arrow]));
      const positions = boxes.map(() => 0);
      return boxRows.map((own, part) => {
        own.forEach((box, position) => { positions[box] = position; });
        return {boxes: own, arrows: arrowRows[part], diagram: {
          boxes: own.map(box => boxes[box]),
          arrows: arrowRows[part].map(arrow => ({
            source: positions[arrows[arrow].source], target: positions[arrows[arrow].target],
          })),
        }};
      });
    };

    /** Lays a diagram out: parts with a root first, then the larger ones, in rows.
     *  @param {Diagram} diagram @returns {Drawing} */
    const drawDiagram = diagram => {
      const parts = partsOf(diagram);
      const drawings = parts.map(part => drawPart(part.diagram));
      const hasRoot = parts.map(part => part.diagram.boxes.some(box => box.isRoot));
      const cluster = parts.map(part => part.diagram.boxes[0].cluster);
      const order = [...parts.keys()].sort((a, b) => Number(hasRoot[b]) - Number(hasRoot[a])
        || parts[b].boxes.length - parts[a].boxes.length
        || (cluster[a] === cluster[b] ? 0 : cluster[a] < cluster[b] ? -1 : 1) || a - b);
      const gap = spacing.boxes * 2;
      const area = drawings.reduce((sum, {width, height}) =>
        sum + (width + gap) * (height + gap), 0);
      const rowWidth = Math.max(spacing.leastWidth, Math.trunc(Math.sqrt(area * 1.5)),
        ...drawings.map(({width}) => width));
      /** @type {Drawing} */
      const whole = {boxes: [], arrows: [], width: 0, height: 0};
      let [x, y] = [0, 0];
      for (const part of order) {
        const {boxes, arrows, width, height} = drawings[part];
        if (x > 0 && x + width > rowWidth) [x, y] = [0, whole.height + gap];
        boxes.forEach(([left, top], index) => {
          whole.boxes[parts[part].boxes[index]] = [left + x, top + y];
        });
        arrows.forEach((way, index) => {
          whole.arrows[parts[part].arrows[index]] =
            way.map((number, at) => number + (at % 2 ? y : x));
        });
        whole.width = Math.max(whole.width, x + width);
        whole.height = Math.max(whole.height, y + height);
        x += width + gap;
      }
      return whole;
    };

    """#
}
