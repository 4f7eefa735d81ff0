import type { DrawingQuery } from './drawing-messages';
import type { Drawing } from './drawings';
import { findDrawing } from './drawings';
import { useObjectUrl } from './use-object-url';

interface ShownDrawing extends Drawing {
  url: string;
}

/** The previous drawing until the new one is ready. Null before the first, or if it cannot be drawn. */
export function useDrawing(query: DrawingQuery | null, onSettled?: () => void): ShownDrawing | null {
  const drawing = useObjectUrl(query, findDrawing, onSettled);
  return (query && drawing) ?? null;
}
