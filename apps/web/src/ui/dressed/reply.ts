import { describeWorn, drawGarment, drawWorn, stanceFor } from '@figura/drawing';
import type { DrawingQuery, DrawingReply, DrawingRequest } from './drawing-messages';

/** What the worker answers; what the kit cannot draw is null. */
export function replyTo({ id, query }: DrawingRequest): DrawingReply {
  try {
    return {
      id,
      drawing:
        'flat' in query ? { svg: drawGarment(query.flat, { small: query.small ?? false }) } : worn(query),
    };
  } catch (error) {
    // A kind of garment that it does not know, or a color that is none.
    if (error instanceof RangeError) return { id, drawing: null };
    throw error;
  }
}

function worn({ garments, measurements, appearance, unit, stance, small = false }: DrawingQuery) {
  const [garment] = garments;
  const { svg, landmarks } = drawWorn({
    garments,
    measurements,
    appearance,
    small,
    stance: stance ?? stanceFor(garments),
  });
  const text = garment ? describeWorn({ garment, measurements, unit }) : null;
  return { svg, landmarks, text };
}
