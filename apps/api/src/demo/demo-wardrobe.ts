/** What the demo account owns, as its owner would write it down. */
export const DEMO_PIECES = {
  blouse: 'Ivory silk blouse with a V-neck, 98 USD',
  tee: 'White cotton T-shirt, 25 USD',
  turtleneck: 'Ivory fine-knit turtleneck, 60 USD',
  sweater: 'Camel cashmere V-neck sweater, 140 USD',
  cable: 'Cream cable-knit sweater, 85 USD',
  breton: 'Navy and white striped Breton top, 45 USD',
  shirt: 'Light blue cotton shirt, 65 USD',
  camisole: 'Black satin camisole',
  trousers: 'Charcoal wide-leg wool trousers, high rise, 120 USD',
  straight: 'Black tailored trousers, high rise, straight leg, 110 USD',
  jeans: 'Dark blue bootcut jeans, high rise, 95 USD',
  skirt: 'Burgundy satin bias skirt, midi, 80 USD',
  wrapDress: 'Emerald green wrap dress, knee length, 150 USD',
  blackDress: 'Black velvet A-line dress, knee length',
  blazer: 'Navy single-breasted wool blazer, 180 USD',
  biker: 'Black leather biker jacket',
  coat: 'Camel wool wrap coat, 320 USD',
  trench: 'Stone trench coat, 220 USD',
  ankleBoots: 'Black leather ankle boots, block heel, 160 USD',
  kneeBoots: 'Black suede knee-high boots, 190 USD',
  pumps: 'Black suede pumps, 110 USD',
  loafers: 'Black leather loafers, 120 USD',
  sneakers: 'White leather sneakers, 90 USD',
  saddleBag: 'Burgundy leather saddle bag, 140 USD',
  tote: 'Black leather tote bag, 170 USD',
  clutch: 'Black satin clutch',
  hoops: 'Gold hoop earrings',
  pendant: 'Gold pendant necklace, 55 USD',
};

type DemoPiece = keyof typeof DEMO_PIECES;

/** The outfits that it keeps, and how many days before its creation each was worn. */
export const DEMO_OUTFITS: readonly {
  name: string;
  pieces: readonly DemoPiece[];
  worn: readonly number[];
}[] = [
  {
    name: 'Monday meeting',
    pieces: ['blouse', 'trousers', 'blazer', 'loafers', 'tote'],
    worn: [4, 18, 32],
  },
  {
    name: 'Saturday',
    pieces: ['sweater', 'jeans', 'ankleBoots', 'saddleBag', 'hoops'],
    worn: [6, 13],
  },
  { name: 'Dinner', pieces: ['wrapDress', 'pumps', 'clutch', 'pendant'], worn: [21] },
];
