/** A rectangle on a sheet, in the sheet's own units. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A drawing (one SVG document) laid on a sheet. */
export interface Laid {
  drawing: string;
  /** Where it lies; it is as large as fits in there. */
  at: Box;
  /** The part of the drawing to show, in its own units; all of it unless told. */
  view?: Box;
}

const OPENING = /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="(?<view>[^"]+)"/;

/** One SVG document of a size, with drawings on it. What is drawn first lies lowest. */
export function createSheet(width: number, height: number, laid: readonly Laid[]): string {
  const inner = laid.map(({ drawing, at, view }) => {
    const whole = OPENING.exec(drawing)?.groups?.['view'];
    if (whole === undefined)
      throw new TypeError('A sheet takes SVG documents that begin with their viewBox.');
    const place = `x="${at.x}" y="${at.y}" width="${at.width}" height="${at.height}"`;
    const shown = view ? `${view.x} ${view.y} ${view.width} ${view.height}` : whole;
    return drawing.replace(OPENING, `<svg ${place} viewBox="${shown}"`);
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    ...inner,
    '</svg>',
  ].join('');
}

/** A part of a drawing as a picture of its own. */
export function cropDrawing(drawing: string, view: Box): string {
  return createSheet(view.width, view.height, [{ drawing, at: { ...view, x: 0, y: 0 }, view }]);
}

/** The sheet of a spread, as wide as a double page. */
const SPREAD = { width: 1200, height: 800, margin: 40 } as const;

/** Drawings side by side on a spread, each as large as its share allows. */
export function spread(drawings: readonly string[], view?: Box): string {
  const { margin } = SPREAD;
  const width = (SPREAD.width - 2 * margin) / drawings.length;
  return createSheet(
    SPREAD.width,
    SPREAD.height,
    drawings.map((drawing, index) => ({
      drawing,
      at: { x: margin + index * width, y: margin, width, height: SPREAD.height - 2 * margin },
      ...(view && { view }),
    })),
  );
}
