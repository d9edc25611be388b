extension PageScript {
  /// The graph that the page holds, and questions to it.
  static let model = #"""
    'use strict';

    /** A file's index, a line and a column, both from 1.
     *  @typedef {[number, number, number]} Place */
    /** The path as printed, where editors are linked the one from the root of the disk unless it is
     *  that one in the folder, and the address of a line on the forge with `{line}` in it, or nothing.
     *  @typedef {[string, string?, string?]} SourceFile */
    /** Something that a box needs or that needs it: a box, or a name of what is not drawn.
     *  @typedef {{box?: number, name?: string, place?: Place, isLater?: boolean, arrow?: number}} Stop */
    /** @typedef {{name: string, type?: string, place?: Place, from: Stop[],
     *    isRead?: boolean, hasDefault?: boolean}} Field */
    /** @typedef {'root'|'module'|'provider'|'consumer'|'external'|'group'} Kind */
    /** @typedef {'error'|'warning'} Severity */
    /** What it needs besides and who needs it is listed as far as no arrow tells it.
     *  @typedef {{name: string, lines?: string[], kind: Kind, isStart?: boolean,
     *    frame: [number, number, number, number],
     *    cluster?: number, severity?: Severity, place?: Place, facts: [string, string][],
     *    fields?: Field[], needs?: Stop[], users?: Stop[], members?: string[]}} Box */
    /** An arrow with the points of its way, the last of which may be those of another arrow: that
     *  one's index and how many.
     *  @typedef {{source: number, target: number, isLater?: boolean, isPart?: boolean, severity?: Severity,
     *    place?: Place, reasons?: Reason[], way: number[], tail?: [number, number]}} Arrow */
    /** One of the needs that an arrow stands for.
     *  @typedef {{text?: string, field?: string, isLater?: boolean, place?: Place}} Reason */
    /** @typedef {{rule: string, severity: Severity, message: string, place?: Place,
     *    boxes: number[], path: number[], isCycle?: boolean, isKnown?: boolean,
     *    notes: {message: string, place?: Place}[]}} Finding */
    /** @typedef {{title: string, omission?: string, width: number, height: number,
     *    folder?: string, files: SourceFile[], clusters: string[], boxes: Box[], arrows: Arrow[],
     *    findings: Finding[]}} Graph */

    /** The element with an id.
     *  @param {string} id */
    const element = id => {
      const found = document.getElementById(id);
      if (!found) throw new Error(`no element '${id}'`);
      return found;
    };

    /** @type {Graph} */
    const graph = JSON.parse(element('graph').textContent ?? '');
    const {boxes, arrows, findings} = graph;
    for (const arrow of arrows) {
      const [other, count] = arrow.tail ?? [0, 0];
      if (count > 0) arrow.way.push(...arrows[other].way.slice(-2 * count));
    }
    /** For each box, the arrows out of it.
     *  @type {number[][]} */
    const outgoing = boxes.map(() => []);
    /** For each box, the arrows into it.
     *  @type {number[][]} */
    const incoming = boxes.map(() => []);
    arrows.forEach((arrow, index) => {
      outgoing[arrow.source].push(index);
      incoming[arrow.target].push(index);
    });

    """#

  /// Ways through the graph.
  static let paths = #"""
    /** The arrows of a shortest path; nothing if there is none.
     *  @param {number} source @param {number} target @returns {number[] | undefined} */
    const shortestPath = (source, target) => {
      const arrivals = new Map([[source, -1]]);
      const waiting = [source];
      for (const box of waiting) {
        if (box === target) break;
        for (const arrow of outgoing[box]) {
          const next = arrows[arrow].target;
          if (arrivals.has(next)) continue;
          arrivals.set(next, arrow);
          waiting.push(next);
        }
      }
      if (!arrivals.has(target)) return undefined;
      const path = [];
      for (let box = target; box !== source;) {
        const arrow = arrivals.get(box) ?? -1;
        path.unshift(arrow);
        box = arrows[arrow].source;
      }
      return path;
    };

    /** All boxes that one leads to, itself included.
     *  @param {number} start */
    const reachable = start => {
      const found = new Set([start]);
      for (const box of found) for (const arrow of outgoing[box]) found.add(arrows[arrow].target);
      return found;
    };

    /** How far a point of the picture is from an arrow.
     *  @param {number} x @param {number} y @param {Arrow} arrow @param {number} reach what is near */
    const distanceTo = (x, y, {way}, reach) => {
      let nearest = Infinity;
      for (let index = 0; index + 3 < way.length; index += 2) {
        const [startX, startY, endX, endY] = way.slice(index, index + 4);
        if (x < Math.min(startX, endX) - reach || x > Math.max(startX, endX) + reach
          || y < Math.min(startY, endY) - reach || y > Math.max(startY, endY) + reach) continue;
        let [lastX, lastY] = [startX, startY];
        const count = 32;
        for (let step = 1; step <= count; step++) {
          const share = step / count;
          const nextX = startX + (endX - startX) * share * share * (3 - 2 * share);
          const nextY = startY + (endY - startY) * (1.5 * share * (1 - share) + share ** 3);
          nearest = Math.min(nearest, distanceToLine(x, y, lastX, lastY, nextX, nextY));
          [lastX, lastY] = [nextX, nextY];
        }
      }
      return nearest;
    };

    /** How far a point is from a straight line.
     *  @param {number} x @param {number} y @param {number} startX @param {number} startY
     *  @param {number} endX @param {number} endY */
    const distanceToLine = (x, y, startX, startY, endX, endY) => {
      const [width, height] = [endX - startX, endY - startY];
      const length = width * width + height * height;
      const share = length > 0 ? ((x - startX) * width + (y - startY) * height) / length : 0;
      const part = Math.max(0, Math.min(1, share));
      return Math.hypot(x - startX - part * width, y - startY - part * height);
    };

    /** Pairs of boxes that follow each other.
     *  @param {number[]} path @param {boolean} isCycle */
    const steps = (path, isCycle) => {
      const pairs = path.slice(1).map((box, index) => [path[index], box]);
      if (isCycle && path.length > 1) pairs.push([path[path.length - 1], path[0]]);
      return pairs;
    };

    """#

  /// What is selected, lit and hidden.
  static let state = #"""
    /** What is lit; the rest is dimmed. Gaps are steps of a path without an arrow of their own.
     *  @typedef {{boxes: Set<number>, arrows: Set<number>, gaps?: number[][]}} Lit */
    const state = {
      /** The selected box, or -1. */
      selected: -1,
      /** The selected finding, or -1. */
      finding: -1,
      /** The box under the pointer, or -1. */
      hovered: -1,
      /** Whether the next box that is clicked ends a path from the selected one. */
      awaitsEnd: false,
      /** @type {Lit | undefined} */
      lit: undefined,
      /** For each box, 1 if it is not drawn. */
      hidden: new Uint8Array(boxes.length).fill(1),
    };

    /** @param {number} box @returns {Lit} */
    const neighborhood = box => {
      const near = new Set(view.arrows.filter(arrow =>
        arrows[arrow].source === box || arrows[arrow].target === box));
      const ends = [...near].flatMap(arrow => [arrows[arrow].source, arrows[arrow].target]);
      return {boxes: new Set([box, ...ends]), arrows: near};
    };

    /** How many arrows a step of a path may stand for: constructions between what it names. */
    const longestStep = 3;

    /** @param {Finding} finding @returns {Lit} */
    const surroundings = finding => {
      /** @type {Lit & {gaps: number[][]}} */
      const lit = {
        boxes: new Set([...finding.boxes, ...finding.path]), arrows: new Set(), gaps: [],
      };
      for (const [source, target] of steps(finding.path, finding.isCycle ?? false)) {
        const path = shortestPath(source, target);
        if (!path || path.length > longestStep) lit.gaps.push([source, target]);
        else for (const arrow of path) {
          lit.arrows.add(arrow);
          lit.boxes.add(arrows[arrow].target);
        }
      }
      return lit;
    };

    """#
}
