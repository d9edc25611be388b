extension PageScript {
  /// The layout of what is shown, step for step that of `GraphModel`'s `Diagram.drawing()`, where each
  /// step is explained: `.ci/page` holds both to the same pictures. First links, ranks and layers.
  static let layers = #"""
    /** Boxes and arrows to lay out; arrows have the positions of their ends in `boxes`.
     *  @typedef {{width: number, height: number, isRoot: boolean, cluster: number}} Sized */
    /** @typedef {{boxes: Sized[], arrows: {source: number, target: number}[]}} Diagram */
    /** Corners of boxes, and for each arrow the points of its way, one number after the other.
     *  @typedef {{boxes: number[][], arrows: number[][], width: number, height: number}} Drawing */
    /** @typedef {{upper: number, lower: number}} Link */
    /** @typedef {Link & {weight: number}} Segment */
    /** Items are boxes, then bends. For each item its rank; segments, and those that end and begin at
     *  each item; the box that each bend leads to; the lowest bend of each box.
     *  @typedef {{boxCount: number, ranks: number[], segments: Segment[], above: number[][],
     *    below: number[][], targets: number[], trunks: number[]}} Layers */
    const spacing = {boxes: 28, rows: 24, ranks: 56, arrows: 10, leastWidth: 1600};

    /** The second parts of pairs by their first parts.
     *  @param {number} count @param {Iterable<number[]>} pairs */
    const rowsOf = (count, pairs) => {
      /** @type {number[][]} */
      const rows = Array.from({length: count}, () => []);
      for (const [first, second] of pairs) rows[first].push(second);
      return rows;
    };

    /** The links between boxes, and the one of each arrow, or -1: no link leads back.
     *  @param {Diagram} diagram */
    const linksOf = ({boxes, arrows}) => {
      const leadsBack = backwards(boxes, arrows);
      const links = arrows.map(({source, target}) => leadsBack(source, target)
        ? {upper: target, lower: source} : {upper: source, lower: target});
      const order = [...arrows.keys()]
        .filter(arrow => arrows[arrow].source !== arrows[arrow].target)
        .sort((first, second) => links[first].upper - links[second].upper
          || links[first].lower - links[second].lower);
      /** @type {Link[]} */
      const all = [];
      const ofArrows = arrows.map(() => -1);
      for (const arrow of order) {
        const [link, last] = [links[arrow], all[all.length - 1]];
        if (link.upper !== last?.upper || link.lower !== last?.lower) all.push(link);
        ofArrows[arrow] = all.length - 1;
      }
      return {all, ofArrows};
    };

    /** Tells the arrows that lead back to where a search in depth came from.
     *  @param {Sized[]} boxes @param {Diagram['arrows']} arrows */
    const backwards = (boxes, arrows) => {
      const pairs = arrows.map(({source, target}) => [source, target])
        .sort((first, second) => first[0] - second[0] || first[1] - second[1]);
      const targets = rowsOf(boxes.length, pairs);
      const isTarget = new Set(arrows.map(({target}) => target));
      const others = [...boxes.keys()].filter(box => !boxes[box].isRoot);
      const starts = [...[...boxes.keys()].filter(box => boxes[box].isRoot),
        ...others.filter(box => !isTarget.has(box)), ...others.filter(box => isTarget.has(box))];
      const [enteredAt, leftAt, next] = [0, 1, 2].map(() => new Int32Array(boxes.length));
      let time = 0;
      for (const start of starts) {
        if (enteredAt[start] > 0) continue;
        enteredAt[start] = ++time;
        for (const path = [start]; path.length > 0;) {
          const box = path[path.length - 1];
          const row = targets[box];
          while (next[box] < row.length && enteredAt[row[next[box]]] > 0) next[box]++;
          if (next[box] < row.length) {
            enteredAt[row[next[box]]] = ++time;
            path.push(row[next[box]++]);
          } else {
            leftAt[box] = ++time;
            path.pop();
          }
        }
      }
      return (/** @type {number} */ source, /** @type {number} */ target) =>
        enteredAt[target] < enteredAt[source] && leftAt[target] > leftAt[source];
    };

    /** The rank of each box.
     *  @param {Sized[]} boxes @param {Link[]} links */
    const ranksOf = (boxes, links) => {
      const upper = rowsOf(boxes.length, links.map(link => [link.lower, link.upper]));
      const lower = rowsOf(boxes.length, links.map(link => [link.upper, link.lower]));
      const openCounts = upper.map(row => row.length);
      const order = [...boxes.keys()].filter(box => openCounts[box] === 0);
      for (const done of order) {
        for (const box of lower[done]) if (--openCounts[box] === 0) order.push(box);
      }
      const ranks = boxes.map(() => 0);
      const highest = (/** @type {number} */ box) =>
        upper[box].reduce((most, other) => Math.max(most, ranks[other]), -1) + 1;
      for (const box of order) ranks[box] = highest(box);
      const tighten = (/** @type {number} */ box) => {
        if (lower[box].length === 0 || upper[box].length === 0 && boxes[box].isRoot) return;
        if (lower[box].length > upper[box].length) {
          ranks[box] = lower[box].reduce((least, other) => Math.min(least, ranks[other] - 1),
            Infinity);
        } else if (lower[box].length < upper[box].length) ranks[box] = highest(box);
      };
      for (let round = 0; round < 3; round++) {
        for (const box of [...order].reverse()) tighten(box);
        for (const box of order) tighten(box);
      }
      const used = [...new Set(ranks)].sort((first, second) => first - second);
      const newRanks = new Map(used.map((rank, index) => [rank, index]));
      return ranks.map(rank => newRanks.get(rank) ?? 0);
    };

    /** The number of ranks that a link may span to get bends. */
    const longestSpan = 24;

    /** @param {number} boxCount @param {Link[]} links @param {number[]} ranksOfBoxes
     *  @returns {Layers} */
    const layersOf = (boxCount, links, ranksOfBoxes) => {
      const ranks = [...ranksOfBoxes];
      /** @type {Segment[]} */
      const segments = [];
      /** @type {number[][]} */
      const [targets, trunks] = [[], []];
      const incoming = rowsOf(boxCount, links.map(link => [link.lower, link.upper]));
      incoming.forEach((sources, box) => {
        const trunk = ranks.length;
        trunks.push(trunk);
        /** @type {number[]} */
        const weights = [];
        for (const source of sources) {
          const span = ranks[box] - ranks[source];
          if (span > longestSpan) continue;
          while (weights.length < span - 1) weights.push(0);
          for (let height = 0; height < span - 1; height++) weights[height]++;
          segments.push({upper: source, lower: span === 1 ? box : trunk + span - 2, weight: 1});
        }
        weights.forEach((weight, height) => {
          const lower = height === 0 ? box : trunk + height - 1;
          segments.push({upper: trunk + height, lower, weight});
          ranks.push(ranks[box] - 1 - height);
          targets.push(box);
        });
      });
      const above = rowsOf(ranks.length, segments.map(({lower}, index) => [lower, index]));
      const below = rowsOf(ranks.length, segments.map(({upper}, index) => [upper, index]));
      return {boxCount, ranks, segments, above, below, targets, trunks};
    };

    """#
}
