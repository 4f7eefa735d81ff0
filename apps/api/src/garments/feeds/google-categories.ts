/**
 * Categories of Google's product taxonomy (version 2021-09-21, as Shopify's open product taxonomy lists them) by their
 * numbers, below "Apparel & Accessories": those of clothes, shoes, bags and jewelry, and those that tell what is for
 * children or worn under clothes, at night or as a costume. Of a narrower one that is not here nothing is known.
 */
const CATEGORIES: Readonly<Record<number, string>> = {
  182: 'Clothing > Baby & Toddler Clothing',
  5408: 'Clothing > Baby & Toddler Clothing > Baby & Toddler Bottoms',
  5424: 'Clothing > Baby & Toddler Clothing > Baby & Toddler Dresses',
  5425: 'Clothing > Baby & Toddler Clothing > Baby & Toddler Outerwear',
  5622: 'Clothing > Baby & Toddler Clothing > Baby & Toddler Outfits',
  5412: 'Clothing > Baby & Toddler Clothing > Baby & Toddler Sleepwear',
  5423: 'Clothing > Baby & Toddler Clothing > Baby & Toddler Socks & Tights',
  5409: 'Clothing > Baby & Toddler Clothing > Baby & Toddler Swimwear',
  5410: 'Clothing > Baby & Toddler Clothing > Baby & Toddler Tops',
  5411: 'Clothing > Baby & Toddler Clothing > Baby One-Pieces',
  2271: 'Clothing > Dresses',
  5250: 'Clothing > One-Pieces > Jumpsuits & Rompers',
  7132: 'Clothing > One-Pieces > Overalls',
  5598: 'Clothing > Outerwear > Coats & Jackets',
  1831: 'Clothing > Outerwear > Vests',
  204: 'Clothing > Pants',
  212: 'Clothing > Shirts & Tops',
  207: 'Clothing > Shorts',
  1581: 'Clothing > Skirts',
  6229: 'Clothing > Skirts > Knee-Length Skirts',
  6228: 'Clothing > Skirts > Long Skirts',
  2331: 'Clothing > Skirts > Mini Skirts',
  5344: 'Clothing > Skorts',
  208: 'Clothing > Sleepwear & Loungewear',
  5713: 'Clothing > Sleepwear & Loungewear > Loungewear',
  5513: 'Clothing > Sleepwear & Loungewear > Nightgowns',
  2580: 'Clothing > Sleepwear & Loungewear > Pajamas',
  2302: 'Clothing > Sleepwear & Loungewear > Robes',
  211: 'Clothing > Swimwear',
  213: 'Clothing > Underwear & Socks',
  214: 'Clothing > Underwear & Socks > Bras',
  215: 'Clothing > Underwear & Socks > Hosiery',
  1772: 'Clothing > Underwear & Socks > Lingerie',
  1578: 'Clothing > Underwear & Socks > Shapewear',
  209: 'Clothing > Underwear & Socks > Socks',
  2745: 'Clothing > Underwear & Socks > Undershirts',
  2562: 'Clothing > Underwear & Socks > Underwear',
  5441: 'Clothing > Wedding & Bridal Party Dresses',
  5330: 'Clothing > Wedding & Bridal Party Dresses > Bridal Party Dresses',
  5329: 'Clothing > Wedding & Bridal Party Dresses > Wedding Dresses',
  169: 'Clothing Accessories > Belts',
  173: 'Clothing Accessories > Hats',
  177: 'Clothing Accessories > Scarves & Shawls',
  543673: 'Clothing Accessories > Scarves & Shawls > Scarves',
  543674: 'Clothing Accessories > Scarves & Shawls > Shawls',
  178: 'Clothing Accessories > Sunglasses',
  5193: 'Costumes & Accessories > Costumes',
  3032: 'Handbags, Wallets & Cases > Handbags',
  191: 'Jewelry > Bracelets',
  194: 'Jewelry > Earrings',
  196: 'Jewelry > Necklaces',
  200: 'Jewelry > Rings',
  201: 'Jewelry > Watches',
  187: 'Shoes',
};

/** The path of a category that stands there as a number; undefined for what is no number, or not known. */
export function googleCategoryOf(text: string | undefined): string | undefined {
  const number = text?.trim();
  const path = number && /^\d{1,6}$/.test(number) ? CATEGORIES[Number(number)] : undefined;
  return path && `Apparel & Accessories > ${path}`;
}
