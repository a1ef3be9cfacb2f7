/**
 * Baselines in browsers that do not know `ascent-override`, as WebKit does not: there fonts keep their ascent and descent,
 * and a run's baseline lies lower than the edge of its padding. Each style gets a margin that brings it there. Gives what is
 * to be called with the numbers of styles when they or their fonts have come.
 * @returns {(numbers: Iterable<number>) => void}
 */
export function makeBaselines() {
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
  };
}
