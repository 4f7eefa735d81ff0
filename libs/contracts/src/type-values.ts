/** Values by attribute. */
export type ImpliedValues = Readonly<Record<string, readonly string[]>>;

/** What garments of a type are where they do not say. */
export interface TypeValues {
  /** What makes it one. */
  readonly implies?: ImpliedValues | undefined;
  /** What it most often is besides. */
  readonly usual?: ImpliedValues | undefined;
}
