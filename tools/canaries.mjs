import { createRequire } from 'node:module';
import { run } from './run.mjs';

const { forbidden } = createRequire(import.meta.url)('./dependency-cruiser.cjs');

const LINT_RULES = [
  'no-restricted-imports',
  "no-restricted-imports: 'User' import from '@figura/contracts'",
  'no-restricted-properties',
  'no-restricted-globals',
  'no-restricted-syntax: What the browser keeps',
  'no-restricted-syntax: What users read',
  'house/verb-names: A function begins with a verb',
  'house/verb-names: No name ends in "Of"',
  'sentences/no-sentences: What users read',
];

/** Checks that each rule still catches its violation in `tools/canaries`; exits with 1 otherwise. */
const directions = await run('depcruise', [
  ...['--config', 'tools/dependency-cruiser.cjs', '--output-type', 'err', 'tools/canaries'],
]);
const lint = await run('eslint', ['--no-ignore', '--format', 'stylish', 'tools/canaries/apps']);
/** `  error no-cycles: from.ts → to.ts` */
const broken = [...directions.output.matchAll(/^\s*error ([\w-]+): /gm)].map(([, rule]) => rule);
/** `  1:1  error  What is wrong  no-restricted-imports` */
const messages = [...lint.output.matchAll(/^\s*\d+:\d+\s+error\s+(.*\S)\s+([\w/-]+)$/gm)].map(
  ([, message, rule]) => `${rule}: ${message}`,
);
const missed = [
  ...forbidden.map(({ name }) => name).filter((name) => !broken.includes(name)),
  ...LINT_RULES.filter((rule) => !messages.some((message) => message.startsWith(rule))),
];
for (const rule of missed) process.stdout.write(`Nothing in tools/canaries is caught by ${rule}\n`);
process.stdout.write(`${forbidden.length + LINT_RULES.length - missed.length} rules catch their canary.\n`);
process.exitCode = missed.length ? 1 : 0;
