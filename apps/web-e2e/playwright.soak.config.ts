import { defineConfig } from '@playwright/test';
import common from './playwright.faults.config';

const MINUTES = Number(process.env['SOAK_MINUTES'] ?? 15);

/** 15 minutes, or SOAK_MINUTES: `npm run soak`. */
export default defineConfig({ ...common, testMatch: 'soak/*.soak.ts', timeout: (MINUTES + 10) * 60_000 });
