import type { FeatureChoice } from '@figura/contracts';

/** A feature of the user, why it is theirs and how much it counts. */
export interface ProfileFeature {
  /** `bodyPart:attribute` */
  key: string;
  /** Whether it follows from the measurements, or was ticked alone. */
  kind: 'balance' | 'concern';
  /** A sentence to the user. */
  reason: string;
  /** Above 0 and up to 1, in steps of 1/128. */
  strength: number;
  /** Whether the user ticked it; that counts more than what was computed. */
  ticked: boolean;
  choice: FeatureChoice;
}
