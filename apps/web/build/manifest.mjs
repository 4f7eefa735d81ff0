/**
 * @typedef {{ file: string, name?: string, isEntry?: boolean, imports?: string[], dynamicImports?: string[], css?: string[] }} ManifestEntry
 * @typedef {Record<string, ManifestEntry>} Manifest Vite's record of a build, by source file
 */

/**
 * Lists the files that modules need before they run, with those of static imports.
 *
 * @param {Manifest} manifest
 * @param {string[]} sources as in the manifest, for instance `src/routes/account/login.tsx`
 * @returns {{ scripts: string[], styles: string[] }}
 * @throws {Error} when a source is not in the manifest
 */
export function listFiles(manifest, sources) {
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
