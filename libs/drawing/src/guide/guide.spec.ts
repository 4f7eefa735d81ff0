import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isWellFormed } from '../testing/well-formed';
import { FEATURES } from './features';
import { drawGuide } from './guide';

const catalogd = [
  ...readFileSync(join(__dirname, '../../../catalog/content/features.yaml'), 'utf8').matchAll(
    /^([a-z-]+:[a-z-]+):$/gm,
  ),
].map(([, key]) => key!);

const draw = (key: string): string => {
  const [bodyPart, attribute] = key.split(':') as [string, string];
  return drawGuide({ bodyPart, attribute }, { title: key });
};

describe('drawGuide', () => {
  it('drawGuide has a picture for exactly the features of the catalog', () => {
    expect(Object.keys(FEATURES).sort()).toEqual([...catalogd].sort());
  });

  it.each(catalogd)('drawGuide draws %s as small, deterministic, well-formed SVG', (key) => {
    const svg = draw(key);
    expect(isWellFormed(svg)).toBe(true);
    expect(svg).toBe(draw(key));
    expect(svg).not.toMatch(/NaN|Infinity/);
    expect(svg.length).toBeLessThan(14_000);
  });

  it('drawGuide draws every feature differently', () => {
    const withoutNames = catalogd.map((key) =>
      draw(key).replaceAll(key, '').replaceAll(key.replace(':', '-'), ''),
    );
    expect(new Set(withoutNames).size).toBe(catalogd.length);
  });

  it('drawGuide shows the whole figure without anything red', () => {
    for (const key of catalogd) {
      const inner = /<svg width="400" height="400" viewBox="([^"]+)"/.exec(draw(key))![1]!;
      const [, top, , height] = inner.split(' ').map(Number) as [number, number, number, number];
      const ys = [...draw(key).matchAll(/[MLC ](-?[\d.]+) (-?[\d.]+)/g)].map(([, , y]) => Number(y));
      expect(Math.min(...ys)).toBeGreaterThan(top);
      expect(Math.max(...ys)).toBeLessThan(top + height);
      expect(draw(key)).not.toContain('#b4532a');
    }
  });

  it('drawGuide returns an image with a title, or a decorative image without one', () => {
    expect(drawGuide({ bodyPart: 'neck', attribute: 'long' }, { title: 'Long & slender' })).toMatch(
      /^<svg [^>]*viewBox="0 0 400 400" role="img"><title>Long &amp; slender<\/title>/,
    );
    expect(drawGuide({ bodyPart: 'neck', attribute: 'long' })).toMatch(/^<svg [^>]*aria-hidden="true">/);
  });

  it.each([
    ['neck', 'wide'],
    ['elbow', 'long'],
    ['constructor', 'name'],
  ])('drawGuide refuses %s:%s', (bodyPart, attribute) => {
    expect(() => drawGuide({ bodyPart, attribute })).toThrow(RangeError);
  });
});
