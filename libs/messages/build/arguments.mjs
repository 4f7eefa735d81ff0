import compile from 'icu-minify/compile';

/**
 * Names of the arguments and tags of a text, sorted.
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
    names.add(name);
    if (typeof type !== 'number') collect(node.slice(1), names);
    else if (type <= 3) for (const branch of Object.values(options)) collect(branch, names);
  }
}
