extension PageScript {
  /// Mouse, fingers and keys on the picture.
  static let pointer = #"""
    /** The box at a point of the canvas, or -1.
     *  @param {number} left @param {number} top */
    const boxAt = (left, top) => {
      const [x, y] = inPicture(left, top);
      return view.boxes.find(box => {
        const {frame} = boxes[box];
        return x >= frame[0] && y >= frame[1]
          && x <= frame[0] + frame[2] && y <= frame[1] + frame[3];
      }) ?? -1;
    };

    /** The arrows at a point of the canvas, nearest first. Several share a way.
     *  @param {number} left @param {number} top */
    const arrowsAt = (left, top) => {
      const [x, y] = inPicture(left, top);
      const reach = 6 / camera.scale;
      return view.arrows
        .map(index => ({index, distance: distanceTo(x, y, arrows[index], reach)}))
        .filter(({distance}) => distance <= reach)
        .sort((first, second) => first.distance - second.distance).map(({index}) => index);
    };

    /** Where each finger is, or the mouse with its button down.
     *  @type {Map<number, number[]>} */
    const pointers = new Map();
    let movedBy = 0;

    canvas.addEventListener('pointerdown', event => {
      canvas.setPointerCapture(event.pointerId);
      pointers.set(event.pointerId, [event.offsetX, event.offsetY]);
      if (pointers.size === 1) movedBy = 0;
      flight++;
    });

    canvas.addEventListener('pointermove', event => {
      const before = pointers.get(event.pointerId);
      if (!before) return hover(event);
      const now = [event.offsetX, event.offsetY];
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
      pointers.set(event.pointerId, now);
      movedBy += Math.hypot(now[0] - before[0], now[1] - before[1]);
      if (movedBy < 4) return;
      canvas.classList.add('moving');
      element('tip').hidden = true;
      const share = other ? 0.5 : 1;
      const {x, y, scale} = camera;
      look(
        x - (now[0] - before[0]) * share / scale, y - (now[1] - before[1]) * share / scale, scale);
      if (!other) return;
      const distances = [before, now].map(end => Math.hypot(end[0] - other[0], end[1] - other[1]));
      zoom(
        distances[1] / Math.max(distances[0], 1), (now[0] + other[0]) / 2, (now[1] + other[1]) / 2);
    });

    for (const kind of /** @type {const} */ (['pointerup', 'pointercancel'])) {
      canvas.addEventListener(kind, event => {
        const wasClick = kind === 'pointerup' && pointers.size === 1 && movedBy < 4;
        pointers.delete(event.pointerId);
        canvas.classList.remove('moving');
        if (!wasClick) return;
        const box = boxAt(event.offsetX, event.offsetY);
        const near = box < 0 ? arrowsAt(event.offsetX, event.offsetY) : [];
        if (near.length > 0 && !state.awaitsEnd) selectArrows(near);
        else click(box, event.shiftKey);
      });
    }

    canvas.addEventListener('dblclick', event =>
      openFolder(boxAt(event.offsetX, event.offsetY)));

    canvas.addEventListener('pointerleave', () => setHovered(-1));

    canvas.addEventListener('wheel', event => {
      event.preventDefault();
      flight++;
      const unit = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : 30;
      if (event.ctrlKey || event.metaKey) {
        const distance = Math.max(-60, Math.min(60, event.deltaY * unit));
        zoom(Math.exp(-distance / 120), event.offsetX, event.offsetY);
      } else {
        const {x, y, scale} = camera;
        const [right, down] = event.shiftKey && event.deltaX === 0
          ? [event.deltaY, 0] : [event.deltaX, event.deltaY];
        look(x + right * unit / scale, y + down * unit / scale, scale);
      }
    }, {passive: false});

    /** @param {number} box @param {boolean} isPathEnd */
    const click = (box, isPathEnd) => {
      const {selected, awaitsEnd} = state;
      if (box >= 0 && selected >= 0 && box !== selected && (isPathEnd || awaitsEnd)) {
        followPath(selected, box);
      } else if (box >= 0) select(box);
      else clearSelection();
    };

    /** The arrows that are looked at whenever the pointer moves; more would take long. */
    const mostWatchedArrows = 2000;

    /** @param {PointerEvent} event */
    const hover = event => {
      const box = boxAt(event.offsetX, event.offsetY);
      setHovered(box);
      const isNearArrow = box < 0 && view.arrows.length <= mostWatchedArrows
        && arrowsAt(event.offsetX, event.offsetY).length > 0;
      if (isNearArrow) canvas.classList.add('over');
      if (box < 0) return;
      const tip = element('tip');
      const {name, kind} = boxes[box];
      tip.textContent = `${name} — ${kindNames[kind]}`;
      tip.hidden = false;
      const right = stage.clientWidth - tip.offsetWidth - 8;
      tip.style.left = `${Math.max(0, Math.min(event.offsetX + 12, right))}px`;
      tip.style.top = `${event.offsetY + 18}px`;
    };

    /** @param {number} box */
    const setHovered = box => {
      if (box < 0) element('tip').hidden = true;
      canvas.classList.toggle('over', box >= 0);
      if (box === state.hovered) return;
      state.hovered = box;
      requestDrawing();
    };

    /** The box that a key leads to from the selected one, or -1.
     *  @param {string} key */
    const neighbor = key => {
      const [x, y, width, height] = boxes[state.selected].frame;
      const middle = x + width / 2;
      /** @type {number[]} */
      let candidates;
      if (key === 'ArrowDown') {
        candidates = outgoing[state.selected].map(arrow => shownAs(arrows[arrow].target));
      } else if (key === 'ArrowUp') {
        candidates = incoming[state.selected].map(arrow => shownAs(arrows[arrow].source));
      } else {
        const direction = key === 'ArrowRight' ? 1 : -1;
        candidates = view.boxes.filter(box => {
          const {frame} = boxes[box];
          return frame[1] < y + height && frame[1] + frame[3] > y
            && (frame[0] + frame[2] / 2 - middle) * direction > 0;
        });
      }
      /** @param {number} box */
      const distance = box => Math.abs(boxes[box].frame[0] + boxes[box].frame[2] / 2 - middle);
      return candidates.filter(box => box >= 0 && box !== state.selected)
        .reduce((best, box) => best < 0 || distance(box) < distance(best) ? box : best, -1);
    };

    canvas.addEventListener('keydown', event => {
      if (event.key === 'Enter') openWithKey();
      if (!event.key.startsWith('Arrow')) return;
      event.preventDefault();
      if (state.selected >= 0) {
        const box = neighbor(event.key);
        if (box >= 0) select(box);
        return;
      }
      const step = 80 / camera.scale;
      const right = event.key === 'ArrowRight' ? step : event.key === 'ArrowLeft' ? -step : 0;
      const down = event.key === 'ArrowDown' ? step : event.key === 'ArrowUp' ? -step : 0;
      look(camera.x + right, camera.y + down, camera.scale);
    });

    document.addEventListener('keydown', event => {
      const isTyping = event.target instanceof HTMLInputElement
        || event.target instanceof HTMLSelectElement;
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      const action = keys[event.key];
      if (!action) return;
      event.preventDefault();
      action();
    });

    /** Opens the selected folder, and selects what counts most in it. */
    const openWithKey = () => {
      const folder = folderOfGroup.get(state.selected);
      if (!folder) return;
      openFolder(state.selected);
      const first = byWeight.find(box => !state.hidden[box]
        && (box < ownCount ? foldersAround(box) : [folderOfGroup.get(box)?.parent])
          .includes(folder));
      if (first !== undefined) select(first);
    };

    /** @type {Record<string, () => void>} */
    const keys = {
      'o': () => openWithKey(),
      'c': () => closeFolder(state.selected),
      '/': () => element('search').focus(),
      '+': () => zoomInMiddle(1.3),
      '=': () => zoomInMiddle(1.3),
      '-': () => zoomInMiddle(1 / 1.3),
      '0': () => showAll(),
      'f': () => state.lit && show(areaOf(state.lit.boxes)),
      'p': () => awaitPathEnd(),
      's': () => savePicture(),
      '?': () => /** @type {HTMLDialogElement} */ (element('help')).showModal(),
      'Escape': () => clearSelection(),
    };

    """#
}
