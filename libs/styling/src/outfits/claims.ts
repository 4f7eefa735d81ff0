import type { LookClaim } from '@figura/contracts';
import type { CompiledLookBook } from './compile-look-book';
import type { DraftOutfit } from './composing';
import type { Look, LookPart } from './look-book';
import type { PieceFacts } from './piece-facts';
import type { WornPieces } from './vetoes/veto';

type Claiming = Pick<DraftOutfit, 'pieces' | 'demand'>;

const HEELS = ['slim-heel', 'block-heel', 'wedge-heel', 'platform'];
const DETAILS = ['ruffles', 'ruffle-neck', 'ruffle-shoulder', 'ruffle-bust', 'neck-bow', 'draped-front'];

/** Checks of claims beyond the parts of a look. */
const CLAIMS: Readonly<Record<LookClaim, (outfit: Claiming) => boolean>> = {
  neck: ({ pieces: { accessory }, demand }) => !demand.isHeadCovered && accessory?.facts.is('scarf') !== true,
  'plain-top': ({ pieces: { top } }) => top !== undefined && isPlain(top.facts),
  matte: ({ pieces }) => pieces['one-piece']?.facts.has('fabric', 'satin') === false,
  'flat-shoes': ({ pieces: { shoes } }) => shoes !== undefined && !isValue(shoes.facts, 'shoes', HEELS),
};

export function isLookTrue(
  { book }: Pick<CompiledLookBook, 'book'>,
  look: Pick<Look, 'wear' | 'claims'>,
  outfit: Claiming,
): boolean {
  return (
    areOfParts(look.wear, outfit.pieces, book.parts) && look.claims.every((claim) => CLAIMS[claim](outfit))
  );
}

function areOfParts(
  wear: Look['wear'],
  pieces: WornPieces,
  parts: Readonly<Record<string, LookPart>>,
): boolean {
  return (Object.keys(wear) as (keyof Look['wear'])[]).every((slot) => {
    const facts = pieces[slot]?.facts;
    return facts !== undefined && wear[slot]!.some((name) => isSurely(parts[name]!, facts));
  });
}

function isSurely({ types, not, must, none, plain, shade }: LookPart, facts: PieceFacts): boolean {
  return (
    facts.is(...types) &&
    !facts.is(...not) &&
    !(plain && facts.isPatterned) &&
    (shade === undefined || shade === facts.shade) &&
    !Object.entries(none).some(([attribute, values]) => facts.has(attribute, ...values!)) &&
    Object.entries(must).every(([attribute, values]) => isValue(facts, attribute, values!))
  );
}

function isValue({ has, says, getUsualValues }: PieceFacts, attribute: string, values: readonly string[]) {
  return (
    has(attribute, ...values) || (!says(attribute) && isUsual(attribute, getUsualValues(attribute), values))
  );
}

function isUsual(
  attribute: string,
  usual: readonly string[] | undefined,
  values: readonly string[],
): boolean {
  return usual?.some((value) => values.includes(value)) ?? (attribute === 'fabric' && values.length > 1);
}

const isPlain = ({ has, isPatterned, isShiny, hasFullSleeves }: PieceFacts): boolean =>
  !isPatterned && !isShiny && !hasFullSleeves && !has('specialFeatures', ...DETAILS);
