import { isContentId } from '../../lib/catalog/content-id';

/** Far above the size of a category; longer lists are forged. */
const MAX_IDS = 500;

/**
 * A JSON list of ids or objects with `_id`. Other fields are ignored, because anybody can write such a URL. Null
 * if malformed.
 */
export function parseItemIds(items: string | null): string[] | null {
  if (items === null) return [];
  const list = parseList(items);
  if (!list || list.length > MAX_IDS) return null;
  const ids = list.map(getId).filter(isContentId);
  if (ids.length === 0 && list.length > 0) return null;
  return [...new Set(ids)];
}

function parseList(text: string): unknown[] | null {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

function getId(entry: unknown): unknown {
  return typeof entry === 'object' && entry !== null && '_id' in entry ? entry._id : entry;
}
