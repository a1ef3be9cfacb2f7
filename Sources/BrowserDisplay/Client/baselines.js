/**
 * The places of letters in browsers that do not know `ascent-override`, as WebKit does not: there fonts keep their ascent and
 * descent, and a run's baseline lies lower than the edge of its padding. Each style gets a margin that brings it there. Gives
 * what is to be called with the numbers of styles when they or their fonts have come.
 * @returns {(numbers: Iterable<number>) => void}
 */
export function makeBaselines() {
  const fit = makeWidths();
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

  /**
   * How far below its place a style's baseline lies, in points.
   * @param {any} probe
   */
  function distance(probe) {
    const [run, mark] = [probe.getBoundingClientRect(), probe.lastChild.getBoundingClientRect()];
    return mark.bottom - run.top - parseFloat(getComputedStyle(probe).paddingTop);
  }

  return numbers => {
    sheet.replaceSync('');
    const probes = [...numbers].map(number => {
      const probe = document.createElement('span');
      const mark = document.createElement('span');
      probe.className = 't s' + number;
      probe.style.visibility = 'hidden';
      mark.style.display = 'inline-block';
      probe.append('x', mark);
      probe.number = number;
      return probe;
    });
    document.body.append(...probes);
    const rules = probes.map(probe => `.t.s${probe.number}{margin-top:${-distance(probe)}px}`);
    for (const probe of probes) probe.remove();
    sheet.replaceSync(rules.join(''));
    fit();
  };
}

/**
 * The widths of runs in such browsers: WebKitGTK rounds the advance of each letter to a whole pixel. What a run measures at 100
 * times its size is as wide as it was typeset; the difference is spread between its letters. Gives what is to be called when
 * other fonts have come.
 */
function makeWidths() {
  const enlargement = 100;
  /** The spacing of letters by the run's class and text. @type {Map<string, string>} */
  let known = new Map();
  /** @param {Element} run */
  const key = run => `${run.className} ${run.textContent}`;

  /**
   * Measures runs that have not been measured, all of them in one layout.
   * @param {HTMLElement[]} runs
   */
  function measure(runs) {
    const fresh = new Map(runs.filter(run => !known.has(key(run))).map(run => [key(run), run]));
    const probes = [...fresh].map(([name, run]) => {
      const [small, large] = [0, 1].map(() => {
        const probe = document.createElement('span');
        probe.className = run.className;
        probe.textContent = run.textContent;
        probe.style.visibility = 'hidden';
        return probe;
      });
      document.body.append(small, large);
      const {fontSize, letterSpacing} = getComputedStyle(small);
      large.style.fontSize = parseFloat(fontSize) * enlargement + 'px';
      return {name, small, large, spacing: parseFloat(letterSpacing) || 0, count: [...run.textContent ?? ''].length};
    });
    for (const {name, small, large, spacing, count} of probes) {
      const [width, enlarged] = [small, large].map(probe => parseFloat(getComputedStyle(probe).width));
      const meant = (enlarged - count * spacing) / enlargement + count * spacing;
      known.set(name, `${spacing + (meant - width) / count}px`);
    }
    for (const {small, large} of probes) small.remove(), large.remove();
  }

  /** @param {Iterable<Node>} nodes */
  function fit(nodes) {
    /** @type {HTMLElement[]} */
    const runs = [];
    for (const node of nodes) {
      const element = node instanceof HTMLElement ? node : node.parentElement;
      if (element?.matches('.t')) runs.push(element);
      else runs.push(.../** @type {NodeListOf<HTMLElement>} */ (element?.querySelectorAll('.t') ?? []));
    }
    const spans = runs.filter(run => run.localName === 'span' && run.textContent && run.style.visibility !== 'hidden');
    if (known.size > 10_000) known = new Map();
    measure(spans);
    for (const run of spans) run.style.letterSpacing = known.get(key(run)) ?? '';
  }

  const observer = new MutationObserver(changes => {
    fit(new Set(changes.flatMap(({target, addedNodes}) =>
      addedNodes.length ? [...addedNodes].filter(node => node.isConnected) : target.isConnected ? [target] : [])));
    observer.takeRecords();
  });
  observer.observe(document.body, {
    childList: true, subtree: true, characterData: true, attributes: true, attributeFilter: ['class'],
  });
  return () => {
    known = new Map();
    fit([document.body]);
    observer.takeRecords();
  };
}
