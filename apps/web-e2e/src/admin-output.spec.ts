import { expect, test } from '@playwright/test';
import { runAdmin } from './support/admin';
import { ONE_SIZE } from './support/sizes';

test('an admin command prints only its result to stdout, and its logs to stderr', ONE_SIZE, async () => {
  const environment = { DATA_DIR: test.info().outputPath('data'), LOG_LEVEL: 'info' };
  await runAdmin(['catalog', 'seed'], environment);
  const { stdout, stderr } = await runAdmin(
    ['trends', 'rotate', '--week', '2026-W48', '--json'],
    environment,
  );
  expect(JSON.parse(stdout)).toMatchObject({ week: '2026-W48' });
  expect(stderr).toContain('Created the trends of a new week');
});
