import { createMessageFactory, type Message } from '@figura/messages';
import messages from './messages.en';

const concernTexts = createMessageFactory(messages.concerns);

export const BODY_AREAS = [
  { area: 'neck', options: ['long', 'short'] },
  {
    area: 'shoulders',
    options: ['sloped', 'hunched'],
  },
  {
    area: 'arms',
    options: ['toned', 'flabby', 'big', 'thin'],
  },
  { area: 'chest', options: ['saggy'] },
  { area: 'waist', options: ['thick'] },
  {
    area: 'abdomen',
    options: ['protruding', 'extreme-protrusion', 'toned'],
  },
  {
    area: 'back',
    options: ['humped', 'thick', 'thin'],
  },
  { area: 'bottom', options: ['big', 'flat'] },
  {
    area: 'legs',
    options: ['bowed', 'thick', 'thin'],
  },
  {
    area: 'calves',
    options: ['toned', 'thick', 'thin', 'undefined'],
  },
  { area: 'ankles', options: ['undefined'] },
  {
    area: 'feet',
    options: ['big', 'narrow', 'small', 'wide'],
  },
] as const;

type Areas = (typeof BODY_AREAS)[number];
export type BodyArea = Areas['area'];

/** Stored form, for instance `abdomen:protruding`. */
export type BodyConcern = {
  [A in Areas as A['area']]: `${A['area']}:${A['options'][number]}`;
}[BodyArea];

export const BODY_CONCERNS: readonly BodyConcern[] = BODY_AREAS.flatMap(({ area, options }) =>
  options.map((option) => `${area}:${option}` as BodyConcern),
);

const known = new Set<string>(BODY_CONCERNS);

export function isBodyConcern(text: unknown): text is BodyConcern {
  return typeof text === 'string' && known.has(text);
}

export const nameBodyArea = createMessageFactory(messages.areas);
/** Name within its area: `Long`. */
export const nameConcernOption = createMessageFactory<Record<BodyConcern, string>>(messages.concerns);

/** Example: `Neck: Long`. */
export function nameBodyConcern(concern: BodyConcern): Message {
  const [area] = concern.split(':') as [BodyArea];
  return concernTexts('label', { area: nameBodyArea(area), option: nameConcernOption(concern) });
}

const MEASURED_FEATURES = [
  'shoulders:narrow',
  'shoulders:broad',
  'shoulders:balanced',
  'chest:big',
  'chest:small',
  'chest:balanced',
  'waist:defined',
  'waist:straight',
  'waist:balanced',
  'hips:wide',
  'hips:narrow',
  'legs:long',
  'legs:short',
  'legs:balanced',
  'calves:long',
  'calves:short',
  'torso:long',
  'torso:short',
  'mid-body:short',
  'height:petite',
  'height:tall',
] as const;

export type Feature = BodyConcern | (typeof MEASURED_FEATURES)[number];
export const FEATURES: readonly Feature[] = [...BODY_CONCERNS, ...MEASURED_FEATURES];

/** Balance, emphasize, or ignore the feature. */
export const FEATURE_CHOICES = ['balance', 'show', 'leave'] as const;
export type FeatureChoice = (typeof FEATURE_CHOICES)[number];
