import type { Garment } from '@figura/contracts';

/** Example: "Navy wrap dress". */
export function formatGarmentName({ type, colors: [color] }: Garment): string {
  const name = [...(color ? [color.name.toLowerCase()] : []), type.replaceAll('-', ' ')].join(' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}
