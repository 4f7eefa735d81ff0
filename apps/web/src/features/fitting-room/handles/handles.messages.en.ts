import { translator } from '../../../lib/messages/translator';

export const handles = translator({
  'edge.neckline': 'Neckline',
  'edge.rise': 'Rise',
  'edge.sleeve': 'Sleeve length',
  'edge.hem': 'Hem',
  unknown: 'Not specified',
  'rise.high-rise': '{value}, at the waist',
  'rise.mid-rise': '{value}, a little below the waist',
  'rise.low-rise': '{value}, on the hips',
  neckline: '{value}, about {length} below the base of the neck',
  sleeve: '{value}, about {length} from the shoulder seam',
  'hem.aboveKnee': '{value}, about {length} above the middle of the knee',
  'hem.belowKnee': '{value}, about {length} below the middle of the knee',
  'hem.aboveFloor': '{value}, about {length} above the floor',
});
