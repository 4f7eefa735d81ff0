import { isContentId } from '../../lib/catalog/content-id';

/** Far above what a category holds; a longer list was made by somebody else. */
const MAX_IDS = 500;

/**
 * The ids in the `items` of a URL: a JSON list of ids, or of objects with an `_id`. Whatever else the list claims
 * about its items is ignored, because anybody can write such a URL. No list gives an empty one; null means that
 * it is malformed.
 */
export function listItemIds(items: string | null): string[] | null {
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
