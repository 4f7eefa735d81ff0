import { translate, type Language, type Text } from '@figura/messages';
import { listLifeContexts, OCCASIONS, type LifeState, type Presentation } from '@figura/contracts';
import { composeOutfits, listFeatures, TYPICAL_BODIES, TYPICAL_MEN } from '@figura/styling';
import { compileCatalog } from '../../catalog/loaded-catalog';
import { readBuiltInCatalog } from '../../testing/built-in-catalog';
import { chooseRounds } from '../../testing/rounds';
import { findCandidates } from './candidates';
import type { OutfitMaterial } from './outfit-material';
import { showOutfits } from './shown-outfit';

const loaded = compileCatalog(readBuiltInCatalog());
const ASKED = [
  { celsius: 24, rain: false },
  { celsius: 13, rain: false },
  { celsius: 10, rain: true },
  { celsius: 2, rain: false },
];

interface Client {
  readonly name: string;
  readonly measurements: (typeof TYPICAL_BODIES)[keyof typeof TYPICAL_BODIES];
  readonly presentation: Presentation;
  readonly lifeStates: readonly LifeState[];
}

const list = (
  bodies: Readonly<Record<string, Client['measurements']>>,
  presentation: Presentation,
  ...lifeStates: readonly LifeState[]
): Client[] =>
  Object.entries(bodies).map(([name, measurements]) => ({ name, measurements, presentation, lifeStates }));
const CLIENTS = [
  ...chooseRounds(list(TYPICAL_BODIES, 'womens')).slice(0, 4),
  ...chooseRounds(list(TYPICAL_MEN, 'mens')).slice(0, 3),
  ...list(TYPICAL_BODIES, 'womens', { state: 'seated' }).slice(0, 2),
  ...list(TYPICAL_BODIES, 'womens', { state: 'pregnant', dueMonth: '2027-03' }).slice(4, 5),
];

function toMaterial({ measurements, presentation, lifeStates }: Client): OutfitMaterial {
  return {
    pieces: [],
    hasItems: true,
    features: listFeatures({ measurements, bodyConcerns: [], presentation, lifeStates }),
    nearby: [],
    contexts: listLifeContexts(lifeStates, new Date('2026-11-01')),
    lifeStates,
    preferences: {
      presentation,
      taste: [],
      never: [],
      budget: null,
      coverage: { sleeves: null, hem: null, neckline: null },
    } as never,
    body: { tape: measurements, unit: 'metric' },
  };
}

const answers = CLIENTS.flatMap((client) => {
  const candidates = findCandidates(toMaterial(client), loaded);
  return OCCASIONS.filter((occasion) => occasion !== 'sport').flatMap((occasion, index) => {
    const weather = { ...ASKED[index % ASKED.length]!, wind: false };
    const question = { occasion, weather, count: 3, person: client.name, lifeStates: client.lifeStates };
    const { outfits } = composeOutfits(
      loaded.lookBook,
      { ...question, ...candidates.demands },
      candidates.all,
      candidates.body,
    );
    return [{ client, outfits: showOutfits(outfits, candidates) }];
  });
});
type Outfit = (typeof answers)[number]['outfits'][number];

const say = (text: Text, language: Language = 'en') => translate(text, language);
const findPiece = ({ pieces }: Outfit, ...slots: readonly string[]) =>
  pieces.find(({ slot }) => slots.includes(slot));
const isOpen = ({ worn = [], garment: { type, attributes } }: Outfit['pieces'][number]): boolean =>
  worn.includes('open') ||
  type === 'longline-cardigan' ||
  attributes['style']?.includes('open-jacket') === true ||
  (attributes['line']?.includes('open-front') === true && !worn.includes('buttoned'));
const listTexts = ({ sentence, line, reasons }: Outfit) =>
  [sentence, ...(line ? [line] : []), ...reasons].map((text) => say(text));
const removeNames = (outfit: Outfit, text: string): string =>
  outfit.pieces.reduce((rest, { name }) => rest.replace(new RegExp(say(name), 'i'), '…'), text);
const doesNamePiece = (piece: Outfit['pieces'][number] | undefined, text: string): boolean =>
  piece !== undefined && text.startsWith(`${say(piece.name)}:`);

const FAULTS: Readonly<Record<string, (text: string, outfit: Outfit, client: Client) => boolean>> = {
  'what a closed coat hides': (text, outfit) => {
    const coat = findPiece(outfit, 'layer');
    if (!coat || isOpen(coat)) return false;
    const isOfCoat = doesNamePiece(coat, text);
    return (
      doesNamePiece(findPiece(outfit, 'top'), text) ||
      (!isOfCoat && /\b(waist|tucked|chest|bust|neckline|crosse[sd])\b/.test(removeNames(outfit, text)))
    );
  },
  'that an open coat is tied': (text, outfit) => {
    const coat = findPiece(outfit, 'layer');
    return (
      coat !== undefined &&
      isOpen(coat) &&
      doesNamePiece(coat, text) &&
      /line of the waist|eye to (it|the waist)|\bbow\b|lap over/.test(text)
    );
  },
  'a longer torso by trousers, shoes or a tie': (text, outfit) =>
    /torso look longer/.test(text) &&
    ['bottom', 'shoes', 'accessory'].some((slot) => doesNamePiece(findPiece(outfit, slot), text)),
  'trousers where there are none': (text, outfit) =>
    doesNamePiece(findPiece(outfit, 'shoes'), text) &&
    /trouser/.test(text) &&
    findPiece(outfit, 'bottom') === undefined,
  'longer legs by flat shoes': (text, outfit) => {
    const shoes = findPiece(outfit, 'shoes');
    return (
      doesNamePiece(shoes, text) &&
      /legs look longer/.test(text) &&
      shoes!.garment.attributes['shoes']?.some((value) => /heel|platform/.test(value)) !== true
    );
  },
  'what a seat hides': (text, _outfit, { lifeStates }) =>
    lifeStates.some(({ state }) => state === 'seated') && /sweep|falls away|swing|below the knee/.test(text),
  'of the table, or of cover': (text) => /at a table people|\bcovered\b/i.test(text),
};

const told = answers.flatMap(({ client, outfits }) =>
  outfits.flatMap((outfit) => listTexts(outfit).map((text) => ({ client, outfit, text }))),
);

it.each(Object.entries(FAULTS))('no outfit tells %s', (_name, isFault) => {
  expect(told.length).toBeGreaterThan(200);
  const faulty = told.filter(({ text, outfit, client }) => isFault(text, outfit, client));
  expect(faulty.map(({ outfit, text }) => `${outfit.look?.id}: ${text}`)).toEqual([]);
});

it('no line repeats the sentence, and no answer gives one reason twice', () => {
  for (const { outfits } of answers) {
    const reasons = outfits.flatMap((outfit) =>
      outfit.reasons.map((reason) => say(reason).replace(/^.*?: /, '')),
    );
    expect(new Set(reasons).size).toBe(reasons.length);
    for (const { line, sentence } of outfits)
      expect(line === undefined || !say(sentence).includes(say(line).replace(/\.$/, ''))).toBe(true);
  }
});
