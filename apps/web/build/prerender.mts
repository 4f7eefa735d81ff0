import { readFileSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PRICES_PLACEHOLDER, WITHOUT_PAYMENTS } from '../../../libs/contracts/src/door.ts';
import sharp from 'sharp';
import type { InlineConfig, Plugin } from 'vite';
import { build } from 'vite';
import type * as Documents from '../src/prerender/documents';
import { listFiles } from './manifest.mjs';

const ENTRY = 'index.html';

export function createPrerenderPlugin(config: InlineConfig): Plugin {
  let out = '';
  return {
    name: 'prerender',
    apply: 'build',
    configResolved: (resolved) => {
      out = resolved.build.outDir;
    },
    async closeBundle(error) {
      if (error) return;
      const scratch = `${out}-prerender`;
      await buildForNode(config, join(scratch, 'selling'));
      await cp(join(scratch, 'selling'), join(scratch, 'open'), { recursive: true });
      const template = readFileSync(join(out, ENTRY), 'utf8');
      const finder = createFileFinder(out);
      const selling = await loadDocuments(join(scratch, 'selling'), { prices: PRICES_PLACEHOLDER });
      for (const [name, content] of await selling.renderDocuments(template, finder))
        await writePage(join(out, name), content);
      const open = await loadDocuments(join(scratch, 'open'), { payments: 'off' });
      const marked = template.replace(`data-prices="${PRICES_PLACEHOLDER}"`, 'data-payments="off"');
      for (const [name, content] of await open.renderDocuments(marked, finder))
        if (name.endsWith('.html')) await writePage(join(out, WITHOUT_PAYMENTS, name), content);
      await sharp(Buffer.from(selling.drawSocialPicture()))
        .png({ palette: true })
        .toFile(join(out, 'social.png'));
      await rm(scratch, { recursive: true });
    },
  };
}

async function writePage(file: string, content: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** Modules read the door once, when they are loaded: each folder of them sees another one. */
async function loadDocuments(folder: string, door: Record<string, string>): Promise<typeof Documents> {
  Object.assign(globalThis, { figuraDoor: door });
  return (await import(pathToFileURL(join(folder, 'documents.mjs')).href)) as typeof Documents;
}

async function buildForNode(config: InlineConfig, outDir: string): Promise<void> {
  await build({
    ...config,
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: 'src/prerender/documents.tsx',
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'documents.mjs' } },
    },
  });
}

function createFileFinder(out: string) {
  const manifest = JSON.parse(readFileSync(join(out, '.vite/manifest.json'), 'utf8'));
  const known = listFiles(manifest, [ENTRY]).scripts;
  return (...sources: string[]) => {
    const found = listFiles(manifest, [ENTRY, ...sources.map((source) => `src/${source}`)]);
    return {
      scripts: found.scripts.filter((file) => !known.includes(file)).map((file) => `/${file}`),
      styles: found.styles.map((file) => ({ url: `/${file}`, css: readFileSync(join(out, file), 'utf8') })),
    };
  };
}
