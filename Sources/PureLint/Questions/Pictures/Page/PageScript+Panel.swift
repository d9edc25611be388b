extension PageScript {
  /// Elements and links to places.
  static let links = #"""
    /** Makes an element; texts become text, never markup.
     *  @template {keyof HTMLElementTagNameMap} Tag
     *  @param {Tag} tag @param {Record<string, string>} attributes
     *  @param {...(Node | string)} content @returns {HTMLElementTagNameMap[Tag]} */
    const make = (tag, attributes, ...content) => {
      const made = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
      made.append(...content);
      return made;
    };

    /** @param {string} text @param {() => void} action @param {string} [style] */
    const makeButton = (text, action, style = '') => {
      const button = make('button', {type: 'button', class: style}, text);
      button.addEventListener('click', action);
      return button;
    };

    /** @param {string} path */
    const escapedPath = path => path.split('/').map(encodeURIComponent).join('/');

    /** @param {Place} place */
    const placeText = ([file, line, column]) => `${graph.files[file][0]}:${line}:${column}`;

    /** @param {Place} place */
    const shortPlaceText = ([file, line]) => `${graph.files[file][0].split('/').pop()}:${line}`;

    /** A place, with links to editors if the page has them; Xcode has no address for a line, but a
     *  command.
     *  @param {Place | undefined} place @param {boolean} [isLong] */
    const makePlace = (place, isLong = false) => {
      const made = make('div', {class: 'place'});
      if (!place) return made;
      const [file, line, column] = place;
      const [path, ownAbsolute, forge] = graph.files[file];
      const absolute = ownAbsolute || (path.startsWith('/') ? path : `${graph.folder}/${path}`);
      if (graph.folder === undefined) {
        made.append(make('span', {title: placeText(place)},
          isLong ? placeText(place) : shortPlaceText(place)));
      } else {
        const code = `vscode://file${escapedPath(absolute)}:${line}:${column}`;
        const title = `Open ${placeText(place)} in VS Code`;
        made.append(make('a', {href: code, title}, shortPlaceText(place)));
      }
      if (forge) {
        const address = forge.replace('{line}', String(line));
        made.append(make('a', {href: address, rel: 'noreferrer', target: '_blank'}, 'source'));
      }
      if (!isLong || graph.folder === undefined) return made;
      const command = `xed --line ${line} '${absolute.replaceAll("'", `'\\''`)}'`;
      made.append(make('code', {title: 'Opens the place in Xcode'}, command));
      return made;
    };

    """#

  /// What is known of the selected box, finding or path.
  static let panel = #"""
    /** @type {Record<Kind, string>} */
    const kindNames = {
      root: 'root', module: 'module', provider: 'provider', consumer: 'code outside of roots',
      external: 'type from elsewhere', group: 'several together',
    };

    /** @param {string} title @param {...(Node | string)} content */
    const showPanel = (title, ...content) => {
      const panel = element('panel');
      const close = makeButton('×', clearSelection, 'close');
      close.setAttribute('aria-label', 'Close');
      const heading = make('h2', {tabindex: '-1'}, title);
      const hadFocus = panel.contains(document.activeElement);
      panel.replaceChildren(close, heading, ...content);
      panel.hidden = false;
      panel.scrollTop = 0;
      if (hadFocus) heading.focus();
      element('status').textContent = panel.innerText.slice(0, 400);
    };

    /** @param {number} box */
    const makeBoxButton = box => makeButton(boxes[box].name, () => select(box), 'stop');

    /** @param {Stop} stop */
    const makeStop = stop => {
      const end = stop.box === undefined ? stop.name ?? '' : makeBoxButton(stop.box);
      const made = make('li', {}, end);
      if (stop.isLater) made.append(', later');
      made.append(makePlace(stop.place));
      const {arrow} = stop;
      if (arrow !== undefined && arrows[arrow].reasons) {
        made.append(makeButton('why', () => selectArrows([arrow]), 'why'));
      }
      return made;
    };

    /** @param {string} title @param {HTMLElement[]} items @param {string} [empty] */
    const makeList = (title, items, empty) => {
      if (items.length === 0 && !empty) return [];
      const list = items.length > 0 ? make('ul', {}, ...items) : make('p', {}, empty ?? '');
      return [make('h3', {}, title), list];
    };

    /** @param {Field} field */
    const makeField = field => {
      const suppliers = field.from.map(stop =>
        stop.box === undefined ? stop.name ?? '' : makeBoxButton(stop.box));
      const from = suppliers.flatMap((supplier, index) => [index === 0 ? '' : ', ', supplier]);
      const nobody = field.hasDefault ? 'its default value' : 'a supplier that is not known';
      return make('li', {},
        make('strong', {}, field.name), field.type ? `: ${field.type}` : '',
        make('small', {}, 'from ', ...(from.length > 0 ? from : [nobody]),
          field.isRead ? '' : ', never read'),
        makePlace(field.from[0]?.place ?? field.place));
    };

    /** What some arrows lead to or come from.
     *  @param {number[]} chosen @param {'source' | 'target'} end @returns {Stop[]} */
    const stopsAlong = (chosen, end) =>
      chosen.map(arrow => ({...arrows[arrow], box: arrows[arrow][end], arrow}));

    /** @param {number} box */
    const makeFolderButtons = box => {
      const around = closableFolder(box);
      return [
        ...(folderOfGroup.has(box) ? [makeButton('Open', () => openFolder(box))] : []),
        ...(around ? [makeButton(`Close ${around.name}`, () => closeFolder(box))] : []),
      ];
    };

    /** @param {number} box */
    const showBox = box => {
      const {facts, fields = [], members = [], place} = boxes[box];
      const inFields = new Set(fields.flatMap(field => field.from.map(stop => stop.box)));
      const needs = stopsAlong(outgoing[box], 'target').filter(stop => !inFields.has(stop.box))
        .concat(boxes[box].needs ?? []);
      const users = stopsAlong(incoming[box], 'source').concat(boxes[box].users ?? []);
      const about = [...findings.keys()].filter(finding => findings[finding].boxes.includes(box));
      const rows = facts.flatMap(([name, text]) => [make('dt', {}, name), make('dd', {}, text)]);
      const path = makeButton('Path to …', awaitPathEnd);
      const near = makeButton('Show all of it', () => state.lit && show(areaOf(state.lit.boxes)));
      showPanel(
        boxes[box].name, make('dl', {}, ...rows), makePlace(place, true),
        make('div', {class: 'actions'}, ...makeFolderButtons(box), path, near),
        ...makeList('Findings', about.map(finding => make('li', {}, makeFindingButton(finding)))),
        ...makeList('Holds', members.map(name => make('li', {}, name))),
        ...makeList('Needs, in fields of its own', fields.map(makeField)),
        ...makeList(fields.length > 0 ? 'Needs besides' : 'Needs', needs.map(makeStop)),
        ...makeList('Needed by', users.map(makeStop), 'nobody in sight'));
    };

    /** Why an arrow is there: each need that it stands for, with its place.
     *  @param {number} index */
    const makeReasons = index => {
      const {place, reasons = [{place}], isLater, isPart} = arrows[index];
      if (isPart) return [make('p', {}, 'A part of the root, which no need tells of.')];
      const items = reasons.map(reason => {
        const field = reason.field ? `for '${reason.field}'` : '';
        const later = reason.isLater || isLater ? 'later, if at all' : '';
        const text = [reason.text ?? '', field, later].filter(part => part).join(', ');
        return make('li', {}, text, makePlace(reason.place));
      });
      return makeList(items.length > 1 ? 'Because of' : 'Because', items);
    };

    /** The one arrow, or those that share a way.
     *  @param {number[]} chosen */
    const showArrows = chosen => {
      const ends = chosen.slice(0, 12).map(index => make('li', {},
        makeBoxButton(arrows[index].source), ' needs ', makeBoxButton(arrows[index].target),
        ...(chosen.length > 1 ? [makeButton('why', () => selectArrows([index]), 'why')] : [])));
      const [first] = chosen;
      showPanel(
        chosen.length > 1 ? `${chosen.length} arrows share this way`
          : `${boxes[arrows[first].source].name} needs ${boxes[arrows[first].target].name}`,
        ...makeList(chosen.length > 1 ? 'Of them' : 'From one to the other', ends),
        ...(chosen.length > 1 ? [] : makeReasons(first)));
    };

    /** @param {Finding} finding */
    const showFinding = finding => {
      const notes = finding.notes.map(note => make('li', {}, note.message, makePlace(note.place)));
      showPanel(
        finding.message,
        make('p', {class: `severity-${finding.severity}`}, `${finding.severity}: ${ruleOf(finding)}`),
        makePlace(finding.place, true),
        ...makeList('About', finding.boxes.map(box => make('li', {}, makeBoxButton(box)))),
        ...makeList('Along', finding.path.map(box => make('li', {}, makeBoxButton(box)))),
        ...makeList('Notes', notes));
    };

    /** @param {number} source @param {number} target @param {number[] | undefined} path */
    const showPath = (source, target, path) => {
      const stops = path && [source, ...path.map(arrow => arrows[arrow].target)];
      showPanel(
        `From ${boxes[source].name} to ${boxes[target].name}`,
        ...(stops
          ? makeList('The shortest path', stops.map(box => make('li', {}, makeBoxButton(box))))
          : [make('p', {}, 'No path leads there, in neither direction.')]));
    };

    """#
}
