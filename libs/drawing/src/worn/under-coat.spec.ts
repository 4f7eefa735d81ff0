import { bodyOf } from '../form/body';
import { dressed } from './dressed';
import { inOrder } from './order';
import { outermost } from './outermost';
import { poseOf } from './pose';
import { PLAUSIBLE_BODIES } from './testing/bodies';
import { pieceIn } from './testing/worn';
import { drawInUnder } from './under-coat';

describe('drawInUnder', () => {
  it.each(['full-skirt', 'a-line-skirt', 'wide-trousers'])(
    'drawInUnder keeps a %s within the flanks of a coat, and lets it spread a little below its hem',
    (type) => {
      const out = PLAUSIBLE_BODIES.flatMap((measurements) => {
        const body = bodyOf(measurements);
        const pose = poseOf(body);
        const [under, coat] = inOrder([
          pieceIn('Outerwear', 'wool-coat', { length: ['jacket-long'] }),
          pieceIn('Bottoms', type),
        ]).map((worn, index) => dressed(worn, body, index, { id: 'w', small: false, quiet: false }));
        const drawIn = drawInUnder([coat!], under!, body, pose);
        const [cloth, flank] = [outermost([under!]), outermost([coat!])];
        const hem = coat!.layers.places.hem!.y;
        const wide = (y: number): number => drawIn({ x: cloth(y), y }).x;
        return [
          ...[0.5, 0.7, 0.9]
            .map((share) => body.landmarks.hipY + (hem - 3 - body.landmarks.hipY) * share)
            .filter((y) => wide(y) > flank(y)),
          ...[2, 4].filter((below) => wide(hem + below) > flank(hem - 1) + 0.2 + 0.2 * below),
        ];
      });
      expect(out).toEqual([]);
    },
  );
});
