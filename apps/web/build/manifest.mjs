/**
 * @typedef {{ file: string, name?: string, isEntry?: boolean, imports?: string[], dynamicImports?: string[], css?: string[] }} ManifestEntry
 * @typedef {Record<string, ManifestEntry>} Manifest Vite's record of a build, by source file
 */

/**
 * The files that modules need before they can run: their own, and those of all that they import statically.
 *
 * @param {Manifest} manifest
 * @param {string[]} sources as in the manifest, for instance `src/routes/account/login.tsx`
 * @returns {{ scripts: string[], styles: string[] }}
 * @throws {Error} when a source is not in the manifest
 */
export function filesOf(manifest, sources) {
  const scripts = new Set();
  const styles = new Set();
  const visit = (key) => {
    const entry = manifest[key];
    if (!entry) throw new Error(`The build has no chunk of ${key}.`);
    if (scripts.has(entry.file)) return;
    scripts.add(entry.file);
    entry.imports?.forEach(visit);
    entry.css?.forEach((file) => styles.add(file));
  };
  sources.forEach(visit);
  return { scripts: [...scripts], styles: [...styles] };
}

/**
 * The key of a module below src/: its own, or that of the chunk that bears its name where two ask for it, one of them
 * statically.
 *
 * @param {Manifest} manifest
 * @param {string} source for instance `routes/layouts/help-footer.tsx`
 * @returns {string}
 */
export function keyOf(manifest, source) {
  const own = `src/${source}`;
  const name = source.replace(/^.*\/|\.tsx$/g, '');
  return own in manifest ? own : (Object.keys(manifest).find((key) => manifest[key].name === name) ?? own);
}

/** Modules that a chunk imports for another page, or as the content of one: no part of what it shows itself. */
const ELSEWHERE = /^src\/(routes\/(?!layouts\/)(?:[\w-]+\/)?[\w-]+\.tsx$|content\/|signed-in-router)/;

/**
 * The modules below src/ that show parts of a page and are loaded after the page's own, with the parts of those parts.
 *
 * @param {Manifest} manifest
 * @param {string[]} sources as in the manifest
 * @returns {string[]}
 */
export function laterPartsOf(manifest, sources) {
  const parts = new Set();
  const keys = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]));
  const visit = (source) => {
    for (const file of filesOf(manifest, [source]).scripts) {
      for (const part of manifest[keys.get(file)].dynamicImports ?? []) {
        // The entry names every page; a page gets the parts of its frame from whoever asks for them.
        if (manifest[keys.get(file)].isEntry || ELSEWHERE.test(part) || parts.has(part)) continue;
        parts.add(part);
        visit(part);
      }
    }
  };
  sources.forEach(visit);
  return [...parts];
}
