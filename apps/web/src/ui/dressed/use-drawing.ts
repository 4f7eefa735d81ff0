import type { DrawingQuery } from './drawing-messages';
import type { Drawing } from './drawings';
import { findDrawing } from './drawings';
import { useObjectUrl } from './use-object-url';

/** A drawing that can be shown. */
interface ShownDrawing extends Drawing {
  /** Of the image, for as long as it is shown. */
  url: string;
}

/**
 * The drawing that a query asks for, once it is there; until then the one before it. Null until there is one, where the kit
 * cannot draw it, and for null.
 */
export function useDrawing(query: DrawingQuery | null): ShownDrawing | null {
  const drawing = useObjectUrl(query, findDrawing);
  return (query && drawing) ?? null;
}
