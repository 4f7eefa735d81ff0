import type { GetICUArgs } from '@schummar/icu-type-parser';

/** A text to be, as plain data; an edge turns it into words of a language. */
export interface Message {
  /** File and namespace of its catalog. */
  readonly catalog: string;
  readonly key: string;
  readonly values?: Readonly<Record<string, MessageValue>>;
  /** English of a text that is content; `{name}` stands for a value. */
  readonly source?: string;
  /** The start of a sentence, or a place within one, where languages other than German write small. */
  readonly start?: 'upper' | 'lower';
  /** Said in its place where it has more words than these allow; each language decides by its own text. */
  readonly shorter?: { readonly maxWords: number; readonly texts: readonly Text[] };
}

/** Strings are names, or words that are of one language already. */
export type Text = string | Message;

/** A thing as sentences name it; each language gives it article, case and number (`{piece_the_accusative}`). */
export interface Phrase {
  /** A text of content with forms beside it, such as the name of a type; a string has none. */
  readonly noun: Text;
  /** Colors and the like, in the same way. */
  readonly adjectives?: readonly Text[];
  /** How its owner or the catalog calls it: what `{piece}` says. Without it, adjectives and noun. */
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
  rich<Key extends keyof M & string>(
    key: Key,
    ...values: Given<M[Key], Rich, string | number | Phrase>
  ): Rich;
}

/** As {@link Translator}, but what it returns is not in words yet, nor need the values be. */
export type MessageFactory<M extends Messages> = <Key extends keyof M & string>(
  key: Key,
  ...values: Given<M[Key], never, number | Text | Phrase | readonly Text[]>
) => Message;
