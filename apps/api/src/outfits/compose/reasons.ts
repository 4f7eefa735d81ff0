import type { Candidate } from './candidate';
import type { ComposedOutfit } from './compose';
import { isNeutral } from './harmony';

const SHORT = ['crop', 'waist-length-top', 'jacket-waist'];
const MAX_REASONS = 4;
const WHYS = 2;

/**
 * Why these pieces, as sentences.
 *
 * @param whyOf what speaks most for a piece on its wearer; null where nothing does
 */
export function reasonsOf({ pieces }: ComposedOutfit, whyOf: (piece: Candidate) => string | null): string[] {
  const together = [lengths(pieces), looseAndClose(pieces), colors(pieces)].flatMap((reason) => reason ?? []);
  const single = [...pieces]
    .sort((a, b) => b.suits - a.suits)
    .flatMap((piece) => {
      const why = whyOf(piece);
      return why === null ? [] : [`${piece.name}: ${why}`];
    });
  return [...together, ...single.slice(0, WHYS)].slice(0, MAX_REASONS);
}

/** The outfit in one sentence. */
export function sentenceOf({ pieces }: ComposedOutfit): string {
  const of = (...slots: Candidate['slot'][]) =>
    pieces.filter(({ slot }) => slots.includes(slot)).map(({ name }) => name);
  const worn = of('one-piece', 'top', 'bottom', 'shoes').map((name, index) =>
    index > 0 ? inside(name) : name,
  );
  const over = of('layer').map(inside);
  const last = worn.pop() ?? '';
  const base = worn.length > 0 ? `${worn.join(', ')} and ${last}` : last;
  return `${base}${over.length > 0 ? `, under ${over.join(' and ')}` : ''}.`;
}

/** A name within a sentence. */
function inside(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

function lengths(pieces: readonly Candidate[]): string | null {
  const short = pieces.find(
    ({ slot, garment }) =>
      (slot === 'top' || slot === 'layer') &&
      garment.attributes['length']?.some((value) => SHORT.includes(value)),
  );
  const isHigh = pieces.some(
    ({ slot, garment }) => slot === 'bottom' && garment.attributes['waist']?.includes('high-rise'),
  );
  return short && isHigh
    ? `The ${inside(short.name)} ends where the high rise begins, so that your legs begin higher.`
    : null;
}

function looseAndClose(pieces: readonly Candidate[]): string | null {
  const loose = pieces.find(({ slot, fit }) => (slot === 'top' || slot === 'bottom') && fit === 'loose');
  const close = pieces.find(({ slot, fit }) => (slot === 'top' || slot === 'bottom') && fit === 'close');
  return loose && close
    ? `The ${inside(loose.name)} falls loose and the ${inside(close.name)} lies close: your shape stays in sight.`
    : null;
}

function colors(pieces: readonly Candidate[]): string | null {
  const colored = pieces.filter(({ lab }) => !isNeutral(lab));
  if (colored.length === 0) return 'All of it is neutral: nothing competes with your line.';
  const [only] = colored;
  if (colored.length === 1)
    return `The ${inside(only!.name)} leads in color; everything around it is neutral.`;
  return null;
}
