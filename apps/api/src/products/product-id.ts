import { createHash } from 'node:crypto';

const DIGITS = 13;

/** 52 hash bits of the shop and its id: stable across imports and a safe JavaScript integer. */
export function computeProductNumber(shop: string, id: string): number {
  return parseInt(createHash('sha256').update(`${shop}\n${id}`).digest('hex').slice(0, DIGITS), 16);
}

/** 13 hexadecimal digits. */
export function buildProductId(number: number): string {
  return number.toString(16).padStart(DIGITS, '0');
}

const ID = new RegExp(`^[0-9a-f]{${DIGITS}}$`);

export function parseProductId(id: string): number | null {
  return ID.test(id) ? parseInt(id, 16) : null;
}
