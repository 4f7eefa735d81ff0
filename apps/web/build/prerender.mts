import { readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import type { InlineConfig, Plugin } from 'vite';
import { build } from 'vite';
import type * as Documents from '../src/prerender/documents';
import { filesOf } from './manifest.mjs';

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
      const { renderDocuments, drawSocialPicture: socialPicture } = await buildForNode(config, scratch);
      const files = await renderDocuments(readFileSync(join(out, ENTRY), 'utf8'), createFileFinder(out));
      for (const [name, content] of files) {
        await mkdir(dirname(join(out, name)), { recursive: true });
        await writeFile(join(out, name), content);
      }
      await sharp(Buffer.from(socialPicture())).png({ palette: true }).toFile(join(out, 'social.png'));
      await rm(scratch, { recursive: true });
    },
  };
}

async function buildForNode(config: InlineConfig, outDir: string): Promise<typeof Documents> {
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
  return (await import(pathToFileURL(join(outDir, 'documents.mjs')).href)) as typeof Documents;
}

function createFileFinder(out: string) {
  const manifest = JSON.parse(readFileSync(join(out, '.vite/manifest.json'), 'utf8'));
  const known = filesOf(manifest, [ENTRY]).scripts;
  return (...sources: string[]) => {
    const found = filesOf(manifest, [ENTRY, ...sources.map((source) => `src/${source}`)]);
    return {
      scripts: found.scripts.filter((file) => !known.includes(file)).map((file) => `/${file}`),
      styles: found.styles.map((file) => ({ url: `/${file}`, css: readFileSync(join(out, file), 'utf8') })),
    };
  };
}
