import { defineConfig } from '@playwright/test';

/** The built product, in processes of its own, while things around it break: docs/faults.md. */
export default defineConfig({
  testDir: './src/faults',
  testMatch: '*.fault.ts',
  workers: 2,
  reporter: 'list',
  // Most of it is waiting, for instance for the claims of a killed worker to run out; a busy machine makes it longer.
  timeout: 600_000,
});
