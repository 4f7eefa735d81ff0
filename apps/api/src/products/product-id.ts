import { createHash } from 'node:crypto';

const DIGITS = 13;

/**
 * The id of a product: 52 bits of a hash of its shop and the shop's own id, so that it stays the same with every import
 * and is a whole number that JavaScript can hold.
 */
export function computeProductNumber(shop: string, id: string): number {
  return parseInt(createHash('sha256').update(`${shop}\n${id}`).digest('hex').slice(0, DIGITS), 16);
}

/** As it stands on the wire: 13 hexadecimal digits. */
export function buildProductId(number: number): string {
  return number.toString(16).padStart(DIGITS, '0');
}

const ID = new RegExp(`^[0-9a-f]{${DIGITS}}$`);

/** Its number; null for what cannot be an id. */
export function computeNumberOfProduct(id: string): number | null {
  return ID.test(id) ? parseInt(id, 16) : null;
}
