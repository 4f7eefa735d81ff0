export const DEMO_PIECES = {
  hoops: 'Gold hoop earrings',
  pendant: 'Gold pendant necklace, 55 USD',
  clutch: 'Black satin clutch',
  tote: 'Black leather tote bag, 170 USD',
  crossbody: 'Burgundy leather crossbody bag, 140 USD',
  sneakers: 'White leather sneakers, 90 USD',
  loafers: 'Black leather loafers, 120 USD',
  pumps: 'Black suede pumps, 110 USD',
  ankleBoots: 'Black leather ankle boots, 160 USD',
  kneeBoots: 'Black suede knee-high boots, 190 USD',
  trench: 'Stone trench coat, 220 USD',
  coat: 'Camel wool wrap coat, 320 USD',
  biker: 'Black leather biker jacket',
  blazer: 'Navy single-breasted wool blazer, 180 USD',
  blackDress: 'Black velvet A-line knee-length dress',
  wrapDress: 'Emerald green knee-length wrap dress, 150 USD',
  skirt: 'Burgundy satin bias midi skirt, 80 USD',
  jeans: 'Dark blue high-rise bootcut jeans, 95 USD',
  straight: 'Black high-rise straight pants, 110 USD',
  trousers: 'Charcoal high-rise wide-leg wool pants, 120 USD',
  camisole: 'Black satin camisole',
  tee: 'White cotton T-shirt, 25 USD',
  breton: 'Navy striped Breton top, 45 USD',
  shirt: 'Light blue cotton shirt, 65 USD',
  cable: 'Cream cable-knit sweater, 85 USD',
  turtleneck: 'Ivory fine-knit turtleneck, 60 USD',
  blouse: 'Ivory silk V-neck blouse, 98 USD',
  sweater: 'Camel V-neck sweater, 140 USD',
};

type DemoPiece = keyof typeof DEMO_PIECES;

/** Wear days are relative to creation: 3 means three days before. */
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
    pieces: ['sweater', 'jeans', 'ankleBoots', 'crossbody', 'hoops'],
    worn: [6, 13],
  },
  { name: 'Dinner', pieces: ['wrapDress', 'pumps', 'clutch', 'pendant'], worn: [21] },
];
