/** An experiment on what clothes do to the eye, told in our own words. Every text is one sentence or a few. */
export interface Study {
  /** Lower-case words joined by hyphens: the name of its card on the page about the evidence. */
  readonly id: string;
  readonly title: string;
  readonly authors: string;
  readonly year: number;
  /** Journal, volume and pages. */
  readonly publishedIn: string;
  /** Where it can be read: https. */
  readonly url: string;
  /** What it found. */
  readonly claim: string;
  /** What it says of the custom: it speaks against it, agrees with it, or does each in part. */
  readonly custom: 'against' | 'with' | 'partly';
  /** What was compared with what. */
  readonly tested: string;
  /** Who looked. */
  readonly people: string;
  /** How large the effect was. */
  readonly size: string;
  /** What was not tested, and on whom not. */
  readonly limits: string;
  /** What follows from it here. */
  readonly use: string;
}
