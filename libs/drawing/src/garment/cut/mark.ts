import type { Curve, Sheet } from './path';

/** One mark of a drawing: how far it reaches, and its markup once it is placed on the sheet. */
export interface Mark {
  /** Outlines that the sheet must hold. */
  reach: readonly Curve[];
  /** Whether it is drawn in inches on the body instead of centimeters on the pattern. */
  onBody?: boolean;
  /** The arm that it lies on: 1 is the right. */
  arm?: 1 | -1;
  /** The foot that it lies on, of two shoes that are drawn alike. */
  foot?: 1 | -1;
  /** The id of its outline, where other things lie beneath its shadow. */
  outline?: string;
  markup(sheet: Sheet): string;
}

/** Marks whose points are inches on the body instead of centimeters on the pattern. */
export const onBody = (marks: readonly Mark[]): Mark[] =>
  marks.map((mark) => ({ ...mark, onBody: true, markup: (sheet) => mark.markup(sheet.body) }));

/** A mark that keeps room for curves. */
export const createMark = (reach: readonly Curve[], markup: (sheet: Sheet) => string): Mark => ({
  reach,
  markup,
});

/** What leaves nothing behind. */
export const NO_MARK: Mark = { reach: [], markup: () => '' };

/** The lines of which something is to be seen. */
export const filterSeen = (sheet: Sheet, curves: readonly Curve[]): readonly Curve[] =>
  sheet.shows ? curves.filter(sheet.shows) : curves;
