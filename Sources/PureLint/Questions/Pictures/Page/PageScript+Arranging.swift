extension PageScript {
  /// Laying out what is shown, and moving boxes to their new places.
  static let arranging = #"""
    /** The frames and ways of everything, as the file has them. */
    const wholeDrawing = {
      width: graph.width, height: graph.height,
      boxes: boxes.slice(0, ownCount).map(({frame}) => [frame[0], frame[1]]),
      arrows: arrows.map(({way}) => way),
    };

    /** The drawing of what is shown.
     *  @returns {Drawing} */
    const drawShown = () => {
      if (view.boxes.length === ownCount && view.boxes[ownCount - 1] === ownCount - 1) {
        return wholeDrawing;
      }
      // A view of a part stands closer, and is broken into rows where it would be wider than the window.
      Object.assign(spacing, {ranks: 44, leastWidth: Math.max(1000, stage.clientWidth / 0.6)});
      const positions = new Map(view.boxes.map((box, position) => [box, position]));
      const at = (/** @type {number} */ box) => positions.get(box) ?? 0;
      return drawDiagram({
        boxes: view.boxes.map(box => ({
          width: boxes[box].frame[2], height: boxes[box].frame[3],
          isRoot: boxes[box].isStart ?? false, cluster: boxes[box].cluster ?? Infinity,
        })),
        arrows: view.arrows.map(arrow => ({
          source: at(arrows[arrow].source), target: at(arrows[arrow].target),
        })),
      });
    };

    /** The boxes on their way: when it began, and where each comes from.
     *  @type {{start: number, from: Map<number, number[]>} | undefined} */
    let moving;
    const moveTime = 250;
    /** More boxes are not moved but just put in place. */
    const mostMoved = 1500;

    /** Where a box is drawn now.
     *  @param {number} box */
    const frameOf = box => {
      const {frame} = boxes[box];
      const from = moving?.from.get(box);
      if (!moving || !from) return frame;
      const share = Math.min(1, (performance.now() - moving.start) / moveTime);
      const eased = share * (2 - share);
      return [from[0] + (frame[0] - from[0]) * eased, from[1] + (frame[1] - from[1]) * eased,
        frame[2], frame[3]];
    };

    /** Where boxes that are shown now come from: their own places, or those of the folder that they
     *  were in, or of what is in them.
     *  @param {Map<number, number[]>} before */
    const origins = before => {
      const found = new Map();
      for (const [box, frame] of before) {
        if (box >= ownCount) continue;
        for (const folder of foldersAround(box)) {
          if (!found.has(folder.box)) found.set(folder.box, frame);
        }
      }
      for (const box of view.boxes) {
        const around = box < ownCount ? foldersAround(box).reverse() : [];
        const group = around.find(folder => before.has(folder.box));
        const own = before.get(box) ?? (group && before.get(group.box));
        if (own) found.set(box, own);
      }
      return found;
    };

    /** Shows what filters and folders leave: chooses boxes, lays them out anew and moves them. */
    const arrange = () => {
      const before = new Map(view.boxes.map(box => [box, [...frameOf(box)]]));
      chooseBoxes();
      joinArrows();
      const drawing = drawShown();
      [graph.width, graph.height] = [drawing.width, drawing.height];
      view.boxes.forEach((box, position) => {
        [boxes[box].frame[0], boxes[box].frame[1]] = drawing.boxes[position];
      });
      for (const arrow of arrows) arrow.way = [];
      view.arrows.forEach((arrow, position) => { arrows[arrow].way = drawing.arrows[position]; });
      pieces = undefined;
      const isMoved = before.size > 0 && !isCalm.matches && view.boxes.length <= mostMoved;
      moving = isMoved ? {start: performance.now(), from: origins(before)} : undefined;
      if (moving) requestAnimationFrame(move);
      summarize();
      const {selected, finding} = state;
      if (selected >= 0 && !state.hidden[selected]) state.lit = neighborhood(selected);
      else if (finding < 0 && state.lit) clearSelection();
      requestDrawing();
    };

    const move = () => {
      if (!moving) return;
      if (performance.now() - moving.start < moveTime) requestAnimationFrame(move);
      else moving = undefined;
      requestDrawing();
    };

    /** Opens the folder that a box stands for.
     *  @param {number} group */
    const openFolder = group => {
      const folder = folderOfGroup.get(group);
      if (!folder || state.hidden[group]) return;
      view.closed.delete(folder);
      view.opened.add(folder);
      clearSelection();
      arrange();
      showStart();
      element('status').textContent = `${folder.name} is open`;
    };

    /** The innermost folder around a box that can be drawn as one box.
     *  @param {number} box */
    const closableFolder = box => {
      const own = folderOfGroup.get(box)?.parent;
      const around = box < ownCount ? foldersAround(box) : own ? [...foldersTo(own)] : [];
      return around.reverse().find(folder => folder.box >= 0 && state.hidden[folder.box]);
    };

    /** A folder and those around it, the outermost first.
     *  @param {Folder} folder */
    const foldersTo = folder => {
      const found = [folder];
      while (found[0].parent) found.unshift(found[0].parent);
      return found;
    };

    /** Draws the folder around a box as one box.
     *  @param {number} box */
    const closeFolder = box => {
      const folder = closableFolder(box);
      if (!folder) return;
      view.isTogether = together.checked = true;
      view.opened.delete(folder);
      view.closed.add(folder);
      for (const inner of boxesIn(folder)) {
        if (!firstRoots.includes(inner)) view.pinned.delete(inner);
      }
      arrange();
      if (state.hidden[folder.box]) showStart(); else select(folder.box);
    };

    /** Has boxes drawn by themselves, without filters where these leave one out.
     *  @param {number[]} wanted */
    const reveal = wanted => {
      const own = wanted.filter(box => box < ownCount && view.shownAs[box] !== box);
      if (own.length === 0) return;
      if (own.some(box => !view.left[box])) clearFilters();
      for (const box of own) view.pinned.add(box);
      arrange();
    };

    """#
}
