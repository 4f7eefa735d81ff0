import type { Path } from './yaml-document';

type Fields = Readonly<Record<string, unknown>>;

/** `items/tops.yaml` has its texts in `items/tops.en.yaml` and `items/tops.de.yaml`. */
export function nameTextFile(name: string, language: string): string {
  return name.replace(/\.yaml$/, `.${language}.yaml`);
}

/** Leaves other names unchanged. */
export function nameDataFile(name: string): string {
  return name.replace(/\.[a-z]{2}(-[A-Z]{2})?\.yaml$/, '.yaml');
}

/** Stable key of a list entry in text files; null if it has no texts. */
export function nameEntry(entry: unknown): string | null {
  if (!isFields(entry)) return null;
  const { id, feature, attribute, value } = entry;
  if (typeof id === 'string') return id;
  if (typeof attribute !== 'string') return null;
  const named = `${attribute}:${String(value)}`;
  return typeof feature === 'string' ? `${feature} ${named}` : named;
}

/** Merges content and texts as if they were one file. */
export function mergeTexts(
  data: unknown,
  texts: unknown,
  refuse: (path: Path, message: string) => void,
  path: Path = [],
): unknown {
  if (data === undefined || data === null) return texts;
  if (!isFields(texts)) {
    refuse(path, 'Defined in both files');
    return data;
  }
  if (Array.isArray(data)) {
    const named = data.map(nameEntry);
    for (const name of Object.keys(texts))
      if (!named.includes(name)) refuse([...path, name], 'No entry has this name');
    return data.map((entry, index) => {
      const name = named[index]!;
      return Object.hasOwn(texts, name ?? '')
        ? mergeTexts(entry, texts[name], refuse, [...path, name])
        : entry;
    });
  }
  const merged: Record<string, unknown> = { ...(data as Fields) };
  for (const [key, text] of Object.entries(texts))
    merged[key] = mergeTexts(merged[key], text, refuse, [...path, key]);
  return merged;
}

/** Texts by path: `suit-same-cloth.why`. */
export function listTexts(texts: unknown, path = ''): Record<string, string> {
  if (typeof texts === 'string') return { [path]: texts };
  if (typeof texts !== 'object' || texts === null) return {};
  return Object.assign(
    {},
    ...Object.entries(texts).map(([key, text]) => listTexts(text, path === '' ? key : `${path}.${key}`)),
  ) as Record<string, string>;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
