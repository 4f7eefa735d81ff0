import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { listFiles } from '../apps/web/build/manifest.mjs';
import { workspace } from './run.mjs';

/**
 * Brotli size of each route in KB (1,000 bytes). Fails if over budget (docs/decisions/06-public-pages.md).
 * Needs `npm run build`.
 */
const BUDGET = {
  publicScripts: 130_000,
  signedInScripts: 190_000,
  styles: 20_000,
  fontFiles: 2,
  fonts: 60_000,
  drawing: 140_000,
  checks: 80_000,
};

const ENTRY = 'index.html';
const APP = 'src/start-app.tsx';
const SIGNED_IN = 'src/signed-in-router.tsx';
const ROUTE = /^src\/routes\/(?!layouts\/)(?:[\w-]+\/)?(?<name>[\w-]+)\.tsx$/;

const out = join(workspace, 'dist/apps/web');
const manifest = JSON.parse(readFileSync(join(out, '.vite/manifest.json'), 'utf8'));

const sizes = new Map();
function measureSize(file) {
  if (!sizes.has(file)) sizes.set(file, brotliCompressSync(readFileSync(join(out, file))).length);
  return sizes.get(file);
}
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const fonts = readdirSync(join(out, 'assets'))
  .filter((file) => file.endsWith('.woff2'))
  .map((file) => statSync(join(out, 'assets', file)).size);

const publicRoutes = readFileSync(join(workspace, 'apps/web/src/public-routes.ts'), 'utf8');

const rows = Object.keys(manifest)
  .filter((key) => ROUTE.test(key) && manifest[key].isDynamicEntry)
  .map((key) => {
    const isPublic = publicRoutes.includes(`'./${key.slice('src/'.length, -'.tsx'.length)}'`);
    const sources = isPublic ? [ENTRY, APP, key] : [ENTRY, APP, SIGNED_IN, key];
    const { scripts, styles } = listFiles(manifest, sources);
    const js = sum(scripts.map(measureSize));
    const css = sum(styles.map(measureSize));
    const chunk = measureSize(manifest[key].file);
    const over = [
      ...(js > (isPublic ? BUDGET.publicScripts : BUDGET.signedInScripts) ? ['scripts'] : []),
      ...(css > BUDGET.styles ? ['styles'] : []),
    ];
    return { name: ROUTE.exec(key).groups.name, isPublic, js, css, chunk, over };
  })
  .sort((a, b) => Number(b.isPublic) - Number(a.isPublic) || a.name.localeCompare(b.name));

const formatKilobytes = (bytes) => (bytes / 1000).toFixed(1).padStart(7);
const formatLine = (name, ...cells) => process.stdout.write(`${name.padEnd(32)}${cells.join(' ')}\n`);
for (const isPublic of [true, false]) {
  formatLine(isPublic ? 'public' : '\nsigned in', ...['scripts', ' styles', '  chunk']);
  for (const { name, js, css, chunk, over } of rows.filter((row) => row.isPublic === isPublic))
    formatLine(
      `  ${name}`,
      formatKilobytes(js),
      formatKilobytes(css),
      formatKilobytes(chunk),
      over.length > 0 ? ` OVER: ${over.join(', ')}` : '',
    );
}
formatLine('\nfonts', formatKilobytes(sum(fonts)), `in ${fonts.length} files`);

const findWorker = (name) =>
  `assets/${readdirSync(join(out, 'assets')).find((file) => file.startsWith(`${name}.worker-`) && file.endsWith('.js'))}`;
const drawing = measureSize(findWorker('drawing'));
const checks = measureSize(findWorker('check')) + measureSize('../api/lexicon.json');
formatLine('drawing worker', formatKilobytes(drawing));
formatLine('checks without a network', formatKilobytes(checks));

const failures = [
  ...(drawing > BUDGET.drawing ? ['drawing worker'] : []),
  ...(checks > BUDGET.checks ? ['checks without a network'] : []),
  ...rows.flatMap(({ name, over }) => over.map((what) => `${name}: ${what}`)),
  ...(fonts.length > BUDGET.fontFiles || sum(fonts) > BUDGET.fonts ? ['fonts'] : []),
];
process.stdout.write(
  failures.length > 0 ? `Over budget: ${failures.join('; ')}\n` : 'Every route is within its budget.\n',
);
process.exit(failures.length > 0 ? 1 : 0);
