import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspace } from './run.mjs';

/**
 * Nx builds and checks a project again when one of its `implicitDependencies` has changed; it does not read imports
 * itself. So each project.json names the libraries that the project's files import, and no others.
 */
const IMPORTED = /(?:from|import\() ?'@figura\/([a-z-]+)'/g;

const read = (file) => readFileSync(join(workspace, file), 'utf8');
const projects = ['apps', 'libs'].flatMap((group) =>
  readdirSync(join(workspace, group)).map((name) => `${group}/${name}`),
);
const libraries = readdirSync(join(workspace, 'libs'));

function imports(project) {
  const sources = readdirSync(join(workspace, project), { recursive: true }).filter((file) =>
    /\.m?tsx?$/.test(file),
  );
  return new Set(
    sources.flatMap((file) => [...read(join(project, file)).matchAll(IMPORTED)].map(([, name]) => name)),
  );
}

const wrong = projects.flatMap((project) => {
  const { implicitDependencies = [] } = JSON.parse(read(join(project, 'project.json')));
  const named = implicitDependencies.filter((name) => libraries.includes(name));
  const imported = imports(project);
  return [
    ...[...imported]
      .filter((name) => !named.includes(name))
      .map((name) => `${project}/project.json must name ${name}, which its files import.`),
    ...named
      .filter((name) => !imported.has(name))
      .map((name) => `${project}/project.json names ${name}, which none of its files imports.`),
  ];
});

process.stdout.write(wrong.length ? `${wrong.join('\n')}\n` : 'Each project names what it imports.\n');
process.exit(wrong.length ? 1 : 0);
