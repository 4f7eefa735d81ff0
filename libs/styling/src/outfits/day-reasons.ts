import type { OutfitSlot, WornStyle } from '@figura/contracts';
import { createMessageFactory, isMessage, startWith, type Message, type Phrase } from '@figura/messages';
import { isSayable } from '../unsaid';
import type { DraftOutfit } from './composing';
import messages from './messages.en';
import { LARGE_SLOTS, type PieceFacts } from './piece-facts';
import { nameWornPiece, type OutfitReason } from './sentences';
import { isWornOpen } from './seen';
import { COLORED_TONES } from './tones';
import { isOffice, OFF_DUTY, type Candidate } from './vetoes/veto';

type Key = keyof typeof messages.day;

interface WornToday {
  readonly slot: OutfitSlot;
  readonly facts: PieceFacts;
  readonly worn: readonly WornStyle[];
}

type Told = readonly [key: Key, slot: OutfitSlot];

const t = createMessageFactory<Record<Key, string>>(messages.day);

const KNEE = 3;
const ANKLE = 6;
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
  outside: ['cold', 'rain'],
  partyColor: ['color', 'colored'],
};

/** What the outfit does for the weather and the occasion beyond its sentence; the most telling first. */
export function listDayReasons({ pieces, worn, demand }: DraftOutfit, sentence: Message): OutfitReason[] {
  const told = listKeys(sentence);
  const all = (Object.entries(pieces) as [OutfitSlot, Candidate][]).map(([slot, { facts }]): WornToday => ({
    slot,
    facts,
    worn: worn[slot] ?? [],
  }));
  const find = (slot: OutfitSlot) => all.find((each) => each.slot === slot);
  const [dress, top, mid, bottom] = (['one-piece', 'top', 'mid', 'bottom'] as const).map(find);
  const [layer, shoes, legs, accessory] = (['layer', 'shoes', 'legs', 'accessory'] as const).map(find);
  const large = all.filter(({ slot }) => LARGE_SLOTS.has(slot));
  const inner = dress ?? top;
  const isLayerOpen = layer !== undefined && isOpen(layer);
  const tell = (key: Key, piece: WornToday | undefined, isTrue: (facts: PieceFacts) => boolean): Told[] =>
    piece && isTrue(piece.facts) ? [[key, piece.slot]] : [];
  const keys = [...listOfWeather(), ...listOfOccasion(), ...listPlain()];
  const nameInto = (slot: OutfitSlot): Record<string, Phrase> => ({
    piece: nameWornPiece(pieces[slot]!.piece, slot),
    layer: nameWornPiece(pieces.layer?.piece, 'layer'),
  });
  return keys
    .filter(([key]) => SAID_BY[key]?.some((each) => told.includes(each)) !== true)
    .map(([rule, slot]) => ({ rule, sentence: startWith('upper', t(rule, nameInto(slot))) }))
    .filter(({ sentence }) => isSayable(demand.unsaid, sentence));

  function isOpen({ slot, worn: styles }: WornToday): boolean {
    return isWornOpen(pieces[slot]!.piece, pieces[slot]!.facts, styles);
  }

  function listOfWeather(): Told[] {
    if (demand.isRaining) return listOfRain();
    if (demand.celsius === null || demand.occasion === 'sport') return [];
    if (demand.band === 'warm') return listOfHeat();
    return demand.band === 'cold' ? listOfCold() : listOfMildness();
  }

  function listOfRain(): Told[] {
    return [
      ...tell('hood', layer, ({ has }) => has('neckline', 'hooded') && !demand.isHeadCovered),
      ...tell(
        'dryFeet',
        shoes,
        ({ is, has }) => is('rain-boot') || (is('boot') && !has('fabric', ...SOAKING)),
      ),
      ...tell(
        'hemClear',
        bottom ?? dress,
        ({ is, hem }) => is('skirt', 'dress') && hem !== null && hem < ANKLE,
      ),
      ...tell('noSplashes', bottom, ({ is, shade }) => !is('skirt') && shade === 'dark'),
      ...tellSecondLayer(),
    ];
  }

  function tellSecondLayer(): Told[] {
    return layer ? tell('secondLayer', mid ?? top, ({ is }) => is(...KNITS)) : [];
  }

  function listOfCold(): Told[] {
    const isNeckSeen = accessory?.facts.is('scarf') !== true && !demand.isHeadCovered;
    return [
      ...tellSecondLayer(),
      ...tell('warmLegs', legs, ({ has }) => has('accessories', 'opaque-tights')),
      ...(isNeckSeen ? tell('highCollar', top, ({ has }) => has('neckline', 'roll-neck')) : []),
      ...(layer ? tell('closedNeck', accessory, ({ is }) => is('scarf')) : []),
      ...tell('warmAnkles', shoes, ({ is }) => is('boot')),
      ...tell('longCoat', layer, ({ hem, is }) => is('coat') && (hem ?? 0) >= KNEE),
    ];
  }

  function listOfHeat(): Told[] {
    const isBare = !legs && !demand.isModest;
    return [
      ...[inner, bottom].flatMap((piece) => tell('linen', piece, ({ has }) => has('fabric', 'linen'))),
      ...(mid || layer
        ? []
        : [
            ...tell('rolled', top, () => top!.worn.includes('rolled')),
            ...tell(
              'shortSleeves',
              inner,
              ({ sleeve, is }) => (is('t-shirt') ? (sleeve ?? SHORT_SLEEVE) : sleeve) === SHORT_SLEEVE,
            ),
            ...tell('sleeveless', inner, ({ sleeve }) => sleeve === 0),
          ]),
      ...tell('wideLegs', bottom, ({ is, isWideLegged }) => isWideLegged && !is('skirt', 'jeans')),
      ...(isBare ? tell('bareLegs', bottom ?? dress, ({ is }) => is('skirt', 'dress', 'shorts')) : []),
      ...(OFF_DUTY.has(demand.occasion)
        ? [
            ...tell(
              'sunCover',
              inner,
              ({ sleeve }) => sleeve === LONG_SLEEVE && inner?.worn.includes('rolled') !== true,
            ),
            ...tell('paleInSun', inner, ({ shade, isPatterned }) => shade === 'light' && !isPatterned),
          ]
        : []),
      ...tell('openShoes', shoes, ({ is }) => is('sandal')),
    ];
  }

  function listOfMildness(): Told[] {
    return [
      ...(isLayerOpen
        ? tell('openLayer', layer, ({ has }) => !has('line', 'open-front') && !has('style', 'open-jacket'))
        : []),
      ...(!layer && !mid
        ? tell('withoutCoat', top, ({ is, sleeve }) => is(...KNITS) || sleeve === LONG_SLEEVE)
        : []),
    ];
  }

  function listOfOccasion(): Told[] {
    const { occasion } = demand;
    if (isOffice(occasion))
      return [
        ...tell('meeting', mid, ({ is }) => is('blazer')),
        ...tell('officeShoes', shoes, ({ is }) => is('loafer', 'oxford', 'pump', 'slingback')),
        ...(mid ? [] : tell('officeTop', top, ({ is }) => is('shirt', 'blouse') && !is('polo'))),
      ];
    if (OFF_DUTY.has(occasion))
      return [
        ...(occasion === 'travel' ? tell('creases', top, ({ is }) => is(...KNITS)) : []),
        ...(demand.isSeated ? [] : tell('onFoot', shoes, isForWalking)),
      ];
    return demand.isEvening ? listOfEvening() : [];
  }

  function listOfEvening(): Told[] {
    const { occasion } = demand;
    const shiny = large.filter(({ facts }) => facts.isShiny);
    const colored = large.filter(({ facts: { tone } }) => tone !== null && COLORED_TONES.has(tone));
    const isDark = large.every(({ facts }) => facts.shade === 'dark');
    return [
      ...(shiny.length === 1 ? tell('shine', shiny[0], () => true) : []),
      ...tell('gown', dress, ({ hem }) => occasion === 'formal' && hem !== null && hem >= ANKLE),
      ...tell('eveningJacket', mid, ({ is }) => is('blazer') && occasion !== 'formal'),
      ...(occasion === 'celebration' && colored.length === 1
        ? tell('partyColor', colored[0], ({ isPatterned }) => !isPatterned)
        : []),
      ...[inner, bottom].flatMap((piece) =>
        tell('fineCloth', piece, ({ has }) => has('fabric', ...FINE_CLOTH)),
      ),
      ...tell('eveningHeel', shoes, ({ has }) => has('shoes', ...HEELS)),
      ...tell('darkJeans', bottom, ({ is, shade }) => is('jeans') && shade === 'dark'),
      ...(isDark && large.length > 0 ? tell('darkEvening', bottom ?? dress, () => true) : []),
    ];
  }

  function listPlain(): Told[] {
    if (demand.celsius === null || demand.occasion === 'sport') return [];
    if (demand.band === 'warm')
      return tell('light', bottom ?? dress, ({ is, has }) => !is('jeans') && !has('fabric', ...HEAVY_CLOTH));
    return [
      ...(demand.isEvening ? [] : tell('comesOff', mid, ({ is }) => is(...JACKETS))),
      ...tell('outside', layer, () => demand.isRaining || demand.band === 'cold'),
    ];
  }
}

function isForWalking({ is, has }: PieceFacts): boolean {
  return is('sneaker', 'loafer', 'oxford', 'boot') && !has('shoes', ...HEELS, 'platform', 'wedge-heel');
}

const listKeys = ({ key, values = {} }: Message): readonly string[] => [
  key,
  ...Object.values(values).filter(isMessage).flatMap(listKeys),
];
