import { OUTFIT_SLOTS, TEMPERATURE_BANDS, type OutfitSlot } from '@figura/contracts';
import { loadCatalog } from './load-catalog';
import { OCCASIONS } from './occasions';
import { listSimilarSentences } from './similar-sentences';

const { lookBook, items, itemTypes } = loadCatalog();
const { looks, parts } = lookBook;
type Look = (typeof looks)[number];
type Part = (typeof parts)[string];
type Attribute = keyof Part['must'];

const kinds = new Map(itemTypes.map(({ slug, kindOf }) => [slug, kindOf]));
function isKind(type: string, kind: string): boolean {
  for (let each: string | undefined = type; each; each = kinds.get(each)) if (each === kind) return true;
  return false;
}

function isAlways(look: Look, slots: readonly OutfitSlot[], holds: (part: Part) => boolean): boolean {
  return slots.some((slot) => look.wear[slot]?.every((name) => holds(parts[name]!)) === true);
}
const isType =
  (...sought: readonly string[]) =>
  ({ types }: Part) =>
    types.every((type) => sought.some((kind) => isKind(type, kind)));
const isMust =
  (attribute: Attribute, ...values: readonly string[]) =>
  ({ must }: Part) =>
    must[attribute]?.every((value) => values.includes(value)) === true;
const isEither =
  (...rules: readonly ((part: Part) => boolean)[]) =>
  (part: Part) =>
    rules.some((holds) => holds(part));

const UPPER: readonly OutfitSlot[] = ['top', 'one-piece', 'mid'];
const CLOTHES: readonly OutfitSlot[] = ['one-piece', 'top', 'bottom', 'mid', 'layer'];
const LONG_SLEEVES = ['wrist', 'past-wrist'];
const BELOW_THE_KNEE = ['below-knee', 'mid-calf', 'ankle', 'maxi', 'floor'];
const SHORT_JACKETS = ['jacket-waist', 'waist-length-top', 'crop'];
const isLongSleeved = isMust('sleeveLength', ...LONG_SLEEVES);
const isFlat = isEither(
  isType('loafer', 'oxford', 'ballet-flat', 'sneaker', 'hiking-boot', 'running-shoe', 'flat-sandal'),
  isMust('shoes', 'flat-sole'),
);
const isCoat = isType('coat', 'puffer', 'longline-cardigan');
const isJacket = isType('jacket', 'cardigan');
const isKnitted = isEither(
  isType('sweater', 'cardigan', 'longline-cardigan', 'knit-dress'),
  isMust('fabric', 'fine-knit', 'chunky-knit', 'knit'),
);
const isPrinted = ({ must }: Part) => (must.prints?.length ?? 0) > 0;
const isWideLegged = isEither(
  isType('wide-trousers', 'wide-jeans', 'culottes', 'flared-trousers', 'flared-jeans'),
  isMust('leg', 'wide', 'palazzo', 'barrel', 'relaxed', 'flare'),
);

const CLAIMS: readonly (readonly [word: RegExp, holds: (look: Look) => boolean])[] = [
  [/\bboots?\b/i, (look) => isAlways(look, ['shoes'], isType('boot'))],
  [/\b(flat|low) shoes?\b/i, (look) => isAlways(look, ['shoes'], isFlat)],
  [/\bsneakers\b/i, (look) => isAlways(look, ['shoes'], isType('sneaker'))],
  [/\bheels?\b/i, (look) => isAlways(look, ['shoes'], isMust('shoes', 'block-heel', 'slim-heel'))],
  [/\b(belts?|belted)\b/i, (look) => isAlways(look, CLOTHES, isMust('accessories', 'slim-tonal-belt'))],
  [/\btights\b/i, ({ wear }) => wear.legs?.every((name) => name === 'tights') === true],
  [
    /\b(one|single) (strong )?color\b/i,
    ({ match, palette }) => match.length > 0 || palette?.join() === 'strong-neutral',
  ],
  [/\b(to the wrist|long sleeves|wrist to)\b/i, (look) => isAlways(look, UPPER, isLongSleeved)],
  [/\bwith sleeves to the wrist\b/i, (look) => isAlways(look, ['top'], isLongSleeved)],
  [/\bcovers? to the wrist|cover the arms\b/i, (look) => isAlways(look, ['top', 'one-piece'], isLongSleeved)],
  [
    /\b(little or no|short(er)?[- ])sleeved?s?\b/i,
    (look) => isAlways(look, ['top'], isMust('sleeveLength', 'sleeveless', 'cap', 'short', 'elbow')),
  ],
  [
    /\bsleeves\b/i,
    (look) =>
      isAlways(
        look,
        UPPER,
        isEither(
          ({ must }) => must.sleeveLength !== undefined,
          isType('t-shirt', 'sweater', 'blazer', 'jacket'),
        ),
      ) || look.wear.mid?.includes('waistcoat') === true,
  ],
  [
    /\bbare (arms?|legs?)\b/i,
    (look) => isAlways(look, ['top', 'one-piece'], isMust('sleeveLength', 'sleeveless')),
  ],
  [/\bstraps\b/i, (look) => isAlways(look, ['one-piece', 'top'], isType('slip-dress', 'camisole'))],
  [
    /\bcollar\b/i,
    (look) =>
      isAlways(
        look,
        UPPER,
        isEither(
          isType('shirt', 'polo', 'hoodie', 'shirt-dress'),
          isMust('line', 'half-zip'),
          isMust('neckline', 'open-shirt-collar', 'stand-collar'),
        ),
      ),
  ],
  [/\bhood\b/i, (look) => isAlways(look, ['top'], isType('hoodie'))],
  [/\bzip\b/i, (look) => isAlways(look, UPPER, isMust('line', 'half-zip'))],
  [/\bpockets?\b/i, (look) => isAlways(look, CLOTHES, isMust('specialFeatures', 'thigh-pockets'))],
  [/\bV\b/, (look) => isAlways(look, UPPER, isMust('neckline', 'v-neck', 'wide-v', 'deep-v'))],
  [
    /\b(shines?|satin|catches the light)\b/i,
    (look) => isAlways(look, CLOTHES, isMust('fabric', 'satin', 'velvet', 'lace')),
  ],
  [/\bvelvet\b/i, (look) => isAlways(look, CLOTHES, isMust('fabric', 'velvet', 'satin', 'lace'))],
  [/\blace\b/i, (look) => isAlways(look, CLOTHES, isMust('fabric', 'velvet', 'satin', 'lace'))],
  [/\bsequins\b/i, (look) => isAlways(look, ['top', 'one-piece'], isMust('texture', 'sequins'))],
  [/\b(knit|knitwear|sweater)\b/i, (look) => isAlways(look, UPPER, isKnitted)],
  [
    /\blinen\b/i,
    (look) => isAlways(look, CLOTHES, isMust('fabric', 'linen', 'crepe')) || look.id === 'utility-jumpsuit',
  ],
  [/\bdenim\b/i, (look) => isAlways(look, CLOTHES, isDenim) || /than denim/.test(look.why)],
  [/(?<!as )(?<!with )\bjeans\b/i, (look) => isAlways(look, ['bottom'], isType('jeans'))],
  [/\bchinos\b/i, (look) => isAlways(look, ['bottom'], isType('chinos'))],
  [/\bstripes\b(?! with)/i, (look) => isAlways(look, ['top'], isMust('prints', 'stripe-horizontal'))],
  [/\banimal\b/i, (look) => isAlways(look, ['bottom', 'layer'], isMust('prints', 'animal'))],
  [
    /\b(the|small|has the|printed) (print|pattern|dress with)\b/i,
    (look) => isAlways(look, look.print, isPrinted) && look.print.length > 0,
  ],
  [/\bwide (legs?|pants)\b/i, (look) => isAlways(look, ['bottom'], isWideLegged)],
  [
    /\bslim legs?\b/i,
    (look) =>
      isAlways(
        look,
        ['bottom'],
        isEither(
          isType('slim-trousers', 'slim-jeans', 'skinny-jeans', 'leggings', 'straight-jeans'),
          isMust('leg', 'straight', 'slim', 'skinny'),
        ),
      ),
  ],
  [
    /\b(reaches the ankle|to the ankle|wrist to ankle|wrist and ankle|around the ankles)\b/i,
    (look) =>
      isAlways(look, ['bottom', 'one-piece'], isMust('length', 'ankle', 'maxi', 'floor', 'mid-calf')) ||
      isAlways(look, ['bottom'], isType('trousers')),
  ],
  [
    /\bbelow the knee\b/i,
    (look) =>
      isAlways(
        look,
        ['bottom', 'one-piece'],
        isEither(isMust('length', ...BELOW_THE_KNEE), isType('culottes')),
      ),
  ],
  [
    /\bmidi\b/i,
    (look) => isAlways(look, ['bottom', 'one-piece'], isMust('length', 'below-knee', 'mid-calf', 'ankle')),
  ],
  [
    /\bends at the waist\b/i,
    (look) =>
      isAlways(
        look,
        ['mid', 'layer'],
        isEither(isMust('length', ...SHORT_JACKETS), isType('cropped-jacket')),
      ),
  ],
  [/\bcoat\b/i, (look) => isAlways(look, ['layer'], isCoat) || (isColdOnly(look) && look.outer !== 'none')],
  [
    /\bjacket\b/i,
    (look) =>
      isAlways(look, ['mid', 'layer', 'top'], isJacket) || /(like|as tidy as) a jacket/.test(look.why),
  ],
  [/\bfleece\b/i, (look) => isAlways(look, ['layer', 'top'], isType('fleece-jacket'))],
  [/\bopen \{?(layer|mid)\}?/i, ({ wear }) => wear.layer !== undefined || wear.mid !== undefined],
  [/\bpale\b/i, (look) => isAlways(look, ['top', 'bottom'], ({ shade }) => shade === 'light')],
  [/\bdark\b/i, (look) => isAlways(look, CLOTHES, ({ shade }) => shade === 'dark')],
  [/\b(bag|jewelry|at ear|(?<!shirt )and (a )?tie|a tie (brings|makes)|and bow)\b/i, () => false],
  [/\b(office|meeting|desk)\b/i, ({ occasion }) => occasion.every((each) => /work|interview/.test(each))],
  [
    /\b(the evening can begin|for the evening|whole evening|makes the evening)\b/i,
    ({ occasion }) => !occasion.includes('celebration'),
  ],
  [/\b(one|a) long line\b/i, ({ match }) => match.length > 0],
  [/\btucked\b/i, (look) => look.line === 'skirt' || isAlways(look, ['bottom'], isWideLegged)],
];

function isDenim({ types, must }: Part): boolean {
  return types.every((type) => /denim|jeans/.test(type)) || /denim/.test(must.fabric?.join() ?? '');
}

function isColdOnly({ when }: Look): boolean {
  return when.join() === 'cold';
}

describe('looks', () => {
  it('number at least 155, with at least six for each occasion and temperature band', () => {
    expect(looks.length).toBeGreaterThanOrEqual(155);
    const cells = OCCASIONS.flatMap((occasion) =>
      TEMPERATURE_BANDS.map((band) => ({
        occasion,
        band,
        count: looks.filter((look) => look.occasion.includes(occasion) && look.when.includes(band)).length,
      })),
    );
    expect(cells).toHaveLength(27);
    expect(cells.filter(({ count }) => count < 6)).toEqual([]);
  });

  it('include at least 20 modest ones, which always cover arms and knees', () => {
    const modest = looks.filter((look) => look.modest);
    expect(modest.length).toBeGreaterThanOrEqual(20);
    const isCovered = (look: Look) =>
      isAlways(look, ['top', 'one-piece'], isLongSleeved) &&
      (isAlways(look, ['bottom'], isType('trousers', 'jeans', 'leggings')) ||
        isAlways(look, ['one-piece'], isType('jumpsuit')) ||
        isAlways(look, ['bottom', 'one-piece'], isMust('length', ...BELOW_THE_KNEE)));
    expect(modest.filter((look) => !isCovered(look)).map(({ id }) => id)).toEqual([]);
  });

  it('include at least 20 without skirts, dresses, or heels', () => {
    const flat = looks.filter(
      (look) => look.line !== 'skirt' && look.line !== 'dress' && isAlways(look, ['shoes'], isFlat),
    );
    expect(flat.length).toBeGreaterThanOrEqual(20);
  });

  it('have at least three items for the first part of each slot', () => {
    const first = new Set(
      looks.flatMap(({ wear }) => OUTFIT_SLOTS.flatMap((slot) => wear[slot]?.slice(0, 1) ?? [])),
    );
    const scarce = [...first].filter(
      (name) => items.filter((item) => item.status !== 'retired' && isOfPart(item, parts[name]!)).length < 3,
    );
    expect(scarce).toEqual([]);
  });
});

/** Like outfit matching: a missing fit, fabric, or length passes; a missing visible value does not. */
function isOfPart({ type, attributes, colors }: (typeof items)[number], part: Part): boolean {
  const said = attributes as Partial<Record<string, readonly string[]>>;
  const isSilentNone = (attribute: string) =>
    /^(prints|pattern|texture|specialFeatures|line|style|accessories|jewelry|color)$/.test(attribute);
  return (
    colors.length > 0 &&
    part.types.some((kind) => isKind(type, kind)) &&
    !part.not.some((kind) => isKind(type, kind)) &&
    Object.entries(part.none).every(([name, values]) => !said[name]?.some((each) => values.includes(each))) &&
    Object.entries(part.must).every(([name, values]) =>
      said[name] ? said[name].some((each) => values.includes(each)) : !isSilentNone(name),
    )
  );
}

describe('reasons of looks', () => {
  it.each(CLAIMS.map(([word, holds]) => [word.source, word, holds] as const))(
    'claim %s only if the parts guarantee it',
    (_source, word, holds) => {
      const claiming = looks.filter(({ why }) => word.test(why));
      expect(claiming.filter((look) => !holds(look)).map(({ id, why }) => `${id}: ${why}`)).toEqual([]);
    },
  );

  it('call a piece plain only if its slot allows no print', () => {
    const wrong = looks.filter(({ why, print }) =>
      [...why.matchAll(/plain \{([\w-]+)\}/g)].some(([, slot]) => print.includes(slot as OutfitSlot)),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('are one sentence each, with no two alike', () => {
    expect(looks.filter(({ why }) => !/^[^.!?]+\.$/.test(why)).map(({ id }) => id)).toEqual([]);
    expect(listSimilarSentences(looks.map(({ id, why }) => ({ at: id, text: why })))).toEqual([]);
    expect(new Set(looks.map(({ name }) => name)).size).toBe(looks.length);
  });
});
