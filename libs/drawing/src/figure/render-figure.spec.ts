import { TAPE_FIELDS } from '@figura/contracts';
import fc from 'fast-check';
import { isWellFormed } from '../testing/well-formed';
import { renderFigure } from './render-figure';
import { anyPartOfABody } from './testing/bodies';

const CODES = ['A1', 'B2', 'C3', 'D4', 'E1'] as const;

describe('renderFigure', () => {
  it('renderFigure returns deterministic, well-formed XML for any measurements and title', () => {
    fc.assert(
      fc.property(
        anyPartOfABody,
        fc.string({ unit: 'binary' }),
        fc.constantFrom(...TAPE_FIELDS),
        fc.constantFrom(...CODES),
        (measurements, title, active, combined) => {
          const svg = renderFigure({ measurements }, { title, active, combined });
          expect(isWellFormed(svg)).toBe(true);
          expect(svg).toBe(renderFigure({ measurements }, { title, active, combined }));
        },
      ),
    );
  });

  it('renderFigure returns an image with a title', () => {
    const svg = renderFigure({ measurements: {} }, { title: 'Ana & Lea, type <A1>' });
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 440 800" role="img">/);
    expect(svg).toContain('<title>Ana &amp; Lea, type &lt;A1&gt;</title>');
  });

  it('renderFigure drops characters that XML cannot contain', () => {
    expect(renderFigure({ measurements: {} }, { title: 'a\u0000b\uD800c\uFFFFd' })).toContain(
      '<title>abcd</title>',
    );
  });

  it('renderFigure takes its colors from the page, and falls back to the theme’s', () => {
    const [light, dark] = (['light', 'dark'] as const).map((theme) =>
      renderFigure({ measurements: {} }, { title: 'x', theme }),
    );
    expect(light).toContain('var(--figure-ink, #231F20)');
    expect(dark).toContain('var(--figure-ink, #F3EBE3)');
  });

  it('renderFigure shows the tape and the balance lines only on request', () => {
    const render = (options: object): string =>
      renderFigure({ measurements: {} }, { title: 'x', ...options });
    expect(render({})).not.toMatch(/--figure-(accent|sage)/);
    expect(render({ active: 'waist' })).toContain('--figure-accent');
    expect(render({ combined: 'B2' })).toContain('--figure-sage');
  });
});
