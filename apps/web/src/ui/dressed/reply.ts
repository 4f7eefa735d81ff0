import { translate } from '@figura/messages';
import '../../lib/catalog/garment-names';
import { getPageLanguage } from '../../lib/messages/page-language';
import { describeWorn, drawItem, drawPortrait, drawWorn } from '@figura/drawing';
import type { DrawingQuery, DrawingReply, DrawingRequest } from './drawing-messages';

export function replyTo({ id, query }: DrawingRequest): DrawingReply {
  try {
    return { id, drawing: draw(query) };
  } catch (error) {
    // Unknown garment type or invalid color.
    if (error instanceof RangeError) return { id, drawing: null };
    throw error;
  }
}

function draw(query: DrawingRequest['query']): DrawingReply['drawing'] {
  if ('flat' in query) return { svg: drawItem(query.flat, query) };
  return 'portrait' in query ? { svg: drawPortrait(query.portrait, query.crop) } : toWorn(query);
}

function toWorn({
  garments,
  measurements,
  appearance,
  unit,
  stance,
  expecting,
  seated = false,
  small = false,
}: DrawingQuery) {
  const [garment] = garments;
  const { svg, landmarks } = drawWorn({
    garments,
    measurements,
    appearance,
    small,
    ...(expecting && { expecting }),
    ...(seated && { seated }),
    // Overlaid figures must hold their hands alike.
    ...(stance && { stance, hold: 'ease' }),
  });
  const text = garment
    ? translate(describeWorn({ garment, measurements, unit, seated }), getPageLanguage())
    : null;
  return { svg, landmarks, text };
}
