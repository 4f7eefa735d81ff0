/** A rectangle on a sheet, in the sheet's own units. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Laid {
  drawing: string;
  /** It is as large as fits in there. */
  at: Box;
  /** In the drawing's own units; all of it unless told. */
  view?: Box;
}

const OPENING = /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="(?<view>[^"]+)"/;

/** The first drawing lies lowest. */
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

export function cropDrawing(drawing: string, view: Box): string {
  return createSheet(view.width, view.height, [{ drawing, at: { ...view, x: 0, y: 0 }, view }]);
}

const SPREAD = { width: 1200, height: 800, margin: 40 } as const;

/** Each is as large as its share allows. */
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
