export const BODY_AREAS = [
  { area: 'neck', label: 'Neck', options: [createOpt('Long', 'long'), createOpt('Short', 'short')] },
  {
    area: 'shoulders',
    label: 'Shoulders',
    options: [createOpt('Sloped', 'sloped'), createOpt('Hunched', 'hunched')],
  },
  {
    area: 'arms',
    label: 'Arms',
    options: [
      createOpt('Toned', 'toned'),
      createOpt('Flabby', 'flabby'),
      createOpt('Big', 'big'),
      createOpt('Thin', 'thin'),
    ],
  },
  { area: 'chest', label: 'Chest', options: [createOpt('Saggy', 'saggy')] },
  { area: 'waist', label: 'Waist', options: [createOpt('Thick', 'thick')] },
  {
    area: 'abdomen',
    label: 'Abdomen',
    options: [
      createOpt('Belly pooch', 'protruding'),
      createOpt('Apron belly', 'extreme-protrusion'),
      createOpt('Toned', 'toned'),
    ],
  },
  {
    area: 'back',
    label: 'Back',
    options: [createOpt('Hunched/rounded', 'humped'), createOpt('Thick', 'thick'), createOpt('Thin', 'thin')],
  },
  { area: 'bottom', label: 'Bottom', options: [createOpt('Big', 'big'), createOpt('Flat', 'flat')] },
  {
    area: 'legs',
    label: 'Legs',
    options: [createOpt('Bowed', 'bowed'), createOpt('Thick', 'thick'), createOpt('Thin', 'thin')],
  },
  {
    area: 'calves',
    label: 'Calves',
    options: [
      createOpt('Toned', 'toned'),
      createOpt('Thick', 'thick'),
      createOpt('Thin', 'thin'),
      createOpt('Undefined', 'undefined'),
    ],
  },
  { area: 'ankles', label: 'Ankles', options: [createOpt('Cankles', 'undefined')] },
  {
    area: 'feet',
    label: 'Feet',
    options: [
      createOpt('Big', 'big'),
      createOpt('Narrow', 'narrow'),
      createOpt('Small', 'small'),
      createOpt('Wide', 'wide'),
    ],
  },
] as const;

function createOpt<V extends string>(label: string, value: V): { label: string; value: V } {
  return { label, value };
}

type Areas = (typeof BODY_AREAS)[number];
export type BodyArea = Areas['area'];

/** Stored form, for instance `abdomen:protruding`. */
export type BodyConcern = {
  [A in Areas as A['area']]: `${A['area']}:${A['options'][number]['value']}`;
}[BodyArea];

export const BODY_CONCERNS: readonly BodyConcern[] = BODY_AREAS.flatMap(({ area, options }) =>
  options.map(({ value }) => `${area}:${value}` as BodyConcern),
);

const known = new Set<string>(BODY_CONCERNS);

export function isBodyConcern(text: unknown): text is BodyConcern {
  return typeof text === 'string' && known.has(text);
}

export function formatBodyConcernLabel(concern: BodyConcern): string {
  const [areaName, value] = concern.split(':');
  const area = BODY_AREAS.find((entry) => entry.area === areaName)!;
  const option = (area.options as readonly { label: string; value: string }[]).find(
    (entry) => entry.value === value,
  )!;
  return `${area.label}: ${option.label}`;
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

/** Even it out, bring it out, or ignore it. */
export const FEATURE_CHOICES = ['balance', 'show', 'leave'] as const;
export type FeatureChoice = (typeof FEATURE_CHOICES)[number];
