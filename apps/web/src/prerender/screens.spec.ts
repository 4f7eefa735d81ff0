import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { screensOf } from './screens';

const routes = readdirSync(join(__dirname, '../routes'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(?!layouts|public).*(?<!spec|messages\.en)\.tsx$/.test(file))
  .map((file) => file.replace('.tsx', ''));

it('screensOf finds the module of a screen by its URL', () => {
  const files = new Map(screensOf(routes).map(({ path, file }) => [path, file]));
  expect(files.get('/best-looks')).toBe('looks/best-looks');
  expect(files.get('/profile/measurements')).toBe('measurements/profile-measurements');
  expect(files.get('/body-type-analysis/how-to')).toBe('guides/how-to');
  expect(files.has('/body-type-analysis/detail')).toBe(false);
});

it('screensOf has every screen ask who is signed in, and those that show an answer first for that', () => {
  const reads = new Map(screensOf(routes).map((screen) => [screen.path, screen.reads]));
  expect(reads.get('/settings')).toEqual(['/auth/me']);
  expect(reads.get('/best-looks')).toEqual(['/auth/me', '/recommendations/best-looks']);
});
