export const BODY_AREAS = [
  { area: 'neck', label: 'Neck', options: [createOption('Long', 'long'), createOption('Short', 'short')] },
  {
    area: 'shoulders',
    label: 'Shoulders',
    options: [createOption('Sloped', 'sloped'), createOption('Hunched', 'hunched')],
  },
  {
    area: 'arms',
    label: 'Arms',
    options: [
      createOption('Toned', 'toned'),
      createOption('Flabby', 'flabby'),
      createOption('Big', 'big'),
      createOption('Thin', 'thin'),
    ],
  },
  { area: 'chest', label: 'Chest', options: [createOption('Saggy', 'saggy')] },
  { area: 'waist', label: 'Waist', options: [createOption('Thick', 'thick')] },
  {
    area: 'abdomen',
    label: 'Abdomen',
    options: [
      createOption('Belly pooch', 'protruding'),
      createOption('Apron belly', 'extreme-protrusion'),
      createOption('Toned', 'toned'),
    ],
  },
  {
    area: 'back',
    label: 'Back',
    options: [
      createOption('Hunched/rounded', 'humped'),
      createOption('Thick', 'thick'),
      createOption('Thin', 'thin'),
    ],
  },
  { area: 'bottom', label: 'Bottom', options: [createOption('Big', 'big'), createOption('Flat', 'flat')] },
  {
    area: 'legs',
    label: 'Legs',
    options: [createOption('Bowed', 'bowed'), createOption('Thick', 'thick'), createOption('Thin', 'thin')],
  },
  {
    area: 'calves',
    label: 'Calves',
    options: [
      createOption('Toned', 'toned'),
      createOption('Thick', 'thick'),
      createOption('Thin', 'thin'),
      createOption('Undefined', 'undefined'),
    ],
  },
  { area: 'ankles', label: 'Ankles', options: [createOption('Cankles', 'undefined')] },
  {
    area: 'feet',
    label: 'Feet',
    options: [
      createOption('Big', 'big'),
      createOption('Narrow', 'narrow'),
      createOption('Small', 'small'),
      createOption('Wide', 'wide'),
    ],
  },
] as const;

function createOption<V extends string>(label: string, value: V): { label: string; value: V } {
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
