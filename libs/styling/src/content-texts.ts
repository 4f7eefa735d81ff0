import { createContentText, startWith, type Message, type Phrase, type Text } from '@figura/messages';
import { isLifeFeature } from './life-states';
import type { Unsaid } from './unsaid';

/** Texts of the catalog, by the file of its content that has them and their place in it. */

interface Named {
  readonly id: string;
  readonly name: string;
}

export function nameItem({ category, id, name }: Named & { readonly category: string }): Message {
  return createContentText(`items/${category.toLowerCase()}`, `${id}.name`, name);
}

export function nameLook({ id, name }: Named): Message {
  return createContentText('looks/looks', `looks.${id}.name`, name);
}

/** @param values names of pieces by slot */
export function explainLook(id: string, why: string, values: Message['values']): Message {
  return createContentText('looks/looks', `looks.${id}.why`, why, values);
}

export function nameTheme({ id, name, halfYear }: Named & { readonly halfYear: string }): Message {
  return createContentText('trends', `${halfYear}.${id}.name`, name);
}

export function explainTheme(theme: {
  readonly id: string;
  readonly halfYear: string;
  readonly why: string;
}): Message {
  return createContentText('trends', `${theme.halfYear}.${theme.id}.why`, theme.why);
}

export function nameAttribute(attribute: string, displayName: string): Message {
  return createContentText('vocabulary', `${attribute}.displayName`, displayName);
}

/** @param value `attribute:value` */
export function nameValue(value: string, displayName: string): Message {
  const [attribute, slug] = value.split(':') as [string, string];
  return createContentText('vocabulary', `${attribute}.values.${slug}.name`, displayName);
}

export function nameFeature({
  key,
  displayName,
}: {
  readonly key: string;
  readonly displayName: string;
}): Message {
  return createContentText(
    isLifeFeature(key) ? 'life-states' : 'features',
    `${key}.displayName`,
    displayName,
  );
}

/** As it stands within a sentence: `narrow shoulders`. */
export function nameFeatureWithin(feature: Parameters<typeof nameFeature>[0]): Message {
  return startWith('lower', nameFeature(feature));
}

/** Languages inflect it: `deinen schmalen Schultern`. */
export const createFeaturePhrase = (name: Text): Phrase => ({ noun: name, name });

/** @param attribute of clothes */
export function tellEffect(feature: string, attribute: string, value: string, effect: string): Message {
  return createContentText('effects', `${feature.replace(':', '-')}_${attribute}_${value}`, effect);
}

export function namePlace(level: string, name: string): Message {
  return createContentText('rail-checks', `places.${level}`, name);
}

export function sayRailCheck(id: string, says: string, values: Message['values']): Message {
  return createContentText('rail-checks', `checks.${id}.says`, says, values);
}

interface Guide {
  readonly key: string;
  readonly subHeading: string;
  readonly description: string;
  readonly mens?:
    { readonly subHeading?: string | undefined; readonly description?: string | undefined } | undefined;
}

/** In men's words where the guide has some. */
export function sayInGuide(
  guide: Guide,
  field: 'subHeading' | 'description',
  isMens: boolean,
  unsaid?: Unsaid,
): Message {
  const file = `guides/${guide.key.replace(':', '-')}`;
  const mens = isMens ? guide.mens?.[field] : undefined;
  const text = mens
    ? createContentText(file, `mens.${field}`, mens)
    : createContentText(file, field, guide[field]);
  return unsaid ? { ...text, without: unsaid.words } : text;
}
