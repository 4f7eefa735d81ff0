import { useEffect, useState } from 'react';

type Shown<Drawn> = Drawn & { url: string };

/** Undefined before the first result, then the previous one until the next; null if it cannot be drawn. The functions must be stable. */
export function useObjectUrl<Query, Drawn extends { image: Blob }>(
  query: Query | null,
  draw: (query: Query) => Promise<Drawn | null>,
  onSettled?: () => void,
): Shown<Drawn> | null | undefined {
  const [shown, setShown] = useState<Shown<Drawn> | null>();
  // The parent makes a new object per render, so compare content.
  const key = query && JSON.stringify(query);

  useEffect(() => {
    if (key === null) return undefined;
    let wanted = true;
    let url: string | undefined;
    void draw(JSON.parse(key) as Query).then((drawn) => {
      if (!wanted) return;
      url = drawn ? URL.createObjectURL(drawn.image) : undefined;
      setShown(drawn && { ...drawn, url: url! });
      onSettled?.();
    });
    return () => {
      wanted = false;
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [draw, key, onSettled]);

  return shown;
}
