import { readFileSync } from 'node:fs';

/** @typedef {import('icu-minify/format').CompiledMessage} CompiledMessage */

const letters = JSON.parse(readFileSync(new URL('../pseudo-letters.json', import.meta.url), 'utf8'));

/**
 * `Hello {name}` becomes `[Ĥéļļó {name}]`: arguments and tags stay as they are.
 * @param {CompiledMessage} message
 * @returns {CompiledMessage}
 */
export function toPseudo(message) {
  if (typeof message === 'string') return `[${addAccents(message)}]`;
  return ['[', ...message.map(convertNode), ']'];
}

/** @param {string} text */
function addAccents(text) {
  return text.replace(/[a-z]/gi, (letter) => letters.accented[letters.plain.indexOf(letter)] ?? letter);
}

/**
 * Compiled nodes: a text, 0 for the number of a plural, [argument], [argument, type, options] or [tag, ...children].
 * @param {any} node
 * @returns {any}
 */
function convertNode(node) {
  if (typeof node === 'string') return addAccents(node);
  if (!Array.isArray(node)) return node;
  const [name, type, ...rest] = node;
  if (typeof type !== 'number') return node.length === 1 ? node : [name, ...node.slice(1).map(convertNode)];
  const [options] = rest;
  const isChoice = options !== null && typeof options === 'object' && type <= 3;
  return isChoice
    ? [
        name,
        type,
        Object.fromEntries(Object.entries(options).map(([key, each]) => [key, convertBranch(each)])),
      ]
    : node;
}

/** @param {any} branch */
function convertBranch(branch) {
  return Array.isArray(branch) ? branch.map(convertNode) : convertNode(branch);
}
