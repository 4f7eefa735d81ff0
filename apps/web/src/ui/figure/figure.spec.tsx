import { HAIR_HEX, SKIN_HEX } from '@figura/contracts';
import type { Appearance } from '@figura/contracts';
import { traceFigure } from '@figura/drawing';
import { act, render, screen } from '@testing-library/react';
import { Figure } from './figure';
import { FigureAppearance } from './figure-appearance';
import type { FigureProps } from './figure';

const MORPH_MS = 200;

const renderFigure = (props: Partial<FigureProps> = {}) => (
  <Figure measurements={{}} active={null} combined={undefined} label="Your figure" {...props} />
);

const drawPaths = (): (string | null)[] =>
  [...screen.getByRole('img').querySelectorAll('path')].map((path) => path.getAttribute('d'));

const traceOutline = (waist: number): string => traceFigure({ measurements: { waist } }).outline;

const pass = (milliseconds: number): void => act(() => jest.advanceTimersByTime(milliseconds));

function askForLessMotion(): void {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList,
    );
}

describe('Figure', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });

  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('Figure is a single image with a name', () => {
    render(renderFigure({ label: 'Your figure, body type B2', className: 'lead' }));
    const picture = screen.getByRole('img', { name: 'Your figure, body type B2' });
    expect(picture.classList).toContain('lead');
    expect(picture.getAttribute('viewBox')).toBe('0 0 440 800');
  });

  it('Figure draws the given measurements immediately on the first render', () => {
    render(renderFigure({ measurements: { waist: 40 } }));
    expect(drawPaths()).toContain(traceOutline(40));
  });

  it('Figure shows only the tape of the active measurement', () => {
    const { rerender } = render(renderFigure({ active: 'waist' }));
    const { guides } = traceFigure({ measurements: {} });
    expect(drawPaths()).toContain(guides.waist.path);
    expect(drawPaths()).not.toContain(guides.hips.path);

    rerender(renderFigure({ active: 'kneeToFloor' }));
    expect(drawPaths()).toContain(guides.kneeToFloor.path);
    expect(drawPaths()).not.toContain(guides.waist.path);

    rerender(renderFigure({ active: null }));
    expect(drawPaths()).not.toContain(guides.kneeToFloor.path);
  });

  it('Figure shows a drawing instead of the lines, below the tape', () => {
    render(renderFigure({ drawn: 'blob:her', active: 'waist' }));
    expect(screen.getByRole('img').querySelector('image')).toHaveAttribute('href', 'blob:her');
    expect(drawPaths()).not.toContain(traceFigure({ measurements: {} }).outline);
    expect(drawPaths()).toContain(traceFigure({ measurements: {} }).guides.waist.path);
  });

  it('Figure marks the balance of a given type', () => {
    const { rerender } = render(renderFigure());
    const before = drawPaths().length;
    rerender(renderFigure({ combined: 'A4' }));
    expect(drawPaths()).toHaveLength(before + 6);
  });

  describe('with an appearance', () => {
    const drawAs = (appearance: Appearance): CSSStyleDeclaration => {
      render(<FigureAppearance value={appearance}>{renderFigure()}</FigureAppearance>);
      return screen.getByRole('img').style;
    };
    const { hairKnot } = traceFigure({ measurements: {} });

    it('Figure uses the chosen skin and hair color', () => {
      const style = drawAs({ skin: 'tone-5', hair: { cut: 'bun', color: 'auburn' } });
      expect(style.getPropertyValue('--figure-skin')).toBe(SKIN_HEX['tone-5']);
      expect(style.getPropertyValue('--figure-hair')).toBe(HAIR_HEX.auburn);
      expect(drawPaths()).toContain(hairKnot);
    });

    it('Figure leaves the colors to the style sheet if none are chosen', () => {
      const style = drawAs({ skin: null, hair: null });
      expect(style).toHaveLength(0);
      expect(drawPaths()).toContain(hairKnot);
    });

    it('Figure draws no bun for another haircut', () => {
      drawAs({ skin: null, hair: { cut: 'pixie', color: 'gray' } });
      expect(drawPaths()).not.toContain(hairKnot);
    });

    it('Figure without a swimsuit wears a shirt and shorts, with cropped hair by default', () => {
      drawAs({ skin: null, hair: null, underlayer: 'shirt-and-shorts' });
      const plain = traceFigure({
        measurements: {},
        underlayer: 'shirt-and-shorts',
        isCropped: true,
      });
      expect(drawPaths()).toEqual(expect.arrayContaining([plain.underlayer, plain.hair]));
      expect(drawPaths()).not.toContain(hairKnot);
    });
  });

  it('Figure animates to new measurements', () => {
    const { rerender } = render(renderFigure({ measurements: { waist: 30 } }));
    rerender(renderFigure({ measurements: { waist: 40 } }));
    expect(drawPaths()).toContain(traceOutline(30));

    pass(MORPH_MS / 2);
    expect(drawPaths()).not.toContain(traceOutline(30));
    expect(drawPaths()).not.toContain(traceOutline(40));

    pass(MORPH_MS);
    expect(drawPaths()).toContain(traceOutline(40));
  });

  it('Figure starts a new animation from its current shape', () => {
    const { rerender } = render(renderFigure({ measurements: { waist: 30 } }));
    rerender(renderFigure({ measurements: { waist: 40 } }));
    pass(MORPH_MS / 2);
    const onTheWay = drawPaths();
    rerender(renderFigure({ measurements: { waist: 35 } }));
    expect(drawPaths()).toEqual(onTheWay);
    pass(MORPH_MS * 1.5);
    expect(drawPaths()).toContain(traceOutline(35));
  });

  it('Figure does not animate if the measurements are the same', () => {
    const { rerender } = render(renderFigure({ measurements: { waist: 30 } }));
    rerender(renderFigure({ measurements: { waist: 30 } }));
    expect(jest.getTimerCount()).toBe(0);
  });

  it('Figure jumps to new measurements if the user prefers reduced motion', () => {
    askForLessMotion();
    const { rerender } = render(renderFigure({ measurements: { waist: 30 } }));
    rerender(renderFigure({ measurements: { waist: 40 } }));
    expect(drawPaths()).toContain(traceOutline(40));
  });

  it('Figure stops its animation on unmount', () => {
    const { rerender, unmount } = render(renderFigure({ measurements: { waist: 30 } }));
    rerender(renderFigure({ measurements: { waist: 40 } }));
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
