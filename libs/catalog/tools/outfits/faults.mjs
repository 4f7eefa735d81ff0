const WINTER_COATS = ['wool-coat', 'cocoon-coat', 'puffer', 'parka'];
const SHORT_HEMS = [
  ...['mini', 'above-knee', 'knee', 'below-knee', 'mid-calf', 'high-low'],
  ...['bermuda', 'knee-shorts', 'short-shorts', 'culotte'],
];

/** Faults that a script can detect. Independent of the vetoes, so that it checks them. */
export function findFaults({ pieces, occasion, season, body: { presentation, lifeStates = [] } }) {
  const faults = new Set();
  const listValues = (piece, attribute) => piece.garment.attributes[attribute] ?? [];
  const has = (piece, attribute, ...sought) =>
    listValues(piece, attribute).some((each) => sought.includes(each));
  const pickSlots = (...slots) => pieces.filter(({ slot }) => slots.includes(slot));
  const isType = (piece, ...types) => types.includes(piece.garment.type);
  const shoes = pickSlots('shoes');
  const layers = pickSlots('mid', 'layer');
  const inner = pickSlots('top', 'one-piece');
  const add = (name, is) => is && faults.add(name);
  const patterned = pieces.filter(
    (piece) =>
      listValues(piece, 'prints').length > 0 &&
      piece.garment.category !== 'Jewelry' &&
      !has(piece, 'pattern', 'tone-on-tone'),
  );
  const ties = pieces.filter((piece) => has(piece, 'waist', 'tie') || isType(piece, 'wrap-top'));
  const isSport = occasion === 'sport';
  const isMens = presentation === 'mens';
  const isLifeStateTold = lifeStates.length > 0;

  add('two patterns', patterned.length > 1);
  add('two ties', ties.length > 1);
  add(
    'clothes of another context',
    pieces.some(({ wearing }) =>
      wearing.contexts.some((each) =>
        [
          ...['bridal', 'swim', 'ski', 'under'],
          ...(isLifeStateTold ? [] : ['maternity', 'nursing']),
          ...(isSport ? [] : ['rain']),
        ].includes(each),
      ),
    ),
  );
  add(
    'sportswear off sport',
    !isSport && occasion !== 'travel' && pieces.some(({ wearing }) => wearing.contexts.includes('sport')),
  );
  add(
    'bare legs at 3 °C',
    season === 'winter' &&
      !isSport &&
      pickSlots('one-piece', 'bottom').some(
        (piece) => has(piece, 'length', ...SHORT_HEMS) || has(piece, 'leg', ...SHORT_HEMS),
      ) &&
      pickSlots('legs').length === 0 &&
      !shoes.some((piece) => isType(piece, 'knee-boot')),
  );
  add(
    'winter without a winter coat',
    season === 'winter' &&
      !isSport &&
      !layers.some((piece) => isType(piece, ...WINTER_COATS) && !has(piece, 'fabric', 'satin')),
  );
  add(
    'long sleeves at 24 °C',
    season === 'summer' &&
      !['evening', 'formal', 'sport'].includes(occasion) &&
      !(isMens && pickSlots('mid').length > 0) &&
      inner.some(
        (piece) =>
          has(piece, 'sleeveLength', 'wrist') &&
          !piece.worn?.includes('rolled') &&
          !has(piece, 'fabric', 'chiffon', 'linen'),
      ),
  );
  add(
    'boots in summer',
    season === 'summer' &&
      shoes.some((piece) => isType(piece, ...(isMens ? [] : ['oxford']), 'ankle-boot', 'knee-boot')),
  );
  add(
    'sandals with a coat',
    ['spring', 'fall'].includes(season) &&
      !['evening', 'celebration', 'formal'].includes(occasion) &&
      layers.length > 0 &&
      shoes.some((piece) =>
        isType(piece, 'flat-sandal', 'heeled-sandal', 'flip-flop', 'espadrille', 'wedge'),
      ),
  );
  add('shawl over a coat', layers.length > 0 && pieces.some((piece) => isType(piece, 'shawl')));
  add(
    'vest over a dress or a full sleeve',
    layers.some((piece) => isType(piece, 'waistcoat', 'gilet')) &&
      inner.some(
        (piece) =>
          piece.slot === 'one-piece' || has(piece, 'sleeves', 'puff', 'bishop', 'balloon', 'flutter'),
      ),
  );
  add(
    'dungarees with nothing beneath',
    pieces.some((piece) => isType(piece, 'dungarees', 'dungaree-dress')) && pickSlots('top').length === 0,
  );
  add(
    'gown under a blazer',
    pieces.some((piece) => isType(piece, 'gown')) &&
      layers.some((piece) => isType(piece, 'blazer') && !has(piece, 'neckline', 'shawl-collar')),
  );
  add(
    'knee boots under wide legs',
    shoes.some((piece) => isType(piece, 'knee-boot')) &&
      pickSlots('bottom').some((piece) =>
        has(piece, 'leg', 'wide', 'straight', 'bootcut', 'flare', 'palazzo'),
      ),
  );
  const cloths = pieces.flatMap((piece) => [...listValues(piece, 'fabric'), ...listValues(piece, 'texture')]);
  add(
    'linen with winter cloth',
    cloths.includes('linen') &&
      cloths.some((each) => ['tweed', 'coating-wool', 'velvet', 'boucle', 'chunky-knit'].includes(each)),
  );
  return [...faults];
}
