/** Inches. */
const createBody = (girths, heights, skin, cut, color, { expecting = false, ...more } = {}) => ({
  expecting,
  measurements: Object.fromEntries([
    ...['shoulders', 'chest', 'waist', 'hips'].map((name, index) => [name, girths[index]]),
    ...['headToChest', 'chestToCrotch', 'crotchToKnee', 'kneeToFloor'].map((name, index) => [
      name,
      heights[index],
    ]),
  ]),
  appearance: { skin: `tone-${skin}`, hair: { cut, color }, ...more },
});

export const BODIES = [
  createBody([36.5, 33, 26, 35.5], [16.2, 13.6, 12, 16], 1, 'bun', 'black'), // petite, slim
  createBody([45, 42, 36, 45], [20, 16.6, 14.8, 20], 5, 'curls', 'black'), // tall, broad
  createBody([34, 30, 23, 32], [17, 14, 12.6, 17], 2, 'pixie', 'blond'), // size 30
  createBody([43, 41, 36, 44], [18, 15.4, 13.2, 17.6], 3, 'waves', 'chestnut'), // size 44
  createBody([47, 47, 42, 50], [18, 15.8, 13, 17.4], 1, 'bob', 'auburn'), // size 52
  createBody([54, 58, 54, 60], [18, 16.5, 13, 17.5], 4, 'bun', 'dark-brown'), // size 60
  createBody([38, 35, 28, 44], [17.6, 15, 13.2, 17.6], 6, 'waves', 'black'), // wide hips
  createBody([43, 44, 43, 43], [17.8, 15.6, 13, 17.2], 2, 'pixie', 'gray'), // apple
  createBody([38, 35, 32, 36.5], [17.8, 15, 13.4, 18], 3, 'covering', 'plum'), // straight
  createBody([45, 39, 31, 36.5], [18, 15, 13.5, 18], 5, 'bob', 'dark-brown'), // inverted
  createBody([40, 37, 30, 40], [18.6, 17.2, 12.2, 16.4], 1, 'waves', 'white'), // long torso
  createBody([39, 35, 27, 38], [16.8, 13.4, 15.2, 19.8], 4, 'curls', 'dark-brown'), // long legs
  createBody([46, 40, 33, 39], [18.8, 18, 14.5, 19.6], 4, 'side-part', 'black', {
    presentation: 'mens',
    beard: 'stubble',
  }), // man, 180 cm
  createBody([53, 50, 48, 48], [19.3, 18.5, 14.9, 20.2], 3, 'cropped', 'gray', {
    presentation: 'mens',
    beard: 'full',
    ageBand: 'mature',
  }), // man, 185 cm, large
  createBody([43, 39, 33, 39], [17.9, 15.8, 13.4, 18.1], 5, 'coils', 'black', { presentation: 'any' }), // any presentation
  createBody([40, 40, 42, 41], [18.1, 16.1, 13.8, 18.9], 2, 'bob', 'chestnut', { expecting: true }), // late in pregnancy
];

/** Written `Category type attribute=value`, and colors. */
const createGarment = (text, colors) => {
  const [category, type, ...values] = text.split(' ');
  const attributes = {};
  for (const [name, value] of values.map((each) => each.split('='))) (attributes[name] ??= []).push(value);
  return { category, type, attributes, colors: colors.split(' ').map((hex) => ({ hex })) };
};

const PUMPS = createGarment('Shoes pump shoes=pointed-toe shoes=slim-heel', '#2b2326');
const SNEAKERS = createGarment('Shoes sneaker shoes=lace-up', '#f4f1ec');
const BOOTS = createGarment('Shoes knee-boot shoes=shaped-knee-boot shoes=block-heel', '#2c2320');
const POUCH = createGarment('Accessories clutch-bag fabric=satin', '#c9a86a');
const BAGUETTE = createGarment('Accessories shoulder-bag fabric=soft-leather', '#7a3038');
const BASKET = createGarment('Accessories tote-bag texture=openwork', '#c99f63 #8a5a34');

export const OUTFITS = {
  'wrap-dress': [
    createGarment('One-Piece wrap-dress prints=floral-large fabric=viscose', '#2e4f4c #e7d8c4 #c98a6b'),
  ],
  'shirt-dress': [
    createGarment(
      'One-Piece shirt-dress length=mid-calf prints=pinstripe fabric=crisp-cotton',
      '#c5d6e6 #f7fafc',
    ),
  ],
  'blouse-and-skirt': [
    createGarment('Tops blouse waist=tucked fabric=viscose', '#f1eadb'),
    createGarment('Bottoms a-line-skirt waist=high-rise length=below-knee', '#a24d28'),
  ],
  'knit-and-pencil-skirt': [
    createGarment('Bottoms pencil-skirt length=knee', '#3a3a46'),
    createGarment('Tops sweater fabric=chunky-knit texture=cable', '#d8c9ae'),
    BOOTS,
  ],
  'shirt-and-wide-trousers': [
    createGarment('Tops shirt waist=tucked', '#ffffff'),
    createGarment('Bottoms wide-trousers waist=high-rise', '#8d857a'),
    createGarment('Shoes loafer fabric=soft-leather', '#5a2f27'),
    BAGUETTE,
  ],
  suit: [
    createGarment('Tops camisole', '#efe6d9'),
    createGarment('Bottoms straight-trousers fabric=wool-suiting', '#2c3b36'),
    createGarment('Outerwear blazer fabric=wool-suiting', '#2c3b36'),
    PUMPS,
  ],
  trench: [
    createGarment('Tops t-shirt', '#f3efe8'),
    createGarment('Bottoms straight-jeans leg=slim leg=ankle-length fabric=firm-denim', '#2d3c60'),
    createGarment('Outerwear trench-coat', '#c9ad7d'),
    SNEAKERS,
    BASKET,
  ],
  'stripes-and-flares': [
    createGarment('Bottoms flared-jeans fabric=firm-denim', '#34486a'),
    createGarment(
      'Tops t-shirt prints=stripe-horizontal neckline=boat sleeveLength=three-quarter fit=straight-easy',
      '#f3eadb #26324d',
    ),
  ],
  'sheath-dress': [createGarment('One-Piece sheath-dress fabric=crepe', '#2f6470'), PUMPS],
  'evening-dress': [createGarment('One-Piece slip-dress length=floor fabric=satin', '#6d2238'), POUCH],
  'cardigan-and-full-skirt': [
    createGarment('Tops camisole waist=tucked', '#f4efe6'),
    createGarment('Bottoms full-skirt prints=dot-small waist=high-rise', '#9e3b3b #f6e6d8'),
    createGarment('Tops cardigan fabric=fine-knit line=open-front', '#6f7f69'),
  ],
  'shirt-and-tie': [
    createGarment('Tops shirt waist=tucked fabric=crisp-cotton', '#f2f0ea'),
    createGarment('Bottoms straight-trousers fabric=wool-suiting', '#2c3446'),
    createGarment('Outerwear blazer fabric=wool-suiting', '#2c3446'),
    createGarment('Accessories tie prints=stripe-diagonal', '#7a3038 #e7d8c4'),
    createGarment('Shoes oxford', '#4a2c20'),
  ],
  jumpsuit: [createGarment('One-Piece jumpsuit leg=wide fabric=crepe', '#2a2d34')],
};
