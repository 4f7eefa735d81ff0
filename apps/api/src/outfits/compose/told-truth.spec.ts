import { translate, type Language, type Text } from '@figura/messages';
import { listLifeContexts, OCCASIONS, writeType, type LifeState, type Presentation } from '@figura/contracts';
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
  readonly isHeadCovered?: boolean;
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
  ...list(TYPICAL_BODIES, 'womens')
    .slice(6, 8)
    .map((client) => ({ ...client, isHeadCovered: true })),
  ...list(TYPICAL_MEN, 'mens', { state: 'seated' }).slice(0, 1),
];

function toMaterial({ measurements, presentation, lifeStates, isHeadCovered }: Client): OutfitMaterial {
  return {
    pieces: [],
    hasItems: true,
    features: listFeatures({ measurements, bodyConcerns: [], presentation, lifeStates }),
    contexts: listLifeContexts(lifeStates, new Date('2026-11-01')),
    lifeStates,
    preferences: {
      presentation,
      taste: [],
      never: [],
      budget: null,
      coverage: { sleeves: null, hem: null, neckline: null },
      ...(isHeadCovered && { hair: { cut: 'covering' } }),
    } as never,
    body: { tape: measurements, unit: 'metric', presentation },
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
    return [{ client, outfits: showOutfits(outfits, candidates), isOpposed: candidates.isOpposed }];
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
  piece !== undefined &&
  (text.startsWith(`${say(piece.name)}:`) ||
    new RegExp(`^[^:]*\\b${writeType(piece.garment.type)}:`, 'i').test(text));
const isSubject = (piece: Outfit['pieces'][number], text: string): boolean =>
  [say(piece.name), `(?:[\\w-]+ ){0,3}${writeType(piece.garment.type)}`].some((name) =>
    new RegExp(`^the ${name} `, 'i').test(text),
  );

const FAULTS: Readonly<Record<string, (text: string, outfit: Outfit, client: Client) => boolean>> = {
  'what a closed coat hides': (text, outfit) => {
    const coat = findPiece(outfit, 'layer');
    if (!coat || isOpen(coat)) return false;
    const isOfCoat = doesNamePiece(coat, text) || isSubject(coat, text);
    return (
      doesNamePiece(findPiece(outfit, 'top'), text) ||
      (!isOfCoat &&
        /\b(waist|tucked|chest|bust(?! leaves)|neckline|crosse[sd])\b/.test(removeNames(outfit, text)))
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
    /trouser|pants/.test(text) &&
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
  'what a covered head hides': (text, outfit, { isHeadCovered }) =>
    isHeadCovered === true && /\b(collar|neck|the V|earrings?)\b/.test(removeNames(outfit, text)),
  'of a collar under a scarf': (text, outfit) =>
    findPiece(outfit, 'accessory')?.garment.type === 'scarf' &&
    !/Over it/.test(text) &&
    /\b(collar|neck)\b/.test(removeNames(outfit, text)),
  'of flat shoes with a heel': (text, outfit) =>
    /\b(flat|low) shoes\b/.test(text) &&
    findPiece(outfit, 'shoes')!.garment.attributes['shoes']?.some((value) => /heel|platform/.test(value)) ===
      true,
  'of ankles below a shorter skirt': (text, outfit) => {
    const { type, attributes } = (findPiece(outfit, 'bottom') ?? findPiece(outfit, 'one-piece'))!.garment;
    return (
      /\b(around|reaches) the ankles?\b/.test(text) &&
      /skirt|dress/.test(type) &&
      attributes['length']?.some((value) => /ankle|maxi|floor/.test(value)) !== true
    );
  },
  'of a quiet dress that shines': (text, outfit) =>
    /\b(calm|quiet), so your face\b/.test(text) &&
    findPiece(outfit, 'one-piece')?.garment.attributes['fabric']?.includes('satin') === true,
  'the clothes without the layer between': (text, outfit) => {
    const mid = findPiece(outfit, 'mid');
    return (
      mid !== undefined &&
      /indoors you wear/.test(text) &&
      !text.includes(say(mid.name).slice(1)) &&
      !text.includes(writeType(mid.garment.type))
    );
  },
  'the name of a look, or an apology': (text, { look }) =>
    text === (look && say(look.name)) || /Kept plain|best that these/.test(text),
  'wider hips or an outline to those who did not ask': (text) =>
    /hips look broader|hips a little more width|wherever it curves/.test(text),
  'of the table, or of cover': (text) => /at a table people|\bcovered\b/i.test(text),
};

const told = answers.flatMap(({ client, outfits }) =>
  outfits.flatMap((outfit) => listTexts(outfit).map((text) => ({ client, outfit, text }))),
);

it.each([
  ['light above', /^Light above/, 'light-top'],
  ['of one color', /^One color from shoulder/, 'one-color'],
])('no outfit is praised as %s against the body', (_name, words, value) => {
  const opposed = answers.filter(({ isOpposed }) => isOpposed('shirt', 'color', value));
  const clients = new Set(opposed.map(({ client }) => client));
  expect(clients.size).toBeGreaterThan(0);
  const praised = told.filter(({ client, text }) => clients.has(client) && words.test(text));
  expect(praised.map(({ client, text }) => `${client.name}: ${text}`)).toEqual([]);
});

it.each(Object.entries(FAULTS))('no outfit tells %s', (_name, isFault) => {
  expect(told.length).toBeGreaterThan(200);
  const faulty = told.filter(({ text, outfit, client }) => isFault(text, outfit, client));
  expect(faulty.map(({ outfit, text }) => `${outfit.look?.id}: ${text}`)).toEqual([]);
});

it('whoever sits or is pregnant is told what that means for most outfits', () => {
  const ofLife = answers.filter(({ client: { lifeStates } }) => lifeStates.length > 0);
  const outfits = ofLife.flatMap((answer) => answer.outfits);
  expect(outfits.filter(({ line }) => line !== undefined).length / outfits.length).toBeGreaterThan(0.85);
});

it('no answer leads twice with the same line', () => {
  for (const { outfits } of answers) {
    const lines = outfits.flatMap(({ line }) => (line ? [say(line).replace(/^.*?: /, '')] : []));
    expect(new Set(lines).size).toBe(lines.length);
  }
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
