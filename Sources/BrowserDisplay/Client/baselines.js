// Letters that are 32 times larger are rounded to a 32nd of a pixel.
const enlargement = 32;

/**
 * A style's lengths but for its padding, enlarged.
 * @param {CSSStyleDeclaration} css
 */
function enlarged(css) {
  /** @param {string} value */
  const larger = value => value.replace(/(-?[\d.]+)px/g, (_, length) => length * enlargement + 'px');
  return ['font-size', 'letter-spacing', 'text-shadow', '-webkit-text-stroke-width']
    .map(name => `${name}:${larger(css.getPropertyValue(name))}`).join(';');
}

/**
 * The place of an enlarged baseline below the upper edge, and its distance from the edge of the padding.
 * @param {Part} probe
 */
function baseline(probe) {
  const [run, mark] = [probe.getBoundingClientRect(), probe.lastChild.getBoundingClientRect()];
  const place = mark.bottom - run.top;
  return [place, place - parseFloat(getComputedStyle(probe).paddingTop)];
}

/**
 * An unseen run of text in a style, with a mark on its baseline.
 * @param {number} number
 */
function makeProbe(number) {
  const probe = document.createElement('span');
  const mark = document.createElement('span');
  probe.className = 't s' + number;
  probe.style.visibility = 'hidden';
  mark.style.display = 'inline-block';
  probe.append('x', mark);
  probe.number = number;
  return probe;
}

/**
 * Places the baselines of styles.
 * @param {CSSStyleSheet} sheet
 * @param {Iterable<number>} numbers
 */
function placeBaselines(sheet, numbers) {
  sheet.replaceSync('');
  const probes = [...numbers].map(makeProbe);
  document.body.append(...probes);
  // Boxes and pictures within texts have no baseline.
  const texts = probes.map(probe => ({probe, css: getComputedStyle(probe)})).filter(({css}) => css.paddingTop !== '0px')
    .map(({probe, css}) => ({
      probe, selector: `span.t.s${probe.number}`, lengths: enlarged(css), slant: css.transform.replace('none', ''),
    }));
  sheet.replaceSync(texts.map(({selector, lengths}) => `${selector}{${lengths}}`).join(''));
  const rules = texts.map(({probe, selector, lengths, slant}) => {
    const [place, distance] = baseline(probe);
    return `${selector}{${lengths};margin-top:${-distance}px;transform-origin:0 ${place}px;` +
      `transform:${slant} scale(${1 / enlargement})}`;
  });
  for (const probe of probes) probe.remove();
  sheet.replaceSync(rules.join(''));
}

/**
 * Texts in browsers that lack `ascent-override`, as WebKit does not. There fonts keep their ascent and descent, so
 * that a run's baseline lies lower than the edge of its padding; and WebKitGTK rounds each letter's advance to whole pixels.
 * So a style's letters are laid out larger, and scaled back about their baseline, which is moved to its place. Gives what is
 * to be called with the numbers of styles when they or their fonts have come.
 * @returns {(numbers: Iterable<number>) => void}
 */
export function makeBaselines() {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return numbers => placeBaselines(sheet, numbers);
}
