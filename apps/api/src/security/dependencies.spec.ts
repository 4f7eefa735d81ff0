import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const WORKSPACE = join(__dirname, '../../../..');
const read = (file: string): unknown => JSON.parse(readFileSync(join(WORKSPACE, file), 'utf8'));

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies?: Record<string, string>;
  overrides: Record<string, string | Record<string, string>>;
}
interface LockFile {
  lockfileVersion: number;
  packages: Record<string, { version?: string; integrity?: string; resolved?: string; link?: boolean }>;
}

/** Packages that may run install scripts, by folder; each is a deliberate decision. */
const FOLDERS: Record<string, string[]> = {
  '.': ['@parcel/watcher', '@scarf/scarf', '@swc/core', 'lmdb', 'msgpackr-extract', 'nx', 'unrs-resolver'],
  'tools/lighthouse': [],
};

describe.each(Object.entries(FOLDERS))('Dependencies of %s', (folder, mayInstall) => {
  const manifest = read(`${folder}/package.json`) as Manifest;
  const lock = read(`${folder}/package-lock.json`) as LockFile;
  const direct = { ...manifest.dependencies, ...manifest.devDependencies };
  const overrides = Object.entries(manifest.overrides).flatMap(([name, version]) =>
    typeof version === 'string' ? [[name, version] as const] : Object.entries(version),
  );
  const wanted = Object.entries({ ...direct, ...Object.fromEntries(overrides) }).map(
    ([name, version]) =>
      [name, version.startsWith('$') ? (direct[version.slice(1)] ?? version) : version] as const,
  );
  const stripAlias = (version: string) => version.replace(/^npm:.+@/, '');
  const isLockedAt = (name: string, version: string) => {
    if (name in direct) return lock.packages[`node_modules/${name}`]?.version === version;
    const installed = Object.entries(lock.packages).filter(([path]) =>
      `/${path}`.endsWith(`/node_modules/${name}`),
    );
    return installed.length === 0 || installed.some(([, { version: locked }]) => locked === version);
  };
  const locked = Object.entries(lock.packages).filter(([path]) => path !== '');

  it('package.json pins every dependency to an exact version', () => {
    expect(wanted.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(stripAlias(version)))).toEqual(
      [],
    );
  });

  it('package-lock.json installs the versions of package.json', () => {
    const asWanted = wanted.filter(
      ([name, version]) => name in manifest.overrides || isLockedAt(name, stripAlias(version)),
    );
    expect(asWanted).toHaveLength(wanted.length);
  });

  it('package-lock.json has an integrity hash for every package', () => {
    const without = locked.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''));
    expect(without.map(([path]) => path)).toEqual([]);
  });

  it('dependencies come from a registry, never from a repository, URL or folder', () => {
    const elsewhere = locked.filter(
      ([, { resolved = 'https://', link = false }]) => link || !resolved.startsWith('https://'),
    );
    expect(elsewhere).toEqual([]);
    expect(JSON.stringify(wanted)).not.toMatch(/git|https?:|file:|link:|github/);
  });

  it('only listed packages run install scripts', () => {
    const scripts = locked.filter(([, entry]) => 'hasInstallScript' in entry);
    const names = scripts.map(([path]) =>
      path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
    );
    expect([...new Set(names)].sort()).toEqual(mayInstall);
  });
});
