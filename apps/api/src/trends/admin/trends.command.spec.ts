import { CatalogRepository } from '../../catalog/catalog.repository';
import { AdminLine } from '../../testing/admin-line';
import { readBuiltInCatalog } from '../../testing/built-in-catalog';
import { RotateTrendsCommand, ShowTrendsCommand } from './trends.command';

const WEEK = '2026-W48';

describe('admin trends', () => {
  let admin: AdminLine;

  beforeAll(async () => {
    admin = await AdminLine.start();
  });
  afterAll(() => admin.stop());
  beforeEach(() => (admin.printed = ''));

  const rotate = (options: Parameters<RotateTrendsCommand['run']>[1]) =>
    admin.get(RotateTrendsCommand).run([], options);
  const show = (options: Parameters<ShowTrendsCommand['run']>[1]) =>
    admin.get(ShowTrendsCommand).run([], options);

  it('trends rotate fails without a catalog', async () => {
    await expect(rotate({ week: WEEK })).rejects.toThrow('Seed it with: catalog seed');
  });

  it('trends show explains what to do when there is no edition', async () => {
    await admin.get(CatalogRepository).seed(readBuiltInCatalog(), new Date());
    await expect(show({ week: WEEK })).rejects.toThrow(
      'There is no edition of 2026-W48. `trends rotate --week 2026-W48` creates it.',
    );
  });

  it('trends rotate --dry-run prints the edition and stores nothing; trends rotate stores it once', async () => {
    await rotate({ week: WEEK, dryRun: true });
    const [headline, ...planned] = admin.printed.split('\n');
    expect(headline).toBe('The edition of 2026-W48 would be:');
    expect(planned.slice(0, 2)).toEqual([
      '  Outerwear',
      expect.stringMatching(/^ {4}\S.* {2}\([a-z0-9-]+\)$/),
    ]);
    await expect(show({ week: WEEK })).rejects.toThrow('There is no edition');

    admin.printed = '';
    await rotate({ week: WEEK });
    expect(admin.printed.split('\n')).toEqual(['Created the edition of 2026-W48:', ...planned]);
    admin.printed = '';
    await rotate({ week: WEEK });
    expect(admin.printed.split('\n')).toEqual([
      'The edition of 2026-W48 already exists and is unchanged.',
      ...planned,
    ]);
    admin.printed = '';
    await show({ week: WEEK });
    expect(admin.printed.split('\n').slice(1)).toEqual(planned);
  });

  it('trends show --json prints the edition as JSON', async () => {
    await rotate({ week: WEEK, json: true });
    expect(JSON.parse(admin.printed)).toMatchObject({ week: WEEK, itemIds: expect.any(Array) });
  });

  it('trends --week accepts a week in any letter case and refuses anything else', () => {
    expect(admin.get(ShowTrendsCommand).parseWeek(' 2026-w48 ')).toBe(WEEK);
    for (const text of ['2026-W54', '48', 'next'])
      expect(() => admin.get(ShowTrendsCommand).parseWeek(text)).toThrow('is not a week such as 2026-W48');
  });

  it.each(['trends show 2026-W48', 'trends rotate 2026-W48'])(
    'trends refuses %p: a week requires --week',
    async (line) => {
      const { exitCode, printed, complaint } = await admin.type(line);
      expect([exitCode, printed]).toEqual([2, '']);
      expect(complaint).toContain('too many arguments');
    },
  );
});
