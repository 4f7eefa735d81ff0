const SHARES = {
  shoes: 0.16,
  bag: 0.07,
  jewelry: 0.05,
  legs: 0.04,
  layer: 0.12,
  mid: 0.06,
  'one-piece': 0.1,
  bottom: 0.18,
  top: 0.22,
};
const SIZES = [12, 20, 30];
/** Odds that favor commonly owned pieces. */
const OWNED = { core: 4, seasonal: 1, niche: 0.3 };
const RARE_CONTEXTS = ['maternity', 'nursing', 'bridal', 'sport', 'lounge'];

/** Draws random wardrobes of 12, 20, and 30 pieces; the same in every run. */
export function drawWardrobes(bodies, findPieces, count = 60) {
  let state = 20261127;
  const draw = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  return Array.from({ length: count }, (_, at) => {
    const body = bodies[at % bodies.length];
    const size = SIZES[at % SIZES.length];
    const offered = findPieces(body).filter(
      ({ wearing }) => !wearing.contexts?.some((context) => RARE_CONTEXTS.includes(context)),
    );
    const pieces = Object.entries(SHARES).flatMap(([slot, share]) => {
      const wanted = Math.max(slot === 'legs' && size < 20 ? 0 : 1, Math.round(share * size));
      return offered
        .filter((piece) => piece.slot === slot)
        .map((piece) => ({ piece, lot: draw() ** (1 / (OWNED[piece.status] ?? 1)) }))
        .sort((a, b) => b.lot - a.lot)
        .slice(0, wanted)
        .map(({ piece }) => ({ ...piece, source: 'wardrobe' }));
    });
    return { body, size, pieces };
  });
}
