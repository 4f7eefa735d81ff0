const yaml = require('unmemoized-yaml');

const parsedTexts = new Map();

/** Parses a text once per test file: most tests change one of the catalog's files and read them all. */
function parseDocument(text, { lineCounter }) {
  let parsed = parsedTexts.get(text);
  if (!parsed) {
    const lines = new yaml.LineCounter();
    parsedTexts.set(text, (parsed = { lines, document: yaml.parseDocument(text, { lineCounter: lines }) }));
  }
  lineCounter.lineStarts.push(...parsed.lines.lineStarts);
  return parsed.document;
}

module.exports = { ...yaml, parseDocument };
