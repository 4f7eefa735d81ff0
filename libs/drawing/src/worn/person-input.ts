import type { Appearance } from '@figura/contracts';
import type { Feet } from '../figure/foot';
import type { Sheet } from '../garment/cut/path';
import type { OwnHair } from './hair/hair';
import type { Mood } from './mood';
import type { Pose } from './pose';
import type { Wrap } from './wrap';

export interface PersonInput {
  appearance: Appearance | undefined;
  ownHair: OwnHair | undefined;
  hatted: boolean;
  wrap?: Wrap | undefined;
  feet: Feet;
  /** Body inches: trunk, head, arms and posed legs. */
  sheet: Sheet;
  onHead: Sheet;
  /** Mirrors the head, not the light. */
  isMirrored: boolean;
  onArms: Sheet;
  onForearm: Sheet;
  onLegs: Sheet;
  limbs: readonly (1 | -1)[];
  /** Height down to which clothes hide the legs, in body inches. */
  hem: number;
  /** Heights between which opaque legs of trousers hide the skin, in body inches. */
  trousered: readonly [from: number, to: number] | undefined;
  sleeved: boolean;
  /** Height below which bare arms are drawn over the clothes. */
  parting: number;
  carrying: boolean;
  limbClip?: string;
  pose: Pose;
  mood: Mood;
  id: string;
}
