/** Names and marks that only the inside of the server knows: stored hashes, seeds of tokens, fields of Mongoose. */
const INTERNAL = /\$argon2|"(passwordHash|password|hash|seed|digest|salt|__v|stack)"\s*:\s*["\d]/;

/** @throws Error that names what an answer gives away */
export function assertNoLeak(address: string, payload: string): void {
  const [found] = INTERNAL.exec(payload) ?? [];
  if (found !== undefined) throw new Error(`${address} gave ${found} away.`);
}
