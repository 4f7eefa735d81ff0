import { createContentText, type Message, type Phrase, type Text } from '@figura/messages';

export function nameType(type: string, displayName: string): Message {
  return createContentText(`types/${type}/type`, 'displayName', displayName);
}

/** Unknown colors keep their original name. */
export function nameColor(name: string): Message {
  return createContentText('colors', `${name.toLowerCase().replaceAll(' ', '-')}.name`, name);
}

interface NamedGarment {
  readonly type: string;
  readonly category?: string;
  readonly colors: readonly { readonly name: string }[];
}

/** A phrase such as `the cream sweater`; shoes are plural. */
export function createGarmentPhrase({ type, category, colors: [color] }: NamedGarment, name?: Text): Phrase {
  return {
    noun: nameType(type, writeType(type)),
    ...(color && { adjectives: [nameColor(color.name)] }),
    ...(name !== undefined && { name }),
    ...(category === 'Shoes' && { number: 'many' as const }),
  };
}

/** American English; types are British. */
export function writeType(type: string): string {
  return type
    .replaceAll(/(?<!^[at])-/g, ' ')
    .replace(/^[at]-/, (letter) => letter.toUpperCase())
    .replace(/trousers$/, 'pants')
    .replace(/^hosiery$/, 'tights');
}
