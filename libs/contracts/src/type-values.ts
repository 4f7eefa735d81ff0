export type ImpliedValues = Readonly<Record<string, readonly string[]>>;

export interface TypeValues {
  readonly implies?: ImpliedValues | undefined;
  readonly usual?: ImpliedValues | undefined;
}
