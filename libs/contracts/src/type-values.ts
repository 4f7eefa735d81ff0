export type ImpliedValues = Readonly<Record<string, readonly string[]>>;

export interface TypeValues {
  readonly implies?: ImpliedValues | undefined;
  readonly usual?: ImpliedValues | undefined;
  /** What its plain name usually means. */
  readonly usualKind?: string | undefined;
}
