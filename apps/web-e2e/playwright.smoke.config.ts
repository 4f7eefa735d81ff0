import { defineConfig } from '@playwright/test';

/** Needs a running `docker compose up`: docs/operations.md. */
export default defineConfig({
  testDir: './src/smoke',
  testMatch: '*.smoke.ts',
  reporter: 'list',
  timeout: 180_000,
});
