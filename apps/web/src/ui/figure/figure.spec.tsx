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

  it('Figure is one picture with a name', () => {
    render(renderFigure({ label: 'Your figure, body type B2', className: 'lead' }));
    const picture = screen.getByRole('img', { name: 'Your figure, body type B2' });
    expect(picture.classList).toContain('lead');
    expect(picture.getAttribute('viewBox')).toBe('0 0 440 800');
  });

  it('Figure draws the measurements that it is given, at once when it first appears', () => {
    render(renderFigure({ measurements: { waist: 40 } }));
    expect(drawPaths()).toContain(traceOutline(40));
  });

  it('Figure shows the tape of the active measurement, and no other', () => {
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

  it('Figure shows a drawing in place of the lines, below the tape', () => {
    render(renderFigure({ drawn: 'blob:her', active: 'waist' }));
    expect(screen.getByRole('img').querySelector('image')).toHaveAttribute('href', 'blob:her');
    expect(drawPaths()).not.toContain(traceFigure({ measurements: {} }).outline);
    expect(drawPaths()).toContain(traceFigure({ measurements: {} }).guides.waist.path);
  });

  it('Figure marks the balance of a type once there is one', () => {
    const { rerender } = render(renderFigure());
    const before = drawPaths().length;
    rerender(renderFigure({ combined: 'A4' }));
    expect(drawPaths()).toHaveLength(before + 6);
  });

  describe('of a user', () => {
    const drawAs = (appearance: Appearance): CSSStyleDeclaration => {
      render(<FigureAppearance value={appearance}>{renderFigure()}</FigureAppearance>);
      return screen.getByRole('img').style;
    };
    const { hairKnot } = traceFigure({ measurements: {} });

    it('Figure has the skin and the hair color that were chosen', () => {
      const style = drawAs({ skin: 'tone-5', hair: { cut: 'bun', color: 'auburn' } });
      expect(style.getPropertyValue('--figure-skin')).toBe(SKIN_HEX['tone-5']);
      expect(style.getPropertyValue('--figure-hair')).toBe(HAIR_HEX.auburn);
      expect(drawPaths()).toContain(hairKnot);
    });

    it('Figure leaves the colors to the style sheet until some are chosen', () => {
      const style = drawAs({ skin: null, hair: null });
      expect(style).toHaveLength(0);
      expect(drawPaths()).toContain(hairKnot);
    });

    it('Figure puts no knot into hair of another cut', () => {
      drawAs({ skin: null, hair: { cut: 'pixie', color: 'gray' } });
      expect(drawPaths()).not.toContain(hairKnot);
    });

    it('Figure wears shirt and shorts, with cropped hair until some is chosen, for who wants no swimsuit', () => {
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

  it('Figure moves to new numbers and arrives', () => {
    const { rerender } = render(renderFigure({ measurements: { waist: 30 } }));
    rerender(renderFigure({ measurements: { waist: 40 } }));
    expect(drawPaths()).toContain(traceOutline(30));

    pass(MORPH_MS / 2);
    expect(drawPaths()).not.toContain(traceOutline(30));
    expect(drawPaths()).not.toContain(traceOutline(40));

    pass(MORPH_MS);
    expect(drawPaths()).toContain(traceOutline(40));
  });

  it('Figure sets out from where it is when the numbers change on the way', () => {
    const { rerender } = render(renderFigure({ measurements: { waist: 30 } }));
    rerender(renderFigure({ measurements: { waist: 40 } }));
    pass(MORPH_MS / 2);
    const onTheWay = drawPaths();
    rerender(renderFigure({ measurements: { waist: 35 } }));
    expect(drawPaths()).toEqual(onTheWay);
    pass(MORPH_MS * 1.5);
    expect(drawPaths()).toContain(traceOutline(35));
  });

  it('Figure rests when the same numbers come again', () => {
    const { rerender } = render(renderFigure({ measurements: { waist: 30 } }));
    rerender(renderFigure({ measurements: { waist: 30 } }));
    expect(jest.getTimerCount()).toBe(0);
  });

  it('Figure jumps to new numbers for those who want less motion', () => {
    askForLessMotion();
    const { rerender } = render(renderFigure({ measurements: { waist: 30 } }));
    rerender(renderFigure({ measurements: { waist: 40 } }));
    expect(drawPaths()).toContain(traceOutline(40));
  });

  it('Figure stops drawing when it leaves the screen', () => {
    const { rerender, unmount } = render(renderFigure({ measurements: { waist: 30 } }));
    rerender(renderFigure({ measurements: { waist: 40 } }));
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
