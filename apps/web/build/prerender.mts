import { readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import type { InlineConfig, Plugin } from 'vite';
import { build } from 'vite';
import type * as Documents from '../src/prerender/documents';
import { filesOf, keyOf, laterPartsOf } from './manifest.mjs';

const ENTRY = 'index.html';
const SIGNED_IN = 'src/signed-in-router.tsx';
const SCREEN = /^src\/routes\/(.+)\.tsx$/;

/**
 * After the app's own build: builds it once more for Node, lets it write the public pages, and draws their picture.
 *
 * @param config what the app's modules need to be built for Node as they are for the browser
 */
export function prerender(config: InlineConfig): Plugin {
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
      await build({
        ...config,
        configFile: false,
        logLevel: 'warn',
        build: {
          ssr: 'src/prerender/documents.tsx',
          outDir: scratch,
          emptyOutDir: true,
          assetsInlineLimit: 0,
          target: 'node20',
          rolldownOptions: { output: { entryFileNames: 'documents.mjs' } },
        },
      });
      const { documents, socialPicture } = (await import(
        pathToFileURL(join(scratch, 'documents.mjs')).href
      )) as typeof Documents;

      const textOf = (file: string) => readFileSync(join(out, file), 'utf8');
      const manifest = JSON.parse(textOf('.vite/manifest.json'));
      const app = filesOf(manifest, [ENTRY]).scripts;
      const pageFiles = ({ scripts }: { scripts: string[] }, { styles }: { styles: string[] }) => ({
        scripts: scripts.filter((file) => !app.includes(file)),
        styles: styles.map((file) => ({ file, css: textOf(file) })),
      });
      const files = await documents({
        template: textOf(ENTRY),
        drawing: textOf,
        filesOf: (...sources) => {
          const keys = sources.map((source) => keyOf(manifest, source));
          // What the HTML holds has to look right at once, also where its code comes later.
          const shown = filesOf(manifest, [ENTRY, ...keys, ...laterPartsOf(manifest, keys)]);
          return pageFiles(filesOf(manifest, keys.slice(0, 1)), shown);
        },
        filesOfScreen: (screen) => {
          const own = screen === undefined ? [] : [`src/${screen}`];
          const files = filesOf(manifest, [ENTRY, SIGNED_IN, ...own]);
          return pageFiles(files, files);
        },
        screens: (manifest[SIGNED_IN].dynamicImports as string[]).flatMap(
          (key) => SCREEN.exec(key)?.[1] ?? [],
        ),
      });
      for (const [name, content] of files) {
        await mkdir(dirname(join(out, name)), { recursive: true });
        await writeFile(join(out, name), content);
      }
      await sharp(Buffer.from(socialPicture())).png({ palette: true }).toFile(join(out, 'social.png'));
      await rm(scratch, { recursive: true });
    },
  };
}
