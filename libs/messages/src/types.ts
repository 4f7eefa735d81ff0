import type { GetICUArgs } from '@schummar/icu-type-parser';

/** The texts of one component by their keys, in ICU syntax; `as const`, so that their arguments can be checked. */
export type Messages = Readonly<Record<string, string>>;

/** What an element in a sentence is made of: `<link>Sign in</link>` calls `link` with what stands between the tags. */
type RichElement<Rich> = (chunks: (string | Rich)[]) => Rich;

/** The arguments of a message, `{name}` or `{count, plural, …}`, with their types. */
type Arguments<Text extends string> = GetICUArgs<
  Text,
  { ICUArgument: string | number; ICUNumberArgument: number; ICUDateArgument: Date }
>;

type Tags<
  Text extends string,
  Rich,
> = Text extends `${infer Before}<${infer Tag}>${infer Inside}</${string}>${infer After}`
  ? Record<Tag, RichElement<Rich>> & Tags<`${Before}${Inside}${After}`, Rich>
  : unknown;

/** What every one of several texts asks for: a key that is known only at run time may be that of any of them. */
type ValuesOf<Text extends string, Rich> = (
  Text extends unknown ? (each: Arguments<Text> & Tags<Text, Rich>) => void : never
) extends (each: infer Each) => void
  ? Each
  : never;

/** The values of texts that are known only at run time. */
type AnyValues<Rich> = Readonly<Record<string, string | number | Date | RichElement<Rich>>>;

type Given<Text extends string, Rich> = string extends Text
  ? [values?: AnyValues<Rich>]
  : keyof ValuesOf<Text, Rich> extends never
    ? []
    : [values: ValuesOf<Text, Rich>];

/** Gives the texts of one component. A key or an argument that is missing does not compile. */
export interface Translator<M extends Messages, Rich> {
  <Key extends keyof M & string>(key: Key, ...values: Given<M[Key], never>): string;
  /** A text with elements in it, each of which a function makes. */
  rich<Key extends keyof M & string>(key: Key, ...values: Given<M[Key], Rich>): Rich;
}
