import type { OutfitSlot, Tone } from '@figura/contracts';
import type { ComposingContext } from './composing';
import { SLOT_AREAS } from './composing';
import type { Look, Palette } from './look-book';
import { doesMatchInColor } from './match-color';
import { findPaletteRole, type PaletteRole } from './palettes';
import { LARGE_SLOTS } from './piece-facts';
import type { Demand } from './question';
import { COLORED_TONES } from './tones';
import type { Candidate, LookQuestion, WornPieces } from './vetoes/veto';
import { isExtra } from './find-candidates';
import type { SlotCandidates, Weighed } from './find-candidates';

const BEAM = 5;
/** Limit per newest piece; otherwise palettes starve. */
const SAME_NEWEST = 3;
const TRIED = 14;
const LEAST_CONTRAST = 0.18;

export interface Filled {
  readonly pieces: WornPieces;
  readonly weight: number;
  readonly accents: number;
  readonly bases: number;
  readonly colored: number;
  readonly printTones: ReadonlySet<Tone | null> | null;
}

export interface PaletteFit {
  readonly name: string;
  readonly palette: Palette;
  readonly slots: SlotCandidates;
  readonly potential: number;
}

/** Null if a slot stays empty or no large piece has a base color. */
export function fitPalette(
  demand: Demand,
  name: string,
  palette: Palette,
  slots: SlotCandidates,
): PaletteFit | null {
  const fitting: [OutfitSlot, readonly Weighed[]][] = [];
  let hasBase = false;
  let potential = 0;
  for (const [slot, weighed] of slots) {
    const fits: Weighed[] = [];
    for (const each of weighed) {
      const role = findRole(palette, each[0], slot, null);
      if (palette.fromPrint || role) fits.push(each);
      hasBase ||= role === 'base' && LARGE_SLOTS.has(slot);
      if (fits.length >= TRIED) break;
    }
    if (fits.length === 0) {
      if (isExtra(demand, slot)) continue;
      return null;
    }
    potential += fits[0]![1] * SLOT_AREAS[slot];
    fitting.push([slot, fits]);
  }
  return hasBase ? { name, palette, slots: fitting, potential } : null;
}

export function fillPalette(
  context: ComposingContext,
  look: Look,
  question: LookQuestion,
  { palette, slots }: PaletteFit,
): readonly Filled[] {
  let beam: readonly Filled[] = [
    { pieces: {}, weight: 0, accents: 0, bases: 0, colored: 0, printTones: null },
  ];
  for (const [slot, weighed] of slots) {
    const extended = extendBeam(context, look, question, palette, slot, weighed, beam);
    if (extended.length === 0 && isExtra(context.demand, slot)) continue;
    beam = extended;
    if (beam.length === 0) return [];
  }
  return beam.filter(({ bases }) => bases > 0);
}

/**
 * Candidates are sorted, so only the next best of each partial outfit is tried and vetoes are checked until
 * there are enough.
 */
function extendBeam(
  context: ComposingContext,
  look: Look,
  question: LookQuestion,
  palette: Palette,
  slot: OutfitSlot,
  weighed: readonly Weighed[],
  beam: readonly Filled[],
): readonly Filled[] {
  const next = beam.map(() => 0);
  const counts = new Map<Candidate, number>();
  const kept: Filled[] = [];
  while (kept.length < BEAM) {
    let heaviest = -1;
    let weight = -Infinity;
    for (let at = 0; at < beam.length; at++) {
      const offered = weighed[next[at]!];
      if (!offered) continue;
      const total = beam[at]!.weight + offered[1] * SLOT_AREAS[slot];
      if (total > weight) [heaviest, weight] = [at, total];
    }
    if (heaviest < 0) break;
    const [candidate] = weighed[next[heaviest]!++]!;
    const count = counts.get(candidate) ?? 0;
    if (LARGE_SLOTS.has(slot) && count >= SAME_NEWEST) continue;
    const extended = extend(context, look, question, palette, slot, candidate, beam[heaviest]!);
    if (!extended) continue;
    counts.set(candidate, count + 1);
    kept.push({ ...extended, weight });
  }
  return kept;
}

function extend(
  context: ComposingContext,
  look: Look,
  question: LookQuestion,
  palette: Palette,
  slot: OutfitSlot,
  candidate: Candidate,
  partial: Filled,
): Omit<Filled, 'weight'> | null {
  const isLarge = LARGE_SLOTS.has(slot);
  const { facts } = candidate;
  const role = findRole(palette, candidate, slot, partial.printTones);
  if (!role) return null;
  const accents = partial.accents + (role === 'accent' ? 1 : 0);
  if (accents > 1) return null;
  const isColored = isLarge && facts.tone !== null && COLORED_TONES.has(facts.tone);
  const colored = partial.colored + (isColored ? 1 : 0);
  if (colored > palette.maxColored && look.match.length === 0) return null;
  if (!doesGoWithAll(context, look, question, slot, candidate, partial.pieces)) return null;
  return {
    pieces: { ...partial.pieces, [slot]: candidate },
    accents,
    bases: partial.bases + (role === 'base' && isLarge ? 1 : 0),
    colored,
    printTones: facts.isPatterned ? new Set(facts.colors.map(({ tone }) => tone)) : partial.printTones,
  };
}

function doesGoWithAll(
  context: ComposingContext,
  look: Look,
  question: LookQuestion,
  slot: OutfitSlot,
  candidate: Candidate,
  pieces: WornPieces,
): boolean {
  for (const [otherSlot, other] of Object.entries(pieces) as [OutfitSlot, Candidate][]) {
    if (context.vetoes.isPairVetoed(other, otherSlot, candidate, slot, question)) return false;
    if (look.match.includes(slot) && look.match.includes(otherSlot)) {
      if (!doesMatchInColor(other, candidate, look.match.includes('mid'))) return false;
    }
    if (look.contrast === slot && LARGE_SLOTS.has(otherSlot)) {
      if (Math.abs(other.facts.lightness - candidate.facts.lightness) < LEAST_CONTRAST) return false;
    }
  }
  return true;
}

const OWN_LEATHER: ReadonlySet<Tone | null> = new Set<Tone | null>(['black', 'brown', 'tan']);

/** Own shoes of leather and own neutral coats go with every palette. */
function findRole(
  palette: Palette,
  { piece, facts }: Candidate,
  slot: OutfitSlot,
  printTones: Filled['printTones'],
): PaletteRole | null {
  const role = findPaletteRole(palette, facts, slot, printTones);
  if (role || piece.source !== 'wardrobe') return role;
  if (slot === 'shoes') return OWN_LEATHER.has(facts.tone) ? 'leather' : null;
  return slot === 'layer' && facts.tone !== null && !COLORED_TONES.has(facts.tone) ? 'with' : null;
}
