/** Names and marks that only the inside of the server knows: stored hashes, seeds of tokens, fields of Mongoose. */
const INTERNAL = /\$argon2|"(passwordHash|password|hash|seed|digest|salt|__v|stack)"\s*:\s*["\d]/;

/** The API's description and its page, which show a request with a password. */
const DESCRIPTION = '/api/docs';

/** @throws Error that names what an answer gives away */
export function assertNoLeak(address: string, payload: string): void {
  if (address.startsWith(DESCRIPTION)) return;
  const [found] = INTERNAL.exec(payload) ?? [];
  if (found !== undefined) throw new Error(`${address} gave ${found} away.`);
}
