import type { GetICUArgs } from '@schummar/icu-type-parser';

/** ICU texts by key; `as const` lets the compiler check their arguments. */
export type Messages = Readonly<Record<string, string>>;

/** `<link>Sign in</link>` calls `link` with the content between the tags. */
type RichElement<Rich> = (chunks: (string | Rich)[]) => Rich;

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

/** The arguments of all possible texts, for a key that is known only at run time. */
type ValuesOf<Text extends string, Rich> = (
  Text extends unknown ? (each: Arguments<Text> & Tags<Text, Rich>) => void : never
) extends (each: infer Each) => void
  ? Each
  : never;

type AnyValues<Rich> = Readonly<Record<string, string | number | Date | RichElement<Rich>>>;

type Given<Text extends string, Rich> = string extends Text
  ? [values?: AnyValues<Rich>]
  : keyof ValuesOf<Text, Rich> extends never
    ? []
    : [values: ValuesOf<Text, Rich>];

/** A missing key or argument does not compile. */
export interface Translator<M extends Messages, Rich> {
  <Key extends keyof M & string>(key: Key, ...values: Given<M[Key], never>): string;
  rich<Key extends keyof M & string>(key: Key, ...values: Given<M[Key], Rich>): Rich;
}
