import { garmentFromGoogle, garmentFromShopify } from './feeds';

describe('garmentFromGoogle', () => {
  it('takes what speaks of the garment, the shop’s own category last', () => {
    const row = {
      id: '7',
      title: 'Ada',
      description: '',
      color: 'Red',
      price: '10 EUR',
      google_product_category: 'Apparel & Accessories > Clothing > Dresses',
      product_type: 'Women > Summer dresses',
    };
    expect(garmentFromGoogle(row)).toEqual({
      id: '7',
      text: {
        title: 'Ada',
        color: 'Red',
        category: 'Apparel & Accessories > Clothing > Dresses > Women > Summer dresses',
      },
    });
  });
});

describe('garmentFromShopify', () => {
  it('reads metafields as what they say, and the color from an option', () => {
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
    expect(garmentFromShopify(row)).toEqual({
      id: 'ada',
      text: { title: 'Ada', description: '<p>Soft</p>\nNeckline: v-neck.', color: 'Navy' },
    });
  });

  it('passes over the rows of further variants', () => {
    expect(garmentFromShopify({ Handle: 'ada', Title: '', 'Option1 Value': 'L' })).toBeNull();
  });
});
