import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSecrets, Secrets } from './secrets';

describe('Secrets', () => {
  it('secrets are generated once, and only the owner can read them', () => {
    const dataDir = join(mkdtempSync(join(tmpdir(), 'figura-secret-')), 'data');
    const first = loadSecrets({ jwtSecret: undefined, dataDir });
    const second = loadSecrets({ jwtSecret: undefined, dataDir });
    const file = join(dataDir, 'jwt-secret');
    expect(second.accessTokenKey.equals(first.accessTokenKey)).toBe(true);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8').length).toBeGreaterThanOrEqual(43);
  });

  it('secrets derive different keys for different purposes and secrets', () => {
    const secrets = new Secrets('a'.repeat(32));
    expect(secrets.accessTokenKey.equals(secrets.refreshTokenKey)).toBe(false);
    expect(secrets.accessTokenKey.equals(new Secrets('b'.repeat(32)).accessTokenKey)).toBe(false);
  });
});
