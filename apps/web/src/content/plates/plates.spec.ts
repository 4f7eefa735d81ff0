/** @jest-environment node */
import { PLATES } from './plates';

it.each(Object.entries(PLATES))('%s is a deterministic SVG without duplicate ids', (_name, draw) => {
  const svg = draw();
  expect(draw()).toBe(svg);
  expect(svg).toMatch(/^<svg xmlns="[^"]+" viewBox="[^"]+"/);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
