export const STAND_INS: Readonly<Record<string, readonly [category: string, type: string]>> = {
  coat: ['Outerwear', 'wool-coat'],
  jacket: ['Outerwear', 'blazer'],

  top: ['Tops', 't-shirt'],
  'sports-top': ['Tops', 't-shirt'],
  'maternity-top': ['Tops', 't-shirt'],

  dress: ['One-Piece', 'shift-dress'],
  't-shirt-dress': ['One-Piece', 'shift-dress'],
  'maternity-dress': ['One-Piece', 'empire-dress'],
  'cocktail-dress': ['One-Piece', 'fit-and-flare-dress'],

  trousers: ['Bottoms', 'straight-trousers'],
  jeans: ['Bottoms', 'straight-jeans'],
  skirt: ['Bottoms', 'a-line-skirt'],
  'maternity-jeans': ['Bottoms', 'straight-jeans'],
  'maternity-trousers': ['Bottoms', 'straight-trousers'],
  'maternity-leggings': ['Bottoms', 'leggings'],
  'sports-leggings': ['Bottoms', 'leggings'],

  shoe: ['Shoes', 'loafer'],
  boot: ['Shoes', 'ankle-boot'],
  sandal: ['Shoes', 'flat-sandal'],
  espadrille: ['Shoes', 'wedge'],
  'running-shoe': ['Shoes', 'sneaker'],
  'retro-sneaker': ['Shoes', 'sneaker'],

  bag: ['Accessories', 'tote-bag'],
  hat: ['Accessories', 'wide-brim-hat'],
  bra: ['Tops', 'bra'],
  bralette: ['Tops', 'bralette'],
  'sports-bra': ['Tops', 'sports-bra'],
  'bikini-top': ['Tops', 'bra'],
  'base-layer-top': ['Tops', 't-shirt'],
  'base-layer-bottom': ['Bottoms', 'leggings'],
  shapewear: ['Bottoms', 'bikini-bottom'],
  'bikini-bottom': ['Bottoms', 'bikini-bottom'],
  pajamas: ['One-Piece', 'jumpsuit'],
  'lounge-set': ['One-Piece', 'jumpsuit'],
  nightgown: ['One-Piece', 'slip-dress'],
  robe: ['Outerwear', 'longline-cardigan'],

  necklace: ['Jewelry', 'pendant-necklace'],
  earrings: ['Jewelry', 'drop-earrings'],
  bracelet: ['Jewelry', 'bangles'],
};

export const getDrawnType = (type: string): string =>
  Object.hasOwn(STAND_INS, type) ? STAND_INS[type]![1] : type;

export function findWithStandIn<Kept>(
  byCategory: Readonly<Record<string, Readonly<Record<string, Kept>>>>,
  category: string,
  type: string,
): Kept | undefined {
  const byType = Object.hasOwn(byCategory, category) ? byCategory[category]! : {};
  if (Object.hasOwn(byType, type)) return byType[type];
  return Object.hasOwn(STAND_INS, type) ? findWithStandIn(byCategory, ...STAND_INS[type]!) : undefined;
}
