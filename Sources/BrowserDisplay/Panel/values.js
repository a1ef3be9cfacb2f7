import {make} from './elements.js';
import {request} from './requests.js';
import {TreeView} from './treeview.js';

/**
 * The text of a value, colored by its kind.
 * @param {Value} value
 */
export function valueText({text, count}) {
  const kind = text.startsWith('"') ? 'string' : /^(-?\d|true$|false$|nil$)/.test(text) && !count ? 'number' : count ? 'plain-type' : '';
  return make('span', {className: `text ${kind}`}, text);
}

/**
 * A tree of a value: `subject()` names the root of the values, or is null where there is none.
 * @param {string} label
 * @param {() => Subject | null} subject
 */
export function valueTree(label, subject) {
  return new TreeView(label, async (node, from, count) => {
    const root = subject();
    if (!root) return {total: 0, nodes: []};
    const path = node.path ?? [];
    const answer = await request({value: root, path, from, count});
    return {
      total: answer.count,
      nodes: answer.children.map(child => ({
        key: child.label, path: [...path, child.label], count: child.count, title: `${child.label}: ${child.type}`,
        className: child.changed ? 'changed' : '',
        parts: () => [
          make('span', {className: 'label'}, child.label), valueText(child),
          ...(child.changed ? [make('span', {className: 'quiet'}, 'changed')] : []),
        ],
      })),
    };
  });
}
