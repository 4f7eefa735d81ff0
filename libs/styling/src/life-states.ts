import type { LifeState, LifeStateName, Presentation } from '@figura/contracts';
import { createMessageFactory } from '@figura/messages';
import messages from './messages.en';
import type { ProfileFeature } from './profile-feature';
import type { Unsaid } from './unsaid';

const reasons = createMessageFactory(messages.reasons);

interface LifeRules extends Unsaid {
  /** Body parts, or features by key, that advice leaves alone. */
  readonly rests: readonly string[];
}

const listEffects = (zones: readonly string[], effects: readonly string[]) =>
  zones.flatMap((zone) => effects.map((effect) => `${zone}.${effect}`));

const HEELS = ['slim-heel', 'block-heel', 'wedge-heel', 'platform', 'flat-sole'];

const NOTHING: LifeRules = { rests: [], effects: [], values: [], words: [] };

const RULES: Readonly<Record<LifeStateName, LifeRules>> = {
  pregnant: {
    rests: ['waist', 'abdomen'],
    effects: [
      ...listEffects(['waist', 'abdomen'], ['width', 'volume', 'contour', 'focus', 'hold']),
      'torso.volume',
    ],
    values: [],
    words: [
      {
        en: /\b(?:waists?|waistline|belly|midriff|tummy|stomach|abdomen|middle(?! of (?:your|the) (?:knee|calf))|fullest(?! line of your (?:chest|hips)))\b/i,
        de: /taille|am vollsten|\b(?:bäuch\w*|bauch\w*|(?:körper)?mitte(?! deine[sr] (?:knies|wade)))\b/i,
      },
    ],
  },
  nursing: NOTHING,
  'breast-surgery': {
    rests: ['chest'],
    effects: listEffects(['chest'], ['width', 'volume', 'contour', 'focus']),
    values: [],
    words: [
      {
        en: /\b(?:bust|chest|bosom|breasts?|cleavage|d[eé]collet\w*|symmetr\w*)\b/i,
        de: /brust|busen|brüste|büste|dekollet|symmetri/i,
      },
    ],
  },
  seated: {
    rests: [
      'legs:short',
      'legs:long',
      'legs:balanced',
      'torso',
      'mid-body',
      'height',
      'calves:short',
      'calves:long',
      'bottom',
    ],
    effects: listEffects(['legs', 'torso', 'calves'], ['length']),
    values: HEELS.map((heel) => `shoes:${heel}`),
    words: [
      {
        en: /\b(?:walk\w*|strides?|(?:your|each|every|a) (?:\w+ )?steps?|stand(?:s|ing)? (?:up|tall|still|straight|sideways)|you stand|and stand(?! \w)|tall(?:er)?|heels?|lengthen\w* the leg\w*|longer legs?|legs? looks? longer|leg line|sweeps?|falls away|swings?|below the knee)\b/i,
        de: /\b(?:gehst|läufst|laufen|(?:beim|im) (?:gehen|stehen)|(?:jede[mnrs]?|ein\w*) schritt|steh(?:st| still| gerade| auf)|aufstehen|stell dich|aufrecht|(?:dich|wirkst) größer|absatz|absätze\w*|(?:verlängert|streckt) (?:\w+ )?beine?|längere beine|beinlinie|schwung|schwingt|unter dem knie)\b/i,
      },
    ],
  },
};

/** Of one side, what the user ticked about support still counts; the tape reads both sides as one. */
const RESTS_ON_ONE_SIDE = ['chest:big', 'chest:small', 'chest:balanced'];

function findRests({ state, side }: LifeState): readonly string[] {
  return state === 'breast-surgery' && (side === 'left' || side === 'right')
    ? RESTS_ON_ONE_SIDE
    : RULES[state].rests;
}

export function isResting(feature: string, lifeStates: readonly LifeState[]): boolean {
  const [part = ''] = feature.split(':');
  return lifeStates.some((told) => findRests(told).some((rest) => rest === part || rest === feature));
}

/** Men's shoes are flat, and mostly laced. */
const MENS_SHOES: LifeRules = { ...NOTHING, values: ['shoes:flat-sole', 'shoes:lace-up'] };

export function findUnsaid(
  lifeStates: readonly LifeState[],
  presentation?: Presentation,
): Unsaid | undefined {
  const rules = [
    ...lifeStates.map(({ state }) => RULES[state]),
    ...(presentation === 'mens' ? [MENS_SHOES] : []),
  ].filter((rule) => rule !== NOTHING);
  if (rules.length === 0) return undefined;
  return {
    effects: rules.flatMap(({ effects }) => effects),
    values: rules.flatMap(({ values }) => values),
    words: rules.flatMap(({ words }) => words),
  };
}

export const findUnsaidWaist = ({ lifeStates }: { lifeStates: readonly LifeState[] }): Unsaid | undefined =>
  findUnsaid(lifeStates.filter(({ state }) => state === 'pregnant'));

const LIFE_FEATURES: Readonly<Record<LifeStateName, readonly string[]>> = {
  pregnant: ['pregnant:comfort'],
  nursing: ['nursing:comfort'],
  'breast-surgery': ['breast-surgery:comfort'],
  seated: ['seated:comfort', 'seated:hems', 'seated:coats'],
};
const LIFE_KEYS: readonly string[] = Object.values(LIFE_FEATURES).flat();

export const isLifeFeature = (key: string): boolean => LIFE_KEYS.includes(key);

export function listLifeFeatures(lifeStates: readonly LifeState[]): ProfileFeature[] {
  return lifeStates
    .flatMap(({ state }) => LIFE_FEATURES[state])
    .map((key) => ({
      key,
      kind: 'concern',
      reason: reasons('lifeState'),
      strength: 1,
      ticked: true,
      choice: 'balance',
    }));
}
