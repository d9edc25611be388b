extension PageScript {
  /// Selection, findings and filters.
  static let lists = #"""
    /** @param {Partial<typeof state>} change */
    const change = change => {
      Object.assign(state, {selected: -1, finding: -1, awaitsEnd: false, lit: undefined}, change);
      for (const [index, button] of [...element('findings').querySelectorAll('button')].entries()) {
        button.setAttribute('aria-current', String(index === state.finding));
      }
      searchInput.placeholder = searchHint;
      requestDrawing();
    };

    /** @param {number} box */
    const select = box => {
      reveal([box]);
      change({selected: box, lit: neighborhood(box)});
      showBox(box);
      bringIntoView(box);
      const hash = `#${encodeURIComponent(boxes[box].name)}`;
      if (location.hash !== hash) location.hash = hash;
    };

    /** Lights arrows and their ends.
     *  @param {number[]} chosen */
    const selectArrows = chosen => {
      const ends = chosen.flatMap(arrow => [arrows[arrow].source, arrows[arrow].target]);
      change({lit: {boxes: new Set(ends), arrows: new Set(chosen)}});
      showArrows(chosen);
    };

    /** @param {number} index */
    const selectFinding = index => {
      const finding = findings[index];
      const lit = surroundings(finding);
      reveal([...lit.boxes]);
      change({finding: index, lit});
      showFinding(finding);
      if (lit.boxes.size > 0) show(areaOf(lit.boxes));
    };

    const clearSelection = () => {
      change({});
      element('panel').hidden = true;
      element('status').textContent = '';
      closeResults();
      if (location.hash) history.replaceState(null, '', location.pathname + location.search);
    };

    const awaitPathEnd = () => {
      if (state.selected < 0) return;
      state.awaitsEnd = true;
      element('status').textContent = 'Choose the end of the path';
      searchInput.focus();
      searchInput.placeholder = 'Path to … (click or search)';
    };

    /** Lights the path between two boxes, whichever way one leads.
     *  @param {number} first @param {number} second */
    const followPath = (first, second) => {
      const forwards = shortestPath(first, second);
      const path = forwards ?? shortestPath(second, first);
      const [source, target] = path && !forwards ? [second, first] : [first, second];
      const ends = (path ?? []).flatMap(arrow => [arrows[arrow].source, arrows[arrow].target]);
      const met = new Set([first, second, ...ends]);
      reveal([...met]);
      change({lit: {boxes: met, arrows: new Set(path)}});
      showPath(source, target, path);
      if (state.lit) show(areaOf(state.lit.boxes));
    };

    /** The rule of a finding, and whether the baseline holds it.
     *  @param {Finding} finding */
    const ruleOf = ({rule, isKnown}) => isKnown ? `${rule}, in the baseline` : rule;

    /** @param {number} index */
    const makeFindingButton = index => {
      const {severity, message} = findings[index];
      const button = makeButton('', () => selectFinding(index), `finding ${severity}`);
      button.append(message, make('small', {}, ruleOf(findings[index])));
      return button;
    };

    const listFindings = () => {
      const count = findings.length;
      const known = findings.filter(finding => finding.isKnown).length;
      element('findings-title').textContent =
        (count === 0 ? 'No findings' : count === 1 ? '1 finding' : `${count} findings`)
        + (known > 0 ? `, ${known} in the baseline` : '');
      element('findings').replaceChildren(
        ...findings.map((_, index) => make('li', {}, makeFindingButton(index))));
    };

    const rootSelect = /** @type {HTMLSelectElement} */ (element('root'));
    const clusterSelect = /** @type {HTMLSelectElement} */ (element('cluster'));
    const together = /** @type {HTMLInputElement} */ (element('together'));
    const onlyFindings = /** @type {HTMLInputElement} */ (element('only-findings'));
    /** The boxes that turn kinds on and off.
     *  @type {Map<Kind, HTMLInputElement>} */
    const kindInputs = new Map();

    const listFilters = () => {
      for (const kind of kinds) {
        const count = boxes.slice(0, ownCount).filter(box => box.kind === kind).length;
        if (count === 0) continue;
        const input = make('input', {type: 'checkbox', checked: '', 'data-kind': kind});
        kindInputs.set(kind, input);
        element('kinds').append(make('label', {}, input,
          make('i', {class: `swatch ${kind}`}), kindNames[kind], make('span', {}, String(count))));
      }
      const option = (/** @type {number} */ value, /** @type {string} */ text) =>
        make('option', {value: String(value)}, text);
      rootSelect.append(option(-1, 'all'), ...[...view.left.keys()]
        .filter(box => boxes[box].kind === 'root').map(box => option(box, boxes[box].name)));
      clusterSelect.append(option(-1, 'all'), ...graph.clusters
        .map((name, index) => ({name, index}))
        .sort((first, second) => first.name.localeCompare(second.name))
        .map(({name, index}) => option(index, name)));
      onlyFindings.disabled = findings.length === 0;
      together.checked = view.isTogether;
      together.disabled = ownCount <= mostShown;
      element('filters').addEventListener('change', filter);
    };

    const filter = () => {
      const root = Number(rootSelect.value);
      const cluster = Number(clusterSelect.value);
      const reached = root < 0 ? undefined : reachable(root);
      const found = new Set(findings.flatMap(finding => [...finding.boxes, ...finding.path]));
      for (let index = 0; index < ownCount; index++) {
        const box = boxes[index];
        const isLeft = (kindInputs.get(box.kind)?.checked ?? true)
          && (!reached || reached.has(index))
          && (cluster < 0 || box.cluster === cluster)
          && (!onlyFindings.checked || found.has(index));
        view.left[index] = isLeft ? 1 : 0;
      }
      if (together.checked !== view.isTogether) {
        view.isTogether = together.checked;
        for (const byHand of [view.opened, view.closed, view.pinned]) byHand.clear();
        for (const box of firstRoots) view.pinned.add(box);
      }
      arrange();
      if (state.selected >= 0 && state.hidden[state.selected]) clearSelection();
      showStart();
    };

    /** Turns all filters off. */
    const clearFilters = () => {
      for (const input of kindInputs.values()) input.checked = true;
      rootSelect.value = clusterSelect.value = '-1';
      onlyFindings.checked = false;
      view.left.fill(1);
    };

    const summarize = () => {
      const left = view.left.reduce((sum, isLeft) => sum + isLeft, 0);
      const count = left === ownCount ? `${left}` : `${left} of ${ownCount}`;
      const drawn = view.boxes.length === left ? '' : `, drawn as ${view.boxes.length}`;
      element('summary').textContent = `${count} boxes${drawn}, ${ownArrowCount} arrows`
        + (graph.omission ? `; ${graph.omission}` : '');
    };

    """#

  /// The search for boxes.
  static let search = #"""
    const searchInput = /** @type {HTMLInputElement} */ (element('search'));
    const searchHint = searchInput.placeholder;
    const results = element('results');
    /** By box, what it is called and the types that it yields or builds. */
    const lowerNames = boxes.slice(0, ownCount).map(({name, lines, facts}) => {
      const builds = (facts ?? []).filter(([title]) => title === 'builds')
        .flatMap(([, types]) => types.split(', '));
      return [...new Set([name, ...lines ?? [], ...builds])].map(text => text.toLowerCase());
    });
    const mostResults = 60;

    /** Boxes whose names or types hold a text, or its letters in their order; the best first.
     *  @param {string} text */
    const matches = text => {
      const wanted = text.trim().toLowerCase();
      if (!wanted) return [];
      /** @param {string} name */
      const score = name => {
        if (name === wanted) return 0;
        const position = name.indexOf(wanted);
        if (position === 0) return 1;
        if (position > 0) return 2;
        let next = 0;
        for (const letter of name) if (letter === wanted[next]) next++;
        return next === wanted.length ? 3 : Infinity;
      };
      const scores = lowerNames.map(names => Math.min(...names.map(score)));
      return byWeight.filter(box => scores[box] < Infinity)
        .sort((first, second) => scores[first] - scores[second]);
    };

    const closeResults = () => {
      results.hidden = true;
      searchInput.setAttribute('aria-expanded', 'false');
      searchInput.removeAttribute('aria-activedescendant');
    };

    const listResults = () => {
      const found = matches(searchInput.value);
      const items = found.slice(0, mostResults).map((box, index) => {
        const {name, kind, cluster} = boxes[box];
        const folder = cluster === undefined ? '' : `, ${graph.clusters[cluster]}`;
        const item = make('li', {role: 'option', id: `result-${index}`, 'data-box': String(box)},
          make('i', {class: `swatch ${kind}`}), name, make('small', {}, kindNames[kind] + folder));
        item.addEventListener('pointerdown', event => event.preventDefault());
        item.addEventListener('click', () => choose(item));
        return item;
      });
      const rest = found.length - items.length;
      if (rest > 0) items.push(make('li', {'aria-disabled': 'true'}, `and ${rest} more`));
      if (found.length === 0) items.push(make('li', {'aria-disabled': 'true'}, 'nothing found'));
      results.replaceChildren(...items);
      results.hidden = searchInput.value.trim() === '';
      searchInput.setAttribute('aria-expanded', String(!results.hidden));
      mark(0);
    };

    /** Marks one result.
     *  @param {number} index */
    const mark = index => {
      const options = [...results.querySelectorAll('[role=option]')];
      const marked = options[(index + options.length) % Math.max(options.length, 1)];
      for (const option of options) option.setAttribute('aria-selected', String(option === marked));
      if (marked) searchInput.setAttribute('aria-activedescendant', marked.id);
      marked?.scrollIntoView({block: 'nearest'});
    };

    /** @param {Element} item */
    const choose = item => {
      closeResults();
      searchInput.value = '';
      canvas.focus();
      click(Number(item.getAttribute('data-box')), false);
    };

    searchInput.addEventListener('input', listResults);
    searchInput.addEventListener('blur', closeResults);
    searchInput.addEventListener('keydown', event => {
      const options = [...results.querySelectorAll('[role=option]')];
      const marked = options.findIndex(option => option.getAttribute('aria-selected') === 'true');
      if (event.key === 'ArrowDown') mark(marked + 1);
      else if (event.key === 'ArrowUp') mark(marked - 1);
      else if (event.key === 'Enter' && options[marked] && !results.hidden) choose(options[marked]);
      else if (event.key === 'Escape') {
        searchInput.value = '';
        closeResults();
        canvas.focus();
      } else return;
      event.preventDefault();
    });

    """#
}
