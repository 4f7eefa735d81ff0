import type { ComponentProps } from 'react';
import { useEffect, useState } from 'react';

export function BlobImage({
  blob,
  alt,
  ...image
}: Omit<ComponentProps<'img'>, 'src'> & { blob: Blob; alt: string }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url === undefined ? null : <img {...image} src={url} alt={alt} />;
}
