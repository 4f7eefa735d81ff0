import { useEffect, useState } from 'react';
import type { DrawingQuery } from './drawing-messages';
import type { Drawing } from './drawings';
import { drawingOf } from './drawings';

/** A drawing that can be shown. */
export interface ShownDrawing extends Drawing {
  /** Of the image, for as long as it is shown. */
  url: string;
}

/** The drawing that a query asks for, once it is there; nothing is drawn for null. */
export function useDrawing(query: DrawingQuery | null): ShownDrawing | null {
  const [shown, setShown] = useState<{ key: string; drawing: ShownDrawing } | null>(null);
  // The parent makes a new object at each render; only another content is another drawing.
  const key = query && JSON.stringify(query);

  useEffect(() => {
    if (key === null) return undefined;
    let wanted = true;
    let url: string | undefined;
    void drawingOf(JSON.parse(key) as DrawingQuery).then((drawing) => {
      if (!wanted || !drawing) return;
      url = URL.createObjectURL(drawing.image);
      setShown({ key, drawing: { ...drawing, url } });
    });
    return () => {
      wanted = false;
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [key]);

  return shown && shown.key === key ? shown.drawing : null;
}
