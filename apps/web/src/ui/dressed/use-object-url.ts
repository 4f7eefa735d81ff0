import { useEffect, useState } from 'react';

/** An image, and its URL for as long as it is shown. */
type Shown<Drawn> = Drawn & { url: string };

/**
 * What a query draws, with a URL of its image: undefined until it is first there, then the one before until the next one is,
 * so that what changes stays on screen; null where it cannot be drawn. Nothing is drawn for null.
 *
 * @param draw must be the same at each render
 */
export function useObjectUrl<Query, Drawn extends { image: Blob }>(
  query: Query | null,
  draw: (query: Query) => Promise<Drawn | null>,
): Shown<Drawn> | null | undefined {
  const [shown, setShown] = useState<Shown<Drawn> | null>();
  // The parent makes a new object at each render; only another content is another drawing.
  const key = query && JSON.stringify(query);

  useEffect(() => {
    if (key === null) return undefined;
    let wanted = true;
    let url: string | undefined;
    void draw(JSON.parse(key) as Query).then((drawn) => {
      if (!wanted) return;
      if (!drawn) return setShown(null);
      url = URL.createObjectURL(drawn.image);
      setShown({ ...drawn, url });
    });
    return () => {
      wanted = false;
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [draw, key]);

  return shown;
}
