import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { limitInWords, LIMITS, type LimitName } from './limits';

const DOCUMENT = readFileSync(join(__dirname, '../../../../../docs/security.md'), 'utf8');

describe('Limits in docs/security.md', () => {
  it('matches the limits in the code', () => {
    const written = DOCUMENT.split('\n').filter((line) => /^- `[a-z-]+:[a-z-]+`/.test(line));
    const rows = (Object.keys(LIMITS) as LimitName[]).map(limitRow);
    expect(written).toEqual(rows);
  });
});

function limitRow(name: LimitName): string {
  const { counts, what } = LIMITS[name];
  return `- \`${name}\`: ${limitInWords(name).replace(' per ', ` ${counts === 'wrong' ? 'wrong ' : ''}${what} per `)}`;
}
