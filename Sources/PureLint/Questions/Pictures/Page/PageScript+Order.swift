extension PageScript {
  /// The order of items in each rank.
  static let order = #"""
    /** The items of each rank from left to right, with few crossings.
     *  @param {Layers} layers @param {number[]} clustersOfBoxes */
    const orderOf = (layers, clustersOfBoxes) => {
      const clusters = [...clustersOfBoxes, ...layers.targets.map(box => clustersOfBoxes[box])];
      /** @type {{ranks: number[][], count: number} | undefined} */
      let best;
      for (const isUpwardsToo of [false, true]) {
        if (best?.count === 0) break;
        const found = new Order(layers, clusters, isUpwardsToo).sweep();
        if (!best || found.count < best.count) best = found;
      }
      return best?.ranks ?? [];
    };

    class Order {
      /** @param {Layers} layers @param {number[]} clusters @param {boolean} isUpwardsToo */
      constructor(layers, clusters, isUpwardsToo) {
        const {ranks, segments, above, below} = layers;
        this.layers = layers;
        this.clusters = clusters;
        this.effort = 24 * (ranks.length + segments.length);
        this.positions = ranks.map(() => 0);
        /** @type {number[][]} */
        this.ranks = Array.from({length: Math.max(-1, ...new Set(ranks)) + 1}, () => []);
        const isFound = new Uint8Array(ranks.length);
        const starts = [...ranks.keys()].sort((a, b) => ranks[a] - ranks[b] || a - b);
        for (const start of starts) {
          for (const waiting = [start]; waiting.length > 0;) {
            const item = waiting.pop() ?? 0;
            if (isFound[item]) continue;
            isFound[item] = 1;
            this.positions[item] = this.ranks[ranks[item]].push(item) - 1;
            const next = below[item].map(segment => segments[segment].lower);
            if (isUpwardsToo) next.push(...above[item].map(segment => segments[segment].upper));
            waiting.push(...next.filter(other => !isFound[other]).sort((a, b) =>
              clusters[a] === clusters[b] ? b - a : clusters[a] < clusters[b] ? 1 : -1));
          }
        }
      }

      sweep() {
        let [ranks, count, idle] = [this.ranks.map(items => [...items]), this.crossings(), 0];
        for (let round = 0; round < 16 && count > 0 && idle < 6; round++) {
          const isTurned = round % 4 >= 2;
          const all = [...this.ranks.keys()];
          if (round % 2 === 0) for (const rank of all.slice(1)) this.sort(rank, true, isTurned);
          else for (const rank of all.slice(0, -1).reverse()) this.sort(rank, false, isTurned);
          this.exchangeNeighbors();
          const now = this.crossings();
          idle++;
          if (now < count) {
            [ranks, count, idle] = [this.ranks.map(items => [...items]), now, 0];
          }
        }
        return {ranks, count};
      }

      /** The item at the other end of a segment, above or below.
       *  @param {number} segment @param {boolean} isAbove */
      other(segment, isAbove) {
        return this.layers.segments[segment][isAbove ? 'upper' : 'lower'];
      }

      /** @param {number} rank @param {boolean} isAbove @param {boolean} isTurned */
      sort(rank, isAbove, isTurned) {
        const {positions, clusters} = this;
        const {segments, above, below} = this.layers;
        const items = this.ranks[rank];
        const scale = this.ranks[isAbove ? rank - 1 : rank + 1].length / items.length;
        const means = new Map(items.map(item => {
          let [sum, count] = [0, 0];
          for (const segment of (isAbove ? above : below)[item]) {
            sum += positions[this.other(segment, isAbove)] * segments[segment].weight;
            count += segments[segment].weight;
          }
          return [item, count === 0 ? positions[item] * scale : sum / count];
        }));
        const mean = (/** @type {number} */ item) => means.get(item) ?? 0;
        const sorted = [...items].sort((a, b) => mean(a) - mean(b)
          || (clusters[a] === clusters[b] ? 0 : clusters[a] < clusters[b] ? -1 : 1)
          || (positions[a] - positions[b]) * (isTurned ? -1 : 1));
        this.ranks[rank] = sorted;
        sorted.forEach((item, position) => { positions[item] = position; });
      }

      exchangeNeighbors() {
        for (let pass = 0; pass < 3; pass++) {
          let isChanged = false;
          for (const items of this.ranks) {
            for (let position = 0; position + 1 < items.length; position++) {
              if (this.effort <= 0) return;
              const [left, right] = [items[position], items[position + 1]];
              if (this.saved(left, right) <= 0) continue;
              [items[position], items[position + 1]] = [right, left];
              [this.positions[right], this.positions[left]] = [position, position + 1];
              isChanged = true;
            }
          }
          if (!isChanged) return;
        }
      }

      /** How many crossings fewer there are if neighbors change places.
       *  @param {number} left @param {number} right */
      saved(left, right) {
        let saved = 0;
        for (const isAbove of [true, false]) {
          const [first, second] = [this.ends(left, isAbove), this.ends(right, isAbove)];
          this.effort -= first.length + second.length + 1;
          saved += this.between(first, second) - this.between(second, first);
        }
        return saved;
      }

      /** Where the segments of an item end, with their weights.
       *  @param {number} item @param {boolean} isAbove */
      ends(item, isAbove) {
        return this.layers[isAbove ? 'above' : 'below'][item]
          .map(segment => [this.positions[this.other(segment, isAbove)],
            this.layers.segments[segment].weight])
          .sort((first, second) => first[0] - second[0]);
      }

      /** @param {number[][]} left @param {number[][]} right */
      between(left, right) {
        let [count, passed, next] = [0, 0, 0];
        for (const [position, weight] of left) {
          while (next < right.length && right[next][0] < position) passed += right[next++][1];
          count += weight * passed;
        }
        return count;
      }

      /** The crossings of all segments: those passed before that end further to the right. */
      crossings() {
        const {segments, below} = this.layers;
        let count = 0;
        this.ranks.slice(0, -1).forEach((items, rank) => {
          const size = this.ranks[rank + 1].length;
          const sums = new Float64Array(size + 1);
          let total = 0;
          for (const item of items) {
            for (const segment of below[item]) {
              let sum = total;
              for (let index = this.positions[segments[segment].lower] + 1; index > 0;
                index -= index & -index) sum -= sums[index];
              count += segments[segment].weight * sum;
            }
            for (const segment of below[item]) {
              const {lower, weight} = segments[segment];
              total += weight;
              for (let index = this.positions[lower] + 1; index <= size; index += index & -index) {
                sums[index] += weight;
              }
            }
          }
        });
        return count;
      }
    }

    """#
}
