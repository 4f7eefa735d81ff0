import type { Curve, Sheet } from './path';

export interface Mark {
  /** Outlines that the sheet must contain. */
  reach: readonly Curve[];
  /** Body inches instead of pattern centimeters. */
  onBody?: boolean;
  /** 1 is the right. */
  arm?: 1 | -1;
  foot?: 1 | -1;
  mouth?: Curve;
  /** Id of its outline, for a shadow on what lies beneath. */
  outline?: string;
  markup(sheet: Sheet): string;
}

/** Body inches instead of pattern centimeters. */
export const onBody = (marks: readonly Mark[]): Mark[] =>
  marks.map((mark) => ({ ...mark, onBody: true, markup: (sheet) => mark.markup(sheet.body) }));

export const createMark = (reach: readonly Curve[], markup: (sheet: Sheet) => string): Mark => ({
  reach,
  markup,
});

export const NO_MARK: Mark = { reach: [], markup: () => '' };

export const filterSeen = (sheet: Sheet, curves: readonly Curve[]): readonly Curve[] =>
  sheet.shows ? curves.filter(sheet.shows) : curves;
