import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { limitInWords, LIMITS, type LimitName } from './limits';

const DOCUMENT = readFileSync(join(__dirname, '../../../../../docs/security.md'), 'utf8');

describe('Table of limits in docs/security.md', () => {
  it('matches the limits in the code', () => {
    const written = DOCUMENT.split('\n')
      .filter((line) => /^\| `[a-z-]+:[a-z-]+` /.test(line))
      .map((line) => line.replace(/ +/g, ' ').trim());
    const rows = (Object.keys(LIMITS) as LimitName[]).map(limitRow);
    expect(written).toEqual(rows);
  });
});

function limitRow(name: LimitName): string {
  const { counts, what } = LIMITS[name];
  return `| \`${name}\` | ${counts === 'wrong' ? 'wrong ' : ''}${what} | ${limitInWords(name)} |`;
}
