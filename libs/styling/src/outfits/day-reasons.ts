import type { OutfitSlot, TemperatureBand } from '@figura/contracts';
import { createMessageFactory, isMessage, startWith, type Message, type Phrase } from '@figura/messages';
import { isSayable } from '../unsaid';
import type { DraftOutfit } from './composing';
import messages from './messages.en';
import { ANKLE, KNEE, LARGE_SLOTS, type PieceFacts } from './piece-facts';
import { nameKind, type OutfitReason } from './sentences';
import { isWornOpen } from './seen';
import { COLORED_TONES } from './tones';
import { isOffice, LOWER, OFF_DUTY } from './vetoes/veto';

type Key = keyof typeof messages.day;

interface Day extends Pick<DraftOutfit, 'pieces' | 'worn' | 'demand'> {
  readonly large: readonly PieceFacts[];
}

type Rule = readonly [
  key: Key,
  slots: readonly OutfitSlot[],
  isTrue: (facts: PieceFacts, day: Day, slot: OutfitSlot) => boolean,
];

const t = createMessageFactory<Record<Key, string>>(messages.day);

const SHORT_SLEEVE = 2;
const LONG_SLEEVE = 5;
const KNITS = ['sweater', 'cardigan'] as const;
const JACKETS = ['blazer', 'cardigan', 'jacket', 'sweater', 'waistcoat'] as const;
const SOAKING = ['suede', 'satin', 'velvet'] as const;
const FINE_CLOTH = ['lace', 'chiffon', 'tulle'] as const;
const HEAVY_CLOTH = ['wool-suiting', 'tweed', 'velvet', 'corduroy', 'denim', 'firm-denim'] as const;
const HEELS = ['slim-heel', 'block-heel'] as const;

const SAID_BY: Readonly<Partial<Record<Key, readonly string[]>>> = {
  comesOff: ['comesOff'],
  partyColor: ['color', 'colored'],
};

const INNER: readonly OutfitSlot[] = ['one-piece', 'top'];
const LARGE = [...LARGE_SLOTS];

const isUncovered = ({ pieces }: Day) => !pieces.mid && !pieces.layer;
const isRolled = ({ worn }: Day, slot: OutfitSlot) => worn[slot]?.includes('rolled') === true;
const isColored = ({ tone }: PieceFacts) => tone !== null && COLORED_TONES.has(tone);
const isOnly = ({ large }: Day, is: (facts: PieceFacts) => boolean) => large.filter(is).length === 1;

const SECOND_LAYER: Rule = [
  'secondLayer',
  ['mid', 'top'],
  ({ is }, { pieces }) => pieces.layer !== undefined && is(...KNITS),
];
const RAIN: readonly Rule[] = [
  ['hood', ['layer'], ({ has }, { demand }) => has('neckline', 'hooded') && !demand.isHeadCovered],
  ['dryFeet', ['shoes'], ({ is, has }) => is('rain-boot') || (is('boot') && !has('fabric', ...SOAKING))],
  ['hemClear', LOWER, ({ is, hem }) => is('skirt', 'dress') && hem !== null && hem < ANKLE],
  ['noSplashes', ['bottom'], ({ is, shade }) => !is('skirt') && shade === 'dark'],
  SECOND_LAYER,
];
const BY_BAND: Readonly<Record<TemperatureBand, readonly Rule[]>> = {
  cold: [
    SECOND_LAYER,
    ['warmLegs', ['legs'], ({ has }) => has('accessories', 'opaque-tights')],
    [
      'highCollar',
      ['top'],
      ({ has }, { pieces, demand }) =>
        has('neckline', 'roll-neck') && !demand.isHeadCovered && !pieces.accessory?.facts.is('scarf'),
    ],
    ['closedNeck', ['accessory'], ({ is }, { pieces }) => pieces.layer !== undefined && is('scarf')],
    ['warmAnkles', ['shoes'], ({ is }) => is('boot')],
    ['longCoat', ['layer'], ({ hem, is }) => is('coat') && (hem ?? 0) >= KNEE],
  ],
  warm: [
    ['linen', INNER, ({ has }) => has('fabric', 'linen')],
    ['linen', ['bottom'], ({ has }) => has('fabric', 'linen')],
    ['rolled', ['top'], (_, day, slot) => isUncovered(day) && isRolled(day, slot)],
    [
      'shortSleeves',
      INNER,
      ({ sleeve, is }, day) =>
        isUncovered(day) && (is('t-shirt') ? (sleeve ?? SHORT_SLEEVE) : sleeve) === SHORT_SLEEVE,
    ],
    ['sleeveless', INNER, ({ sleeve }, day) => isUncovered(day) && sleeve === 0],
    ['wideLegs', ['bottom'], ({ is, isWideLegged }) => isWideLegged && !is('skirt', 'jeans')],
    [
      'bareLegs',
      LOWER,
      ({ is }, { pieces, demand }) => !pieces.legs && !demand.isModest && is('skirt', 'dress', 'shorts'),
    ],
    [
      'sunCover',
      INNER,
      ({ sleeve }, day, slot) =>
        OFF_DUTY.has(day.demand.occasion) && sleeve === LONG_SLEEVE && !isRolled(day, slot),
    ],
    [
      'paleInSun',
      INNER,
      ({ shade, isPatterned }, { demand }) =>
        OFF_DUTY.has(demand.occasion) && shade === 'light' && !isPatterned,
    ],
    ['openShoes', ['shoes'], ({ is }) => is('sandal')],
  ],
  mild: [
    [
      'openLayer',
      ['layer'],
      (facts, { pieces, worn }) =>
        isWornOpen(pieces.layer!.piece, facts, worn.layer ?? []) &&
        !facts.has('line', 'open-front') &&
        !facts.has('style', 'open-jacket'),
    ],
    [
      'withoutCoat',
      ['top'],
      ({ is, sleeve }, day) => isUncovered(day) && (is(...KNITS) || sleeve === LONG_SLEEVE),
    ],
  ],
};
const OFFICE: readonly Rule[] = [
  ['meeting', ['mid'], ({ is }) => is('blazer')],
  ['officeShoes', ['shoes'], ({ is }) => is('loafer', 'oxford', 'pump', 'slingback')],
  ['officeTop', ['top'], ({ is }, { pieces }) => !pieces.mid && is('shirt', 'blouse') && !is('polo')],
];
const LEISURE: readonly Rule[] = [
  ['creases', ['top'], ({ is }, { demand }) => demand.occasion === 'travel' && is(...KNITS)],
  ['onFoot', ['shoes'], (facts, { demand }) => !demand.isSeated && isForWalking(facts)],
];
const EVENING: readonly Rule[] = [
  ...LARGE.map((slot): Rule => [
    'shine',
    [slot],
    ({ isShiny }, day) => isShiny && isOnly(day, (each) => each.isShiny),
  ]),
  [
    'gown',
    ['one-piece'],
    ({ hem }, { demand }) => demand.occasion === 'formal' && hem !== null && hem >= ANKLE,
  ],
  ['eveningJacket', ['mid'], ({ is }, { demand }) => is('blazer') && demand.occasion !== 'formal'],
  ...LARGE.map((slot): Rule => [
    'partyColor',
    [slot],
    (facts, day) =>
      day.demand.occasion === 'celebration' &&
      isColored(facts) &&
      isOnly(day, isColored) &&
      !facts.isPatterned,
  ]),
  ['fineCloth', INNER, ({ has }) => has('fabric', ...FINE_CLOTH)],
  ['fineCloth', ['bottom'], ({ has }) => has('fabric', ...FINE_CLOTH)],
  ['eveningHeel', ['shoes'], ({ has }) => has('shoes', ...HEELS)],
  ['darkJeans', ['bottom'], ({ is, shade }) => is('jeans') && shade === 'dark'],
  ['darkEvening', LOWER, (_, { large }) => large.every(({ shade }) => shade === 'dark')],
];
const PLAIN: readonly Rule[] = [
  [
    'light',
    LOWER,
    ({ is, has }, { demand }) => demand.band === 'warm' && !is('jeans') && !has('fabric', ...HEAVY_CLOTH),
  ],
  [
    'comesOff',
    ['mid'],
    ({ is }, { demand }) => demand.band !== 'warm' && !demand.isEvening && is(...JACKETS),
  ],
];

function listRules({
  occasion,
  isRaining,
  isEvening,
  celsius,
  band,
}: DraftOutfit['demand']): readonly Rule[] {
  const isToldOfWeather = celsius !== null && occasion !== 'sport';
  return [
    ...(isRaining ? RAIN : isToldOfWeather ? BY_BAND[band] : []),
    ...(isOffice(occasion) ? OFFICE : OFF_DUTY.has(occasion) ? LEISURE : isEvening ? EVENING : []),
    ...(isToldOfWeather ? PLAIN : []),
  ];
}

/** Beyond the sentence, the most telling first. */
export function listDayReasons({ pieces, worn, demand }: DraftOutfit, sentence: Message): OutfitReason[] {
  const told = listKeys(sentence);
  const large = LARGE.flatMap((slot) => pieces[slot]?.facts ?? []);
  return listRules(demand)
    .filter(([key]) => SAID_BY[key]?.some((each) => told.includes(each)) !== true)
    .flatMap(([rule, slots, isTrue]): OutfitReason[] => {
      const slot = slots.find((each) => pieces[each]);
      if (!slot || !isTrue(pieces[slot]!.facts, { pieces, worn, demand, large }, slot)) return [];
      const into: Record<string, Phrase> = {
        piece: nameKind(pieces[slot]!.piece, slot),
        layer: nameKind(pieces.layer?.piece, 'layer'),
      };
      return [{ rule, sentence: startWith('upper', t(rule, into)) }];
    })
    .filter(({ sentence: reason }) => isSayable(demand.unsaid, reason));
}

function isForWalking({ is, has }: PieceFacts): boolean {
  return is('sneaker', 'loafer', 'oxford', 'boot') && !has('shoes', ...HEELS, 'platform', 'wedge-heel');
}

const listKeys = ({ key, values = {} }: Message): readonly string[] => [
  key,
  ...Object.values(values).filter(isMessage).flatMap(listKeys),
];
