import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AdminLine } from '../../testing/admin-line';

const OFFICE = ['Navy wool blazer', 'White cotton shirt', 'Navy straight trousers', 'Black leather loafers'];
const MIXED = ['Red sequin gown', 'Orange nylon running shorts', 'Gray hoodie', 'Green rain boots'];

describe('admin outfits score', () => {
  let admin: AdminLine;

  beforeAll(async () => {
    admin = await AdminLine.start();
  });
  afterAll(() => admin.stop());

  function score(content: string) {
    const path = join(admin.folder, 'outfits');
    writeFileSync(path, content);
    return admin.type(['outfits', 'score', path, '--json']);
  }

  it('prints a JSON line for each outfit with the number of pieces it could read', async () => {
    const lines = [
      { id: 'office', pieces: OFFICE },
      { id: 7, pieces: [...MIXED, 'a teapot'] },
      { id: 'one', pieces: ['jeans'] },
    ];
    const { exitCode, printed } = await score(lines.map((line) => JSON.stringify(line)).join('\n\n'));
    expect(exitCode).toBe(0);
    const [office, mixed, one] = printed
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { score: number });
    expect(office).toEqual({ id: 'office', score: expect.any(Number), read: 4 });
    expect(mixed).toEqual({ id: 7, score: expect.any(Number), read: 4 });
    expect(one).toEqual({ id: 'one', score: 0.5, read: 1 });
    expect(office!.score).toBeGreaterThan(mixed!.score + 0.2);
  });

  it.each([
    ['{"id": "a", "pieces": ["jeans"]}\nnot json', 'Line 2 is no JSON.'],
    ['{"id": "a"}', 'Line 1 is no outfit'],
    ['{"id": "a", "pieces": []}', 'Line 1 is no outfit'],
    ['{"id": "a", "pieces": [7]}', 'Line 1 is no outfit'],
    ['[]', 'Line 1 is no outfit'],
  ])('refuses %j and names the line', async (content, sentence) => {
    const { exitCode, complaint } = await score(content);
    expect(exitCode).not.toBe(0);
    expect(complaint).toContain(sentence);
  });
});
