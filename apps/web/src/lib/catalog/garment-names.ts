import { createGarmentPhrase, nameColor, nameType, writeType, type Garment } from '@figura/contracts';
import { registerContent, translate, type Phrase } from '@figura/messages';
import names from 'figura:content-names';
import { getPageLanguage } from '../messages/page-language';
import { garments as t } from './messages.en';

if (names) registerContent(getPageLanguage(), names);

type Described = Pick<Garment, 'type' | 'colors'>;

/** For messages, which choose article and case: `{garment_the}` is "the navy wrap dress". */
export function createPhrase({ type, colors }: Described): Phrase {
  return createGarmentPhrase({ type, colors });
}

/** Only what it is: `dress` of a navy wrap dress, and the plural of shoes. */
export function createKindPhrase({ type }: Pick<Garment, 'type'>, number: 'one' | 'many' = 'one'): Phrase {
  const noun = writeType(type).split(' ').at(-1) ?? type;
  return { noun: nameType(type, noun), number };
}

/** Example: `Navy wrap dress`. */
export function formatGarmentName(garment: Described): string {
  return t('title', { garment: createPhrase(garment) });
}

/** Within a sentence: `navy wrap dress`. */
export function formatPhrase(garment: Phrase): string {
  return t('within', { garment });
}

/** Example: `Navy`. */
export function formatColor(name: string): string {
  return translate(nameColor(name), getPageLanguage());
}
