import type { Language } from './languages';
import { isMessage, translate } from './message';

/** Replaces messages with text. Returns values without messages unchanged, since they may be shared. */
export function translateAll(value: unknown, language: Language): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (isMessage(value)) return translate(value, language);
  if (Array.isArray(value)) {
    const worded = value.map((each: unknown) => translateAll(each, language));
    return worded.some((each, index) => each !== value[index]) ? worded : value;
  }
  // Dates, buffers and streams hold no messages.
  if (!isPlain(value)) return value;
  let changes: Record<string, unknown> | undefined;
  for (const [name, member] of Object.entries(value)) {
    const worded = translateAll(member, language);
    if (worded !== member) (changes ??= {})[name] = worded;
  }
  return changes ? { ...value, ...changes } : value;
}

/** Also for objects of another realm, such as from a worker thread. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
