import { createBody } from '../form/body';
import { createForm } from '../form/form';
import { dressPiece } from './dressed';
import { sortByOrder } from './order';
import { createOutermostEdge } from './outermost';
import { createPose } from './pose';
import { PLAUSIBLE_BODIES } from './testing/bodies';
import { createPieceIn } from './testing/worn';
import { drawInUnder } from './under-coat';

describe('drawInUnder', () => {
  it.each(['full-skirt', 'a-line-skirt', 'wide-trousers'])(
    'drawInUnder keeps a %s inside a coat, and lets it flare slightly below the hem',
    (type) => {
      const out = PLAUSIBLE_BODIES.flatMap((measurements) => {
        const body = createBody(measurements);
        const pose = createPose(body);
        const garments = [
          createPieceIn('Outerwear', 'wool-coat', { length: ['jacket-long'] }),
          createPieceIn('Bottoms', type),
        ];
        const [under, coat] = sortByOrder(garments, createForm(body)).map((worn, index) =>
          dressPiece(worn, body, index, { id: 'w', small: false, quiet: false }),
        );
        const drawIn = drawInUnder([coat!], under!, body, pose);
        const [cloth, flank] = [createOutermostEdge([under!]), createOutermostEdge([coat!])];
        const hem = coat!.layers.places.hem!.y;
        const computeDrawnWidth = (y: number): number => drawIn({ x: cloth(y), y }).x;
        return [
          ...[0.5, 0.7, 0.9]
            .map((share) => body.landmarks.hipY + (hem - 3 - body.landmarks.hipY) * share)
            .filter((y) => computeDrawnWidth(y) > flank(y)),
          ...[2, 4].filter((below) => computeDrawnWidth(hem + below) > flank(hem - 1) + 0.2 + 0.2 * below),
        ];
      });
      expect(out).toEqual([]);
    },
  );
});
