export function isWellFormed(xml: string): boolean {
  const open: string[] = [];
  const tag = /<(\/?)([a-zA-Z]+)((?: [a-zA-Z0-9-]+="[^"<&]*")*)(\/?)>/g;
  const text = xml.replace(tag, (_, closes: string, name: string, __: string, empty: string) => {
    if (closes && open.pop() !== name) open.push('mismatch');
    if (!closes && !empty) open.push(name);
    return '';
  });
  return open.length === 0 && !/[<>]|&(?!(?:amp|lt|gt|quot|#39);)/.test(text);
}
