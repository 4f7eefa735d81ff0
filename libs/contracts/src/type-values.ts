export type ImpliedValues = Readonly<Record<string, readonly string[]>>;

export interface TypeValues {
  readonly implies?: ImpliedValues | undefined;
  readonly usual?: ImpliedValues | undefined;
  /** The type that its plain name usually means, such as `t-shirt` for `top`. */
  readonly usualKind?: string | undefined;
}
