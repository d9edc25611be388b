extension PageScript {
  /// The coordinates of the layout.
  static let placement = #"""
    /** Boxes below each other or a bend; the distance from the column before.
     *  @typedef {{items: number[], width: number, isBend: boolean, step: number}} Column */
    /** @typedef {{columns: Column[], rowCount: number, rowHeight: number}} RankColumns */

    /** A rank in columns, of several rows if it would be wider than a number.
     *  @param {number[]} items @param {Layers} layers @param {Sized[]} boxes @param {number} widest
     *  @returns {RankColumns} */
    const columnsOf = (items, {boxCount}, boxes, widest) => {
      const own = items.filter(item => item < boxCount).map(item => boxes[item]);
      const width = own.reduce((sum, box) => sum + box.width + spacing.boxes, 0);
      const rowCount = Math.max(1, Math.ceil(width / widest));
      const rowHeight = own.reduce((most, {height}) => Math.max(most, height), 0);
      const most = Math.max(items.length - own.length, 1);
      const bendStep = Math.min(spacing.arrows, Math.trunc(Math.trunc(widest / 4) / most));
      /** @type {Column[]} */
      const columns = [];
      /** @param {number[]} waiting @param {number[]} bends */
      const add = (waiting, bends) => {
        const last = columns[columns.length - 1];
        if (waiting.length > 0) {
          const step = last ? last.width + (last.isBend ? spacing.boxes / 2 : spacing.boxes) : 0;
          const width = Math.max(...waiting.map(item => boxes[item].width));
          columns.push({items: waiting, width, isBend: false, step});
        }
        for (const bend of bends) {
          const last = columns[columns.length - 1];
          const step = last ? last.isBend ? bendStep : last.width + spacing.boxes / 2 : 0;
          columns.push({items: [bend], width: 0, isBend: true, step});
        }
      };
      /** @type {number[][]} */
      let [waiting, bends] = [[], []];
      for (const item of items) {
        (item < boxCount ? waiting : bends).push(item);
        if (waiting.length === 0 || waiting.length === rowCount) {
          add(waiting, bends);
          [waiting, bends] = [[], []];
        }
      }
      add(waiting, bends);
      return {columns, rowCount, rowHeight};
    };

    /** @param {RankColumns} rank */
    const heightOf = ({rowCount, rowHeight}) => rowCount * rowHeight + (rowCount - 1) * spacing.rows;

    /** Whole positions in a row, each as near to its wish as the steps between them allow.
     *  @param {number[][]} wishes positions and weights @param {number[]} steps */
    const separated = (wishes, steps) => {
      /** @type {number[][]} */
      const blocks = [];
      let offset = 0;
      wishes.forEach(([wish, wished], index) => {
        offset += steps[index];
        let [position, weight, count] = [wish - offset, wished, 1];
        for (let last = blocks[blocks.length - 1]; last && last[0] > position;
          last = blocks[blocks.length - 1]) {
          blocks.pop();
          const sum = last[1] + weight;
          position = (last[0] * last[1] + position * weight) / sum;
          [weight, count] = [sum, count + last[2]];
        }
        blocks.push([position, weight, count]);
      });
      /** @type {number[]} */
      const positions = [];
      offset = 0;
      for (const [wish, , count] of blocks) {
        const position = wish < 0 ? -Math.round(-wish) : Math.round(wish);
        for (let index = 0; index < count; index++) {
          offset += steps[positions.length];
          positions.push(position + offset);
        }
      }
      return positions;
    };

    /** Where the columns of each rank begin, and each rank itself.
     *  @param {Layers} layers @param {RankColumns[]} ranks @param {number[]} columns */
    const placesOf = (layers, ranks, columns) => {
      const {segments, boxCount} = layers;
      const steps = ranks.map(rank => rank.columns.map(column => column.step));
      const lefts = ranks.map((rank, index) =>
        separated(rank.columns.map(({width}) => [-width / 2, 1]), steps[index]));
      const center = (/** @type {number} */ item) => {
        const [rank, column] = [layers.ranks[item], columns[item]];
        return lefts[rank][column] + ranks[rank].columns[column].width / 2;
      };
      /** @param {number} rank @param {number[][][]} rows */
      const place = (rank, rows) => {
        const wishes = ranks[rank].columns.map(({items, width, isBend}, position) => {
          let [sum, weight] = [0, 0];
          for (const item of items) for (const row of rows) for (const index of row[item]) {
            const {upper, lower} = segments[index];
            const other = upper === item ? lower : upper;
            const share = isBend && other >= boxCount ? 16 : 1;
            sum += center(other) * share;
            weight += share;
          }
          return weight === 0 ? [lefts[rank][position], 0.1] : [sum / weight - width / 2, weight];
        });
        lefts[rank] = separated(wishes, steps[rank]);
      };
      const [downwards, upwards] = [[...ranks.keys()], [...ranks.keys()].reverse()];
      for (let sweep = 0; sweep < 6; sweep++) {
        for (const rank of downwards) place(rank, [layers.above]);
        for (const rank of upwards) place(rank, [layers.below]);
      }
      for (const rank of downwards) place(rank, [layers.above, layers.below]);
      for (const rank of upwards.slice(1)) straighten(rank);
      return {lefts, tops: topsOf(layers, ranks, center)};

      /** @param {number} rank */
      function straighten(rank) {
        ranks[rank].columns.forEach(({items: [bend], isBend}, position) => {
          const next = isBend ? segments[layers.below[bend][0]]?.lower : undefined;
          if (next === undefined || next < boxCount) return;
          const row = lefts[rank];
          const left = position === 0 ? -Infinity : row[position - 1] + steps[rank][position];
          const right = position + 1 === row.length ? Infinity
            : row[position + 1] - steps[rank][position + 1];
          row[position] = Math.min(Math.max(lefts[rank + 1][columns[next]], left), right);
        });
      }
    };

    /** The upper edges of ranks, which stand further apart where links between them are wide.
     *  @param {Layers} layers @param {RankColumns[]} ranks @param {(item: number) => number} center */
    const topsOf = (layers, ranks, center) => {
      const [widths, counts] = [ranks.map(() => 0), ranks.map(() => 0)];
      for (const {upper, lower} of layers.segments) {
        widths[layers.ranks[upper]] += Math.abs(center(upper) - center(lower));
        counts[layers.ranks[upper]]++;
      }
      let top = 0;
      return ranks.map((rank, index) => {
        const own = top;
        const mean = Math.trunc(widths[index] / Math.max(counts[index], 1));
        top += heightOf(rank) + spacing.ranks
          + Math.min(Math.trunc(mean / 8), 2 * spacing.ranks);
        return own;
      });
    };

    """#
}
