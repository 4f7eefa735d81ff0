#!/usr/bin/env node
// Counts names, comments, and docs of the files in Git, and fails beyond a limit.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { hasNounSuffix, isVerbFirst } from './names.mjs';

const LIMITS = { namesInOf: 0, commentWords: 55_000, docWords: 16_000 };
const MIN_VERBS = 0.97;

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8', maxBuffer: 1e8 }).trim().split('\n');
const isSkipped = (file) => /generated|canaries|\.d\.ts$|^libs\/catalog\/content\//.test(file);
// Skips lookalikes in strings: `'**/api/**'`.
const COMMENT = /(?<![*:'"`\w])\/\*\*?([\s\S]*?)\*\/|(?<![:'"`\w/])\/\/(?!\/) ?(.*)$/gm;
/** Table bars and dashes do not count. */
const countWords = (text) => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
const isFunction = (node) => node && (ts.isArrowFunction(node) || ts.isFunctionExpression(node));

function findName(node) {
  if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) return node.name?.getText();
  return ts.isVariableDeclaration(node) && isFunction(node.initializer) ? node.name.getText() : undefined;
}

function listFunctions(file, text) {
  const names = [];
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  (function visit(node) {
    const name = findName(node);
    if (name && /^[a-z]/.test(name)) names.push(name);
    ts.forEachChild(node, visit);
  })(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind));
  return names;
}

function countCommentWords(text) {
  return [...text.matchAll(COMMENT)]
    .map(([, block, line]) => (block ?? line ?? '').replace(/\n\s*\*/g, ' ').trim())
    .filter((comment) => comment.length >= 12 && !/^(eslint|@ts)/.test(comment))
    .reduce((words, comment) => words + comment.split(/\s+/).length, 0);
}

const names = [];
const counts = { namesInOf: 0, commentWords: 0, docWords: 0 };
for (const file of files.filter((each) => !isSkipped(each) && /\.(ts|tsx|mts)$/.test(each))) {
  const text = readFileSync(file, 'utf8');
  names.push(...listFunctions(file, text));
  counts.commentWords += countCommentWords(text);
}
for (const file of files.filter((each) => /\.md$/.test(each) && !/CHANGELOG|content\//.test(each)))
  counts.docWords += countWords(readFileSync(file, 'utf8'));
counts.namesInOf = names.filter(hasNounSuffix).length;
const verbs = names.filter(isVerbFirst).length / names.length;

const broken = Object.keys(LIMITS).filter((key) => counts[key] > LIMITS[key]);
if (verbs < MIN_VERBS) broken.push('verbs');
console.log(
  `${names.length} functions, ${(100 * verbs).toFixed(1)}% with a leading verb (at least ${100 * MIN_VERBS}%)`,
);
for (const [key, limit] of Object.entries(LIMITS)) console.log(`${key}: ${counts[key]} (at most ${limit})`);
if (broken.length) {
  console.error(
    `Beyond the limit: ${broken.join(', ')}. Names: begin with a verb. Comments and docs: say less.`,
  );
  process.exitCode = 1;
}
