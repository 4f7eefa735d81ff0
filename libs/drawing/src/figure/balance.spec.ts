import { createBalanceMarks } from './balance';
import { formatDecimal } from './curve';
import { traceFigure } from './figure';

const { balance } = traceFigure({ measurements: {} });

describe('createBalanceMarks', () => {
  it('createBalanceMarks draws a hairline at shoulders, waist, and hips that ends at the body', () => {
    const { widths } = createBalanceMarks(balance, 'A1');
    const { x1, x2, y } = balance.waistWidth;
    expect(widths).toHaveLength(3);
    expect(widths[1]!.path).toBe(`M${formatDecimal(x1)} ${formatDecimal(y)}H${formatDecimal(x2)}`);
  });

  it.each([
    ['A1', [false, true, false]],
    ['B1', [false, false, true]],
    ['C1', [true, false, false]],
    ['D1', [false, true, false]],
    ['E1', [false, false, false]],
  ] as const)('createBalanceMarks marks the width that %s is named for', (code, strong) => {
    expect(createBalanceMarks(balance, code).widths.map((mark) => mark.strong)).toEqual(strong);
  });

  it.each([
    ['E1', [false, false]],
    ['E2', [true, false]],
    ['E3', [false, true]],
    ['E4', [false, false, true]],
  ] as const)('createBalanceMarks marks the part of the height that %s is named for', (code, strong) => {
    expect(createBalanceMarks(balance, code).spans.map((mark) => mark.strong)).toEqual(strong);
  });

  it.each([
    ['narrower', { shoulders: 38, hips: 44 }, true],
    ['wider', { shoulders: 44, hips: 38 }, false],
  ])('the line at the shoulders is %s than at the hips if the girth is', (_word, girths, isNarrower) => {
    const { shoulderWidth, hipWidth } = traceFigure({ measurements: girths }).balance;
    expect(shoulderWidth.x2 < hipWidth.x2).toBe(isNarrower);
  });

  it('createBalanceMarks creates a closed shape between the three widths', () => {
    expect(createBalanceMarks(balance, 'A1').shape).toMatch(/^M[\d. L]+Z$/);
  });
});
