import { createRequire } from 'node:module';
import { run } from './run.mjs';

const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs');

/** Of ESLint's rules those that say where something may be used; of several with one name, how their messages begin. */
const LINT_RULES = [
  'no-restricted-imports',
  "no-restricted-imports: 'User' import from '@figura/contracts'",
  'no-restricted-properties',
  'no-restricted-globals',
  'no-restricted-syntax: What the browser keeps',
  'no-restricted-syntax: What users read',
];

/**
 * Runs both tools over `tools/canaries`, which breaks each of their rules on purpose. Fails for a rule that catches
 * nothing there: it no longer bites, or is new and has no violation yet.
 */
export async function ruleCanaries() {
  const directions = await run(
    'depcruise',
    ['--config', '.dependency-cruiser.cjs', '--output-type', 'err', 'tools/canaries'],
    { quiet: true },
  );
  const lint = await run('eslint', ['--no-ignore', '--format', 'stylish', 'tools/canaries/apps'], {
    quiet: true,
  });
  const broken = brokenDirections(directions.output);
  const messages = lintMessages(lint.output);
  const missed = [
    ...forbidden.filter(({ name }) => !broken.includes(name)).map(({ name }) => ['dependency-cruiser', name]),
    ...LINT_RULES.filter((rule) => !messages.some((message) => message.startsWith(rule))).map((rule) => [
      'ESLint',
      rule,
    ]),
  ];
  const ok = missed.length === 0;
  return {
    ok,
    output: ok
      ? `All ${forbidden.length + LINT_RULES.length} rules catch their canary.\n`
      : missed.map(([tool, name]) => `${tool} let pass: ${name} (tools/canaries)\n`).join(''),
  };
}

/** From lines such as `  error no-cycles: from.ts → to.ts`. */
const brokenDirections = (output) => [...output.matchAll(/^\s*error ([\w-]+): /gm)].map(([, rule]) => rule);
/** From lines such as `  1:1  error  What is wrong  no-restricted-imports`: the rule, a colon and what is wrong. */
const lintMessages = (output) =>
  [...output.matchAll(/^\s*\d+:\d+\s+error\s+(.*\S)\s+([\w/-]+)$/gm)].map(
    ([, message, rule]) => `${rule}: ${message}`,
  );
