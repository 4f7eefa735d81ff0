import { HORIZONTAL_TYPES } from '@figura/contracts';
import { drawDressed, FROM_THE_CALVES_UP } from '../content/plates/dressed';
import { createSheet } from '../content/plates/sheet';
import { SOCIAL_PICTURE } from './head';

const PAPER =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><rect width="1200" height="630" fill="#FBF7F2"/></svg>';

/** No text, because each renderer would use another font. */
export function drawSocialPicture(): string {
  const { width, height } = SOCIAL_PICTURE;
  const step = width / HORIZONTAL_TYPES.length;
  const tall = (step * FROM_THE_CALVES_UP.height) / FROM_THE_CALVES_UP.width;
  return createSheet(width, height, [
    { drawing: PAPER, at: { x: 0, y: 0, width, height } },
    ...HORIZONTAL_TYPES.map((letter, index) => ({
      drawing: drawDressed(letter),
      view: FROM_THE_CALVES_UP,
      at: { x: index * step, y: height - tall, width: step, height: tall },
    })),
  ]);
}
