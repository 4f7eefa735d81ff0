import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  createSourceFile,
  forEachChild,
  isCallExpression,
  isStringLiteralLike,
  isTemplateExpression,
  ScriptTarget,
} from 'typescript';
import type { Expression, Node } from 'typescript';

const WORKSPACE = join(__dirname, '../../../..');
const DOCUMENT = readFileSync(join(WORKSPACE, 'docs/security.md'), 'utf8');

const listed = [...DOCUMENT.matchAll(/^- (S\d+): /gm)].map(([, id = '']) => id);

function listSpecFiles(): string[] {
  return ['apps', 'libs'].flatMap((folder) =>
    readdirSync(join(WORKSPACE, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /([.-]spec\.tsx?|\.fault\.ts)$/.test(file) && !file.includes('node_modules'))
      .map((file) => join(WORKSPACE, folder, file)),
  );
}

function listIdsIn(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  if (!/\[S\d+\]/.test(text)) return [];
  const ids: string[] = [];
  const visit = (node: Node): void => {
    if (isCallExpression(node)) {
      const [title] = node.arguments;
      if (title && (isStringLiteralLike(title) || isTemplateExpression(title)) && isTest(node.expression))
        for (const [, id = ''] of title.getText().matchAll(/\[(S\d+)\]/g)) ids.push(id);
    }
    forEachChild(node, visit);
  };
  visit(createSourceFile(file, text, ScriptTarget.Latest, true));
  return ids;
}

function isTest(callee: Expression): boolean {
  return /^(it|test)(\.each\b[\s\S]*)?$/.test(callee.getText());
}

describe('docs/security.md', () => {
  const tested = new Set(listSpecFiles().flatMap(listIdsIn));

  it('lists each id once', () => {
    expect(listed.filter((id, index) => listed.indexOf(id) !== index)).toEqual([]);
    expect(listed).toContain('S1');
  });

  it('lists only ids that have a test', () => {
    expect(listed.filter((id) => !tested.has(id))).toEqual([]);
  });

  it('lists the ids of all tests', () => {
    expect([...tested].filter((id) => !listed.includes(id))).toEqual([]);
  });
});
