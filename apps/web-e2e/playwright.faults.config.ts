import { defineConfig } from '@playwright/test';

/** See docs/faults.md. */
export default defineConfig({
  testDir: './src/faults',
  testMatch: '*.fault.ts',
  workers: 2,
  reporter: 'list',
  // Most of it is waiting, for example for the claims of a killed worker to expire.
  timeout: 600_000,
});
