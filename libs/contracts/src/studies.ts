export interface Study {
  /** Kebab-case; anchor of its card on the evidence page. */
  readonly id: string;
  readonly title: string;
  readonly authors: readonly string[];
  /** True if there are unnamed authors. */
  readonly hasOtherAuthors?: true | undefined;
  readonly year: number;
  /** Journal, volume, pages. */
  readonly publishedIn: string;
  /** https. */
  readonly url: string;
  readonly claim: string;
  /** Relation to styling convention. */
  readonly custom: 'against' | 'with' | 'partly';
  readonly tested: string;
  readonly people: string;
  readonly size: string;
  readonly limits: string;
  readonly use: string;
}
