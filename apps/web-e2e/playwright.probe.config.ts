import common from './playwright.firefox.config';
const { testMatch, ...rest } = common;
export default { ...rest, timeout: 90_000, expect: { timeout: 15_000 }, use: { ...rest.use, actionTimeout: 30_000, navigationTimeout: 30_000 }, testIgnore: [/(smoke|faults)/, testMatch as RegExp] };
