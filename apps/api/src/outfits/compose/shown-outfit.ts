import { getPart, isAssumed, isOwned, type OutfitSlot } from '@figura/contracts';
import { SOURCE_LANGUAGE, startWith, translate, type Message, type Text } from '@figura/messages';
import {
  getZone,
  isPersonal,
  isSeen,
  isUnderClosed,
  namePiece,
  nameWornPiece,
  OTHER_REASON_SHARE,
  tellClaim,
  writeBodyLine,
  writeHalves,
  type ComposedOutfit,
  type OutfitReason,
  type WornPiece,
} from '@figura/styling';
import { reasons as t } from '../messages.en';
import type { SuggestedOutfit } from '../suggestions/suggestions.dto';
import type { Candidate, Candidates } from './candidates';

const MAX_REASONS = 2;

type Reason = ReturnType<Explained['explain']>[number] & { readonly piece: Candidate };

type Explained = Pick<
  Candidates,
  'demands' | 'explain' | 'explainLife' | 'findKind' | 'isOpposed' | 'unsaid'
>;

export function showOutfits(outfits: readonly ComposedOutfit[], candidates: Explained): SuggestedOutfit[] {
  const told = new Set<string>();
  return outfits.map((outfit) => showOutfit(outfit, candidates, { told }));
}

export function showOutfit(
  { pieces, look, score, reasons, sentence }: ComposedOutfit,
  { demands, explain, explainLife, findKind, isOpposed, unsaid }: Explained,
  { told = new Set(), about }: { told?: Set<string>; about?: OutfitSlot } = {},
): SuggestedOutfit {
  const worn = pieces as readonly (Candidate & (typeof pieces)[number])[];
  const known = worn
    .flatMap((piece) =>
      explain(piece)
        .filter((reason) => isSeen(reason, piece, worn, findKind, demands.isHeadCovered))
        .map((reason) => ({ ...reason, piece })),
    )
    .sort((a, b) => weighWords(b) - weighWords(a));
  const before = new Set(told);
  const seen = worn.filter(
    ({ slot }) => LIFE_SLOTS.includes(slot) && !(/top|mid/.test(slot) && isUnderClosed(slot, worn, findKind)),
  );
  const comfort = chooseComfort(about ? worn.filter(({ slot }) => slot === about) : seen, explainLife, told);
  const line = writeBodyLine(worn, known, findKind, {
    told,
    unsaid,
    isOpposed,
    presentation: demands.presentation,
    ...(about && { about }),
  });
  const tights = worn.find(isAssumed);
  // `finish` names them.
  const ofDay = reasons.filter((reason) => isOfDay(reason) && !(tights && reason.rule === 'warmLegs'));
  const others = chooseReasons(
    reasons.filter((reason) => !isOfDay(reason)),
    known,
    told,
    [...told].filter((key) => !before.has(key)),
  );
  const tellMore = (isCoatOff: boolean) =>
    writeHalves(worn, findKind, { told, unsaid, isOpposed, isCoatOff }) ?? chooseOfDay(ofDay, told);
  const first = comfort || line ? undefined : others.find(({ slot }) => about || slot !== 'layer');
  const lead = comfort ?? line ?? first?.text ?? tellMore(true);
  const rest = others.filter((each) => each !== first).map(({ text }) => text);
  const more = [...(comfort && line ? [line] : []), ...rest].slice(0, MAX_REASONS);
  const another = more.length === 0 && lead !== null ? tellMore(false) : null;
  const lacks = findGap(worn);
  return {
    pieces: worn.map(({ slot, source, id, garment, name, worn: styles }) => ({
      slot,
      source,
      id,
      garment,
      name,
      ...(styles && { worn: [...styles] }),
    })),
    look,
    score,
    reasons: another ? [another] : more,
    sentence,
    ...(lead !== null && { line: lead }),
    ...(lacks && { lacks }),
    ...(tights && { finish: t('finish', { piece: namePiece(tights, tights.slot) }) }),
  };
}

/** Points. */
const weighWords = ({ contribution, isGeneric }: Pick<Reason, 'contribution' | 'isGeneric'>): number =>
  isGeneric ? contribution / 2 : contribution;

const LIFE_SLOTS: readonly OutfitSlot[] = ['one-piece', 'bottom', 'top', 'mid', 'layer', 'shoes', 'bag'];
const MAX_WORDS = 14;

function chooseComfort(
  worn: readonly (Candidate & Pick<WornPiece, 'worn'>)[],
  explainLife: Explained['explainLife'],
  told: Set<string>,
): Text | null {
  const comforts = worn
    .flatMap((piece) =>
      explainLife(piece)
        .filter(({ value }) => !(value.startsWith('open-') && piece.worn?.includes('buttoned')))
        .map(({ description, contribution }) => ({
          contribution,
          words: translate(description, SOURCE_LANGUAGE),
          text: describe(piece, description),
        })),
    )
    .filter(({ words }) => !told.has(words))
    .sort((a, b) => b.contribution - a.contribution);
  const isShort = ({ text }: (typeof comforts)[number]) =>
    translate(text, SOURCE_LANGUAGE).split(' ').length <= MAX_WORDS;
  const chosen = comforts.find(isShort) ?? comforts[0];
  if (!chosen) return null;
  told.add(chosen.words);
  return chosen.text;
}

const describe = (piece: WornPiece, description: Text): Message =>
  startWith('upper', t('ofPiece', { piece: nameWornPiece(piece, piece.slot), description }));

/** Nothing that the same answer told before; each of another piece and another feature. */
function chooseReasons(
  reasons: ComposedOutfit['reasons'],
  known: readonly Reason[],
  told: Set<string>,
  line: readonly string[],
): { text: Text; slot?: OutfitSlot }[] {
  const named = new Set(line.map((key) => key.replace(/:.*/, '')));
  const found: { text: Text; slot?: OutfitSlot }[] = reasons
    .filter(({ rule }) => !told.has(rule))
    .map(({ rule, sentence }) => {
      told.add(rule);
      return { text: sentence };
    });
  const listParts = ({ feature, claims }: Reason) => [getPart(feature), ...claims.map(getZone)];
  const isFree = (reason: Reason) => [reason.piece.id, ...listParts(reason)].every((key) => !named.has(key));
  const isNew = ({ feature, choice }: Reason) =>
    !(choice === 'balance' && isPersonal(feature) && told.has(feature));
  const before = new Set([...told].map((key) => key.replace(/[:.].*/, '')));
  const least = OTHER_REASON_SHARE * Math.max(0, ...known.filter(isFree).map(weighWords));
  const isOfNewPart = (reason: Reason) =>
    weighWords(reason) >= least && listParts(reason).every((part) => !before.has(part));
  // A part told before is told again only of an outfit that nothing else is known of.
  for (const isWelcome of [isOfNewPart, isNew, () => found.length === 0 && line.length === 0])
    for (const reason of known) {
      const { piece, feature, description } = reason;
      const { text, claim } = tellClaim(reason) ?? {
        text: describe(piece, description),
        claim: translate(description, SOURCE_LANGUAGE),
      };
      if (found.length >= MAX_REASONS || told.has(claim) || !isFree(reason) || !isWelcome(reason)) continue;
      for (const key of [piece.id, ...listParts(reason)]) named.add(key);
      for (const key of [claim, feature]) told.add(key);
      found.push({ text, slot: piece.slot });
    }
  return found;
}

const isOfDay = ({ rule }: OutfitReason): boolean => rule !== 'proportion';

function chooseOfDay(reasons: readonly OutfitReason[], told: Set<string>): Text | null {
  const toWords = ({ sentence }: OutfitReason) => translate(sentence, SOURCE_LANGUAGE);
  const chosen =
    reasons.find(({ rule }) => !told.has(rule)) ?? reasons.find((reason) => !told.has(toWords(reason)));
  if (!chosen) return null;
  for (const key of [chosen.rule, toWords(chosen)]) told.add(key);
  return chosen.sentence;
}

function findGap(pieces: ComposedOutfit['pieces']): OutfitSlot | undefined {
  const [other, ...more] = pieces.filter((piece) => !isOwned(piece) && piece.source !== 'check');
  return more.length === 0 && pieces.length > 1 ? other?.slot : undefined;
}
