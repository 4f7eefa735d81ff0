import type { GetICUArgs } from '@schummar/icu-type-parser';
import type { Language } from './languages';

/** A text as plain data, translated where it is sent or shown. */
export interface Message {
  /** File and namespace of its catalog. */
  readonly catalog: string;
  readonly key: string;
  readonly values?: Readonly<Record<string, MessageValue>>;
  /** English text of content; `{name}` is a placeholder. */
  readonly source?: string;
  /** Whether it starts a sentence or is inside one, where languages other than German use lower case. */
  readonly start?: 'upper' | 'lower';
  /** Sentences with these words are left out. */
  readonly without?: readonly WordPatterns[];
  /** Alternatives if the text has more than `maxWords` words in the reader's language. */
  readonly shorter?: { readonly maxWords: number; readonly texts: readonly Text[] };
}

export type WordPatterns = Readonly<Record<Language, RegExp>>;

/** Strings are names or already translated. */
export type Text = string | Message;

/** A thing in a sentence; each language adds article, case and number (`{piece_the_accusative}`). */
export interface Phrase {
  /** Content with grammatical forms, such as the name of a type; a string has none. */
  readonly noun: Text;
  /** Likewise, colors and so on. */
  readonly adjectives?: readonly Text[];
  /** Its name from the owner or catalog, used by `{piece}`; defaults to adjectives and noun. */
  readonly name?: Text;
  /** `many` for a pair of shoes; each language may differ, as with trousers. */
  readonly number?: GrammaticalNumber;
}

export type GrammaticalNumber = 'one' | 'many';

/** Lists are written with commas. */
export type MessageValue = Text | number | Date | Phrase | readonly Text[];

/** ICU texts by key; `as const` lets the compiler check their arguments. */
export type Messages = Readonly<Record<string, string>>;

/** `<link>Sign in</link>` calls `link` with the content between the tags. */
type RichElement<Rich> = (chunks: (string | Rich)[]) => Rich;

type Arguments<Source extends string, Plain> = NamePhrases<
  GetICUArgs<Source, { ICUArgument: Plain; ICUNumberArgument: number; ICUDateArgument: Date }>
>;

/** `piece_the` and `piece_number` are forms of the phrase `piece`. */
type NamePhrases<All> = {
  [Name in keyof All as Name extends `${string}_${string}` ? never : Name]: All[Name];
} & { [Name in keyof All as Name extends `${infer Base}_${string}` ? Base : never]: Phrase };

type Tags<
  Source extends string,
  Rich,
> = Source extends `${infer Before}<${infer Tag}>${infer Inside}</${string}>${infer After}`
  ? Record<Tag, RichElement<Rich>> & Tags<`${Before}${Inside}${After}`, Rich>
  : unknown;

/** The arguments of all possible texts, for a key that is known only at run time. */
type ValuesOf<Source extends string, Rich, Plain> = (
  Source extends unknown ? (each: Arguments<Source, Plain> & Tags<Source, Rich>) => void : never
) extends (each: infer Each) => void
  ? Each
  : never;

type AnyValues<Rich> = Readonly<Record<string, string | number | Date | Phrase | RichElement<Rich>>>;

type Given<Source extends string, Rich, Plain = string | number> = string extends Source
  ? [values?: AnyValues<Rich>]
  : keyof ValuesOf<Source, Rich, Plain> extends never
    ? []
    : [values: ValuesOf<Source, Rich, Plain>];

/** A missing key or argument does not compile. */
export interface Translator<M extends Messages, Rich> {
  <Key extends keyof M & string>(key: Key, ...values: Given<M[Key], never, string | number | Phrase>): string;
  /** For keys that are put together at run time. */
  has(key: string): boolean;
  rich<Key extends keyof M & string>(
    key: Key,
    ...values: Given<M[Key], Rich, string | number | Phrase>
  ): Rich;
}

/** Like {@link Translator}, but takes and returns untranslated values. */
export type MessageFactory<M extends Messages> = <Key extends keyof M & string>(
  key: Key,
  ...values: Given<M[Key], never, number | Text | Phrase | readonly Text[]>
) => Message;
