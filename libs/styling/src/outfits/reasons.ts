import type { Occasion, TapeMeasurements, UnitPreference } from '@figura/contracts';
import { levelsOf, written, type BodyPlaces } from '../lengths';
import { warmthOf, type Bench, type Combination } from './bench';
import { distance } from './color';
import { isNeutral } from './pairs';
import { celsiusFor } from './question';
import { OUTFIT_RULES } from './rules';

/** Whom an outfit is for. */
export interface OutfitBody {
  /** Inches. */
  readonly tape: TapeMeasurements;
  readonly unit: UnitPreference;
  /** Whether its lengths are left out of sentences. */
  readonly hideNumbers?: boolean;
  readonly landmarks: BodyPlaces['landmarks'];
}

export interface OutfitReason {
  /** Which rule it is from. */
  readonly rule: 'proportion' | 'color' | 'volume' | 'pattern' | 'warmth' | 'formality';
  readonly sentence: string;
}

/** What an occasion is called within a sentence. */
const OCCASION_WORDS: Readonly<Record<Occasion, string>> = {
  everyday: 'every day',
  work: 'work',
  interview: 'an interview',
  weekend: 'the weekend',
  evening: 'an evening out',
  celebration: 'a celebration',
  formal: 'a formal day',
  travel: 'a journey',
  sport: 'sport',
};

/** Why an outfit works, the strongest reason first; always one at least. */
export function reasonsOf(
  bench: Bench,
  combination: Combination,
  occasion: Occasion,
  body: OutfitBody | null,
): OutfitReason[] {
  return [
    ...proportionReason(bench, combination, body),
    ...colorReason(bench, combination),
    ...volumeReason(bench, combination),
    ...patternReason(bench, combination),
    ...warmthReason(bench, combination, body),
    formalityReason(bench, combination, occasion),
  ];
}

function formalityReason(bench: Bench, combination: Combination, occasion: Occasion): OutfitReason {
  const shoes = combination.find((index) => bench.pieces[index]!.slot === 'shoes');
  const first = combination.find((index) => index !== shoes);
  const which =
    shoes === undefined || first === undefined
      ? 'The pieces are'
      : `From the ${named(bench, first)} to the ${named(bench, shoes)}, the pieces are`;
  return {
    rule: 'formality',
    sentence: `${which} about equally dressed up, right for ${OCCASION_WORDS[occasion]}.`,
  };
}

function proportionReason(bench: Bench, combination: Combination, body: OutfitBody | null): OutfitReason[] {
  const bottom = combination.find((index) => bench.pieces[index]!.slot === 'bottom');
  const short = combination.find(
    (index) =>
      (bench.pieces[index]!.slot === 'top' || bench.pieces[index]!.slot === 'layer') &&
      bench.judged[index]!.look.ends === 'short',
  );
  if (bottom === undefined || short === undefined || bench.judged[bottom]!.look.begins !== 'high') return [];
  // Nobody sees under a coat where the legs begin.
  const isCovered = combination.some(
    (index) => bench.pieces[index]!.slot === 'layer' && bench.judged[index]!.look.ends !== 'short',
  );
  if (isCovered) return [];
  const { traits } = bench.judged[short]!.look;
  const isBeneath = traits.has('type:bodysuit') || traits.has('waist:tucked');
  const what = isBeneath
    ? `The high rise over the ${named(bench, short)}`
    : `The ${named(bench, short)} over the high rise`;
  if (!body || body.hideNumbers)
    return [{ rule: 'proportion', sentence: `${what} lets the legs begin at the waist.` }];
  const levels = levelsOf(body.tape, body.landmarks);
  const gained = written(levels['hips']! - levels['waist']!, body.unit);
  return [
    { rule: 'proportion', sentence: `${what} gives your legs ${gained} more than a hem at the hip would.` },
  ];
}

function colorReason({ pieces, judged }: Bench, combination: Combination): OutfitReason[] {
  const colored = combination.flatMap((index) => {
    const color = judged[index]!.look.colors[0];
    const name = pieces[index]!.garment.colors[0]?.name.toLowerCase();
    return color && name ? [{ color, name, piece: pieces[index]!.slot }] : [];
  });
  const vivid = colored.filter(({ color }) => !isNeutral(color));
  const [only] = vivid;
  if (only && vivid.length === 1 && colored.length > 1)
    return [{ rule: 'color', sentence: `Quiet colors around it let the ${only.name} speak.` }];
  for (const [at, one] of colored.entries()) {
    const echo = colored
      .slice(at + 1)
      .find(({ color }) => distance(one.color, color) < OUTFIT_RULES.color.same);
    if (echo)
      return [
        {
          rule: 'color',
          sentence: `The ${one.name} comes back in the ${SLOT_WORDS[echo.piece]}, which ties it together.`,
        },
      ];
  }
  if (colored.length > 1 && vivid.length === 0)
    return [{ rule: 'color', sentence: 'Quiet colors throughout let cut and cloth speak.' }];
  return [];
}

const SLOT_WORDS = {
  'one-piece': 'dress',
  top: 'top',
  bottom: 'lower half',
  layer: 'layer',
  shoes: 'shoes',
  accessory: 'accessory',
} as const;

function volumeReason(bench: Bench, combination: Combination): OutfitReason[] {
  const top = combination.find((index) => bench.pieces[index]!.slot === 'top');
  const bottom = combination.find((index) => bench.pieces[index]!.slot === 'bottom');
  if (top === undefined || bottom === undefined) return [];
  const [upper, lower] = [bench.judged[top]!.look.volume, bench.judged[bottom]!.look.volume];
  if (upper * lower >= 0) return [];
  const [loose, close] = upper > 0 ? [top, bottom] : [bottom, top];
  return [
    {
      rule: 'volume',
      sentence: `One loose piece, the ${named(bench, loose)}, with one close one, the ${named(bench, close)}.`,
    },
  ];
}

function patternReason({ judged, pieces }: Bench, combination: Combination): OutfitReason[] {
  const patterned = combination.filter((index) => judged[index]!.look.patternScale > 0);
  if (patterned.length !== 1) return [];
  return [
    {
      rule: 'pattern',
      sentence: `The pattern of the ${SLOT_WORDS[pieces[patterned[0]!]!.slot]} stands alone among plain pieces.`,
    },
  ];
}

function warmthReason(
  { demand, pieces }: Bench,
  combination: Combination,
  body: OutfitBody | null,
): OutfitReason[] {
  if (demand.clo === null) return [];
  const clo = combination.reduce((sum, index) => sum + warmthOf(pieces[index]!), OUTFIT_RULES.warmth.beneath);
  const celsius = celsiusFor(clo);
  const degrees = body?.unit === 'metric' ? `${celsius} °C` : `${Math.round((celsius * 9) / 5 + 32)} °F`;
  return [{ rule: 'warmth', sentence: `Together it is right for about ${degrees} while strolling.` }];
}

/** A piece within a sentence: as people named it, in lower case where it begins with a plain word. */
function named({ pieces }: Bench, index: number): string {
  const { name } = pieces[index]!;
  return /^[A-Z][a-z]/.test(name) ? name[0]!.toLowerCase() + name.slice(1) : name;
}
