extension PageScript {
  /// The folders and files that boxes are declared in: each can be drawn as one box.
  static let folders = #"""
    /** The most boxes that are shown before folders are put together. */
    const mostShown = 40;
    /** The number of boxes that the graph has; those of folders stand behind them. */
    const ownCount = boxes.length;
    /** The number of arrows that the graph has; those that stand for several are behind them. */
    const ownArrowCount = arrows.length;

    /** A folder or file with the folders and the boxes directly in it, the box that is drawn for all
     *  of it, or -1, and how many boxes in it filters leave.
     *  @typedef {{name: string, path: string, parent?: Folder, folders: Folder[], own: number[],
     *    box: number, count: number}} Folder */

    /** @param {string} path @param {Folder} [parent] @returns {Folder} */
    const makeFolder = (path, parent) => ({
      name: path, path, parent, folders: [], own: [], box: -1, count: 0,
    });

    const topFolder = makeFolder('');
    /** For each box, the innermost folder or file around it.
     *  @type {Folder[]} */
    const folderOf = [];
    /** @type {Map<number, Folder>} */
    const folderOfGroup = new Map();

    /** Finds the folder of each box. */
    const readFolders = () => {
      /** @type {Map<string, Folder>} */
      const known = new Map([['', topFolder]]);
      for (let box = 0; box < ownCount; box++) {
        const {place} = boxes[box];
        let [folder, path] = [topFolder, ''];
        for (const part of place ? graph.files[place[0]][0].split('/') : []) {
          path = path ? `${path}/${part}` : part;
          const next = known.get(path) ?? makeFolder(path, folder);
          if (!known.has(path)) {
            known.set(path, next);
            folder.folders.push(next);
          }
          folder = next;
        }
        folder.own.push(box);
      }
    };

    /** Puts a folder whose only content is another one together with that, and what is too much for
     *  one view of a folder into a further one.
     *  @param {Folder} folder */
    const tidy = folder => {
      while (folder.own.length === 0 && folder.folders.length === 1) {
        const [only] = folder.folders;
        Object.assign(folder, {path: only.path, folders: only.folders, own: only.own});
      }
      if (folder.folders.length + folder.own.length > mostShown) {
        const rest = makeFolder(folder.path, folder);
        rest.folders = folder.folders.splice(mostShown - 10);
        const room = mostShown - 1 - folder.folders.length;
        folder.own.sort((first, second) => weight(second) - weight(first));
        rest.own = folder.own.splice(room);
        folder.folders.push(rest);
      }
      for (const inner of folder.folders) inner.parent = folder;
    };

    /** The boxes of a folder and of all in it.
     *  @param {Folder} folder */
    const boxesIn = folder => {
      const found = [];
      for (const waiting = [folder]; waiting.length > 0;) {
        const next = waiting.pop() ?? folder;
        found.push(...next.own);
        waiting.push(...next.folders);
      }
      return found;
    };

    /** Adds the box that stands for a folder.
     *  @param {Folder} folder */
    const addGroup = folder => {
      const inside = boxesIn(folder);
      if (!folder.parent || inside.length < 2) return;
      const {parent} = folder;
      const isRest = folder.path === parent.path;
      const way = folder.path.slice(parent.path ? parent.path.length + 1 : 0).split('/');
      const [first, last] = [way[0], way[way.length - 1]];
      folder.name = isRest ? 'others'
        : first === last ? last : `${first}/${way.length > 2 ? '…/' : ''}${last}`;
      folder.box = boxes.length;
      folderOfGroup.set(folder.box, folder);
      const severities = new Set(inside.map(box => boxes[box].severity));
      const width = Math.min(300, Math.max(120, 44 + 8 * folder.name.length));
      const members = inside.slice(0, 100).map(box => boxes[box].name);
      if (inside.length > 100) members.push(`and ${inside.length - 100} more`);
      boxes.push({
        name: folder.name, kind: 'group', frame: [0, 0, width, 40], members,
        cluster: boxes[inside[0]].cluster, facts: [['folder', folder.path || '.']],
        isStart: inside.some(box => boxes[box].isStart && boxes[box].kind === 'root'),
        severity: severities.has('error') ? 'error' : severities.has('warning') ? 'warning' : undefined,
      });
      outgoing.push([]);
      incoming.push([]);
    };

    readFolders();
    for (const waiting = [topFolder]; waiting.length > 0;) {
      const folder = waiting.pop() ?? topFolder;
      tidy(folder);
      addGroup(folder);
      for (const box of folder.own) folderOf[box] = folder;
      waiting.push(...folder.folders);
    }

    """#

  /// Which boxes are drawn, and as what.
  static let view = #"""
    /** The roots that are no part of another one, if they are few: they are drawn by themselves. */
    const firstRoots = [...boxes.keys()]
      .filter(box => box < ownCount && boxes[box].isStart && boxes[box].kind === 'root');
    if (firstRoots.length > mostShown / 4) firstRoots.length = 0;

    /** What is shown of the graph. */
    const view = {
      /** Whether folders are put together where there are many boxes. */
      isTogether: ownCount > mostShown,
      /** Folders that were opened or closed by hand.
       *  @type {Set<Folder>} */
      opened: new Set(),
      /** @type {Set<Folder>} */
      closed: new Set(),
      /** Boxes that are drawn by themselves, whatever folder they are in.
       *  @type {Set<number>} */
      pinned: new Set(firstRoots),
      /** For each box of the graph, 1 if filters leave it. */
      left: new Uint8Array(ownCount).fill(1),
      /** For each box of the graph, the box that it is drawn as, or -1. */
      shownAs: new Int32Array(ownCount),
      /** The boxes that are drawn.
       *  @type {number[]} */
      boxes: [],
      /** The arrows between them.
       *  @type {number[]} */
      arrows: [],
    };

    /** The box that one is drawn as, or -1.
     *  @param {number} box */
    const shownAs = box => box < ownCount ? view.shownAs[box] : state.hidden[box] ? -1 : box;

    /** The folders around a box, the outermost first.
     *  @param {number} box */
    const foldersAround = box => {
      /** @type {Folder[]} */
      const found = [];
      for (let folder = /** @type {Folder | undefined} */ (folderOf[box]); folder;
        folder = folder.parent) found.unshift(folder);
      return found;
    };

    /** How many boxes a folder becomes once it is open.
     *  @param {Folder} folder */
    const itemCount = folder => folder.folders.filter(({count}) => count > 0).length
      + folder.own.filter(box => view.left[box] && !view.pinned.has(box)).length;

    /** The folders that are not drawn as one box: those with most in them first, as long as there is
     *  room; and those that were opened by hand. */
    const openFolders = () => {
      const open = new Set([topFolder]);
      let count = itemCount(topFolder) + view.pinned.size;
      const waiting = topFolder.folders.filter(folder => folder.count > 1);
      while (waiting.length > 0) {
        waiting.sort((first, second) => first.count - second.count);
        const folder = /** @type {Folder} */ (waiting.pop());
        const added = itemCount(folder) - 1;
        if (count + added > mostShown || view.closed.has(folder)) continue;
        count += added;
        open.add(folder);
        waiting.push(...folder.folders.filter(inner => inner.count > 1));
      }
      for (const opened of view.opened) {
        for (let folder = /** @type {Folder | undefined} */ (opened); folder;
          folder = folder.parent) open.add(folder);
      }
      for (const folder of view.closed) open.delete(folder);
      return open;
    };

    /** Finds out what each box is drawn as. */
    const chooseBoxes = () => {
      for (const folder of folderOfGroup.values()) folder.count = 0;
      const around = boxes.slice(0, ownCount).map((_, box) => foldersAround(box));
      for (let box = 0; box < ownCount; box++) {
        if (!view.left[box] || view.pinned.has(box)) continue;
        for (const folder of around[box]) folder.count++;
      }
      const open = view.isTogether ? openFolders() : undefined;
      state.hidden.fill(1);
      for (let box = 0; box < ownCount; box++) {
        const group = !open || view.pinned.has(box) ? undefined
          : around[box].find(folder => !open.has(folder) && folder.count > 1);
        view.shownAs[box] = view.left[box] ? group?.box ?? box : -1;
        if (view.shownAs[box] >= 0) state.hidden[view.shownAs[box]] = 0;
      }
      view.boxes = [...boxes.keys()].filter(box => !state.hidden[box]);
    };

    /** Makes the arrows that stand for several, from or to folders. */
    const joinArrows = () => {
      arrows.length = ownArrowCount;
      for (const box of folderOfGroup.keys()) [outgoing[box], incoming[box]] = [[], []];
      view.arrows = [];
      /** @type {Map<number, number[]>} */
      const joined = new Map();
      for (let index = 0; index < ownArrowCount; index++) {
        const [source, target] = [arrows[index].source, arrows[index].target];
        const [from, to] = [view.shownAs[source], view.shownAs[target]];
        if (from < 0 || to < 0) continue;
        if (from === source && to === target) view.arrows.push(index);
        else if (from !== to) {
          const key = from * boxes.length + to;
          const known = joined.get(key);
          if (known) known.push(index); else joined.set(key, [index]);
        }
      }
      for (const [key, parts] of joined) {
        const [source, target] = [Math.floor(key / boxes.length), key % boxes.length];
        view.arrows.push(arrows.length);
        if (source >= ownCount) outgoing[source].push(arrows.length);
        if (target >= ownCount) incoming[target].push(arrows.length);
        arrows.push(joinedArrow(source, target, parts.map(part => arrows[part])));
      }
    };

    /** @param {number} source @param {number} target @param {Arrow[]} parts @returns {Arrow} */
    const joinedArrow = (source, target, parts) => {
      const reasons = parts.slice(0, 12).map(part => ({
        text: `${boxes[part.source].name} needs ${boxes[part.target].name}`,
        isLater: part.isLater, place: part.place,
      }));
      if (parts.length > 12) {
        reasons.push({text: `and ${parts.length - 12} more`, isLater: false, place: undefined});
      }
      const severities = new Set(parts.map(part => part.severity));
      return {
        source, target, way: [], reasons, place: parts[0].place,
        isLater: parts.every(part => part.isLater), isPart: parts.every(part => part.isPart),
        severity: severities.has('error') ? 'error' : severities.has('warning') ? 'warning' : undefined,
      };
    };

    """#
}
