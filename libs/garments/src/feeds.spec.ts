import { isForOthers } from './for-others';
import { toGarmentFromGoogle, toGarmentFromShopify } from './feeds';

describe('toGarmentFromGoogle', () => {
  it('keeps the fields that describe the garment, with the shop’s own category last', () => {
    const row = {
      id: '7',
      title: 'Ada',
      description: '',
      color: 'Red',
      price: '10 EUR',
      google_product_category: 'Apparel & Accessories > Clothing > Dresses',
      product_type: 'Women > Summer dresses',
    };
    expect(toGarmentFromGoogle(row)).toEqual({
      id: '7',
      text: {
        title: 'Ada',
        color: 'Red',
        category: 'Apparel & Accessories > Clothing > Dresses > Women > Summer dresses',
      },
      cuts: ['womens'],
    });
  });
});

describe('isForOthers', () => {
  it.each<[string, boolean]>([
    ['Girls floral dress 3T', true],
    ['Unicorn T-shirt, ages 7-8', true],
    ['Jersey leggings 2 - 3 years', true],
    ['Baby romper in organic cotton', true],
    ['Cable sweater for dogs', true],
    ['Dog raincoat', true],
    ['Dog print sweater', false],
    ['Baby tee in rib', false],
    ['Girls night top', false],
    ['Boyfriend jeans W28 L30', false],
    ['Ageless trench coat', false],
    ['Women and girls fleece', false],
  ])('decides whether %p is for others: %p', (title, forOthers) => {
    expect(isForOthers({ title })).toBe(forOthers);
  });

  it('treats pet clothing as such, even if the shop gives it a gender', () => {
    expect(isForOthers({ title: 'Quilted dog coat', genders: ['female'] })).toBe(true);
  });
});

describe('toGarmentFromShopify', () => {
  it('reads metafields as text, and the color from an option', () => {
    const row = {
      Handle: 'ada',
      Title: 'Ada',
      'Body (HTML)': '<p>Soft</p>',
      'Option1 Name': 'Size',
      'Option1 Value': 'M',
      'Option2 Name': 'Colour',
      'Option2 Value': 'Navy',
      'Neckline (product.metafields.shopify.neckline)': 'v-neck',
    };
    expect(toGarmentFromShopify(row)).toEqual({
      id: 'ada',
      text: { title: 'Ada', description: '<p>Soft</p>\nNeckline: v-neck.', color: 'Navy' },
      cuts: ['womens'],
    });
  });

  it('skips the rows of further variants', () => {
    expect(toGarmentFromShopify({ Handle: 'ada', Title: '', 'Option1 Value': 'L' })).toBeNull();
  });
});
