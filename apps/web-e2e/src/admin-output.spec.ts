import { expect, test } from '@playwright/test';
import { admin } from './support/admin';

test('a command prints its answer alone, for the next program to read; its logs go elsewhere', async () => {
  const { stdout, stderr } = await admin('trends', 'rotate', '--week', '2020-W07', '--json');
  expect(JSON.parse(stdout)).toMatchObject({ week: '2020-W07' });
  expect(stderr).toContain('"level":30');
});
