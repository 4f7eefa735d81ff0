import type { FeatureChoice } from '@figura/contracts';
import type { Text } from '@figura/messages';
import type { Unsaid } from './unsaid';

export interface ProfileFeature {
  /** `bodyPart:attribute` */
  key: string;
  kind: 'balance' | 'concern';
  reason: Text;
  /** Above 0 and up to 1, in steps of 1/128. */
  strength: number;
  /** A tick counts more than a computed feature. */
  ticked: boolean;
  choice: FeatureChoice;
  unsaid?: Unsaid | undefined;
}

/** All features of a user leave the same unsaid. */
export const getUnsaid = (features: readonly ProfileFeature[]): Unsaid | undefined =>
  features.find(({ unsaid }) => unsaid)?.unsaid;
