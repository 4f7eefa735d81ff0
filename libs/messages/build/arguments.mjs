import compile from 'icu-minify/compile';

const FORM = /_((the|a|your|bare)(_|$))?((nominative|accusative|dative|genitive)|number|gender)?$/i;

/**
 * Names of the arguments and tags of a text, sorted; `piece_the_dative` is a form of `piece`.
 * @param {string} text
 * @returns {string[]}
 */
export function listArguments(text) {
  const names = new Set();
  collect(compile(text), names);
  return [...names].sort();
}

/**
 * @param {any} nodes compiled
 * @param {Set<string>} names
 */
function collect(nodes, names) {
  if (!Array.isArray(nodes)) return;
  for (const node of nodes) {
    if (!Array.isArray(node)) continue;
    const [name, type, options] = node;
    names.add(nameBase(name));
    if (typeof type !== 'number') collect(node.slice(1), names);
    else if (type <= 3) for (const branch of Object.values(options)) collect(branch, names);
  }
}

/** @param {string} name */
function nameBase(name) {
  if (!name.includes('_')) return name;
  if (!FORM.test(name)) throw new Error(`A phrase has no form "${name}".`);
  return name.replace(FORM, '');
}
