import { useEffect, useState } from 'react';
import type { DrawingQuery } from './drawing-messages';
import type { Drawing } from './drawings';
import { drawingOf } from './drawings';

/** A drawing that can be shown. */
export interface ShownDrawing extends Drawing {
  /** Of the image, for as long as it is shown. */
  url: string;
}

/**
 * The drawing that a query asks for, once it is there; until then the one before it, so that a body which changes stays on
 * screen. Nothing is drawn for null.
 */
export function useDrawing(query: DrawingQuery | null): ShownDrawing | null {
  const [shown, setShown] = useState<ShownDrawing | null>(null);
  // The parent makes a new object at each render; only another content is another drawing.
  const key = query && JSON.stringify(query);

  useEffect(() => {
    if (key === null) return undefined;
    let wanted = true;
    let url: string | undefined;
    void drawingOf(JSON.parse(key) as DrawingQuery).then((drawing) => {
      if (!wanted) return;
      if (!drawing) return setShown(null);
      url = URL.createObjectURL(drawing.image);
      setShown({ ...drawing, url });
    });
    return () => {
      wanted = false;
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [key]);

  return key === null ? null : shown;
}
