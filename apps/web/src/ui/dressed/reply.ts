import { describeWorn, drawWorn } from '@figura/drawing';
import type { DrawingReply, DrawingRequest } from './drawing-messages';

/** What the worker answers; what the kit cannot draw is null. */
export function replyTo({ id, query }: DrawingRequest): DrawingReply {
  const { garments, measurements, appearance, unit } = query;
  const [garment] = garments;
  try {
    const { svg, landmarks } = drawWorn({ garments, measurements, appearance });
    const text = garment ? describeWorn({ garment, measurements, unit }) : null;
    return { id, drawing: { svg, landmarks, text } };
  } catch (error) {
    // A kind of garment that it does not know, or a color that is none.
    if (error instanceof RangeError) return { id, drawing: null };
    throw error;
  }
}
