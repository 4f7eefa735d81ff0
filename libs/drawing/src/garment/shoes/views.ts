import type { Piece } from '../piece';

/** A low shoe from above and from the side, brought to the sheet's size. */
export const onSheet = (views: string): string =>
  `<g transform="translate(-34 -56) scale(1.14)">${views}</g>`;

/** A pair of boots: the same boot twice, the far one set back; `scale` brings it to the sheet's size. */
export const asPair = (
  { id }: Piece,
  boot: string,
  scale: number,
  x: number,
  y: number,
  step: number,
): string =>
  `<defs><g id="${id}-boot">${boot}</g></defs><g transform="translate(${x} ${y}) scale(${scale})">` +
  `<use href="#${id}-boot" transform="translate(${step} -16)"/><use href="#${id}-boot"/></g>`;
