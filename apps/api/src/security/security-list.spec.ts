import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  createSourceFile,
  forEachChild,
  isCallExpression,
  isStringLiteralLike,
  ScriptTarget,
} from 'typescript';
import type { Expression, Node } from 'typescript';

const WORKSPACE = join(__dirname, '../../../..');
const DOCUMENT = readFileSync(join(WORKSPACE, 'docs/security.md'), 'utf8');
const POINTS = 59;

interface NamedTest {
  file: string;
  name: string;
}

/** Each row of the tables: its number, and the tests that its last column names. */
const rows = DOCUMENT.split('\n').flatMap((line) => {
  const number = /^\| (\d+) /.exec(line)?.[1];
  return number === undefined ? [] : [{ number: Number(number), tests: namedTests(line) }];
});

/** References are written as a file, a colon and the titles of its tests. */
function namedTests(row: string): NamedTest[] {
  return [...row.matchAll(/`([\w./-]+spec\.tsx?)`: (`[^`]+`(?:, `[^`]+`)*)/g)].flatMap(
    ([, file = '', names = '']) =>
      [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => ({ file: fromWorkspace(file), name })),
  );
}

function fromWorkspace(file: string): string {
  return /^(apps|libs)\//.test(file) ? file : `apps/api/src/${file}`;
}

/** Titles of the tests that a file runs; skipped ones are none. */
function titlesIn(file: string): Set<string> {
  const titles = new Set<string>();
  const visit = (node: Node): void => {
    if (isCallExpression(node)) {
      const [title] = node.arguments;
      if (title && isStringLiteralLike(title) && isTest(node.expression)) titles.add(title.text);
    }
    forEachChild(node, visit);
  };
  const text = readFileSync(join(WORKSPACE, file), 'utf8');
  visit(createSourceFile(file, text, ScriptTarget.Latest, true));
  return titles;
}

/** `it(…)`, `test(…)` and their tables, `it.each(…)(…)`. */
function isTest(callee: Expression): boolean {
  return /^(it|test)(\.each\b[\s\S]*)?$/.test(callee.getText());
}

describe('docs/security.md', () => {
  it('has every point once, in order', () => {
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: POINTS }, (_, index) => index + 1));
  });

  it('names a test for every point', () => {
    expect(rows.filter(({ tests }) => tests.length === 0)).toEqual([]);
  });

  it('names tests that exist only', () => {
    const titles = new Map<string, Set<string>>();
    const exists = ({ file, name }: NamedTest): boolean => {
      if (!existsSync(join(WORKSPACE, file))) return false;
      if (!titles.has(file)) titles.set(file, titlesIn(file));
      return titles.get(file)!.has(name);
    };
    expect(rows.flatMap(({ tests }) => tests).filter((test) => !exists(test))).toEqual([]);
  });
});
