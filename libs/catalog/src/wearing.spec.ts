import { loadCatalog } from './load-catalog';
import { CompiledWearing } from './wearing';

const { wearing, itemTypes, items } = loadCatalog();

describe('CompiledWearing', () => {
  const compiled = new CompiledWearing(wearing, new Map(itemTypes.map((type) => [type.slug, type])));
  const worn = (
    category: 'Outerwear' | 'Tops' | 'One-Piece' | 'Bottoms',
    type: string,
    attributes: Record<string, string[]> = {},
  ) => compiled.computeWearing({ category, type, attributes });

  it('takes the warmth of a plain garment from the tables', () => {
    expect(worn('Tops', 'shirt').warmth).toBe(0.25);
    expect(worn('Outerwear', 'parka').warmth).toBe(0.7);
  });

  it('inherits a missing warmth from the parent type', () => {
    expect(worn('Tops', 'hoodie').warmth).toBe(worn('Tops', 'sweatshirt').warmth);
    expect(worn('Bottoms', 'skinny-jeans').warmth).toBe(worn('Bottoms', 'jeans').warmth);
  });

  it.each([
    ['short sleeves', { sleeveLength: ['short'] }, { sleeveLength: ['wrist'] }],
    ['linen', { fabric: ['linen'] }, { fabric: ['crepe'] }],
    ['openwork', { fabric: ['fine-knit'], texture: ['openwork'] }, { fabric: ['fine-knit'] }],
    ['no lining', { specialFeatures: ['unlined'] }, { specialFeatures: ['lined'] }],
  ])('rates %s as cooler', (_, cool, warm) => {
    expect(worn('One-Piece', 'dress', cool).warmth).toBeLessThan(worn('One-Piece', 'dress', warm).warmth);
  });

  it('never reduces warmth to zero', () => {
    const least = worn('Tops', 'camisole', {
      sleeveLength: ['sleeveless', 'cap', 'short'],
      length: ['crop'],
    });
    expect(least.warmth).toBeGreaterThan(0);
  });

  it('keeps formality between 0 and 5, in halves', () => {
    expect(worn('One-Piece', 'gown', { fabric: ['satin'], length: ['floor'] }).formality).toBe(5);
    expect(worn('Bottoms', 'joggers', { fabric: ['sweatshirt-fleece'] }).formality).toBe(0);
    expect(items.filter(({ formality }) => (formality * 2) % 1 !== 0)).toEqual([]);
  });

  it('assigns warm cloth to winter and thin cloth to summer', () => {
    const summer = worn('Tops', 't-shirt', { sleeveLength: ['short'], fabric: ['linen'] });
    expect(summer.season).toEqual(['spring', 'summer']);
    expect(worn('Tops', 'sweater', { fabric: ['chunky-knit'] }).season).toEqual(['fall', 'winter']);
  });

  it('excludes jeans from interviews, and limits sportswear to sport', () => {
    expect(worn('Bottoms', 'straight-jeans').occasion).not.toContain('interview');
    expect(worn('Bottoms', 'sports-leggings').occasion).toEqual(['sport']);
    expect(worn('One-Piece', 'swimsuit').occasion).toEqual(['weekend', 'travel']);
  });

  it('assigns cocktail and evening dresses to evenings, never to work', () => {
    const occasions = worn('One-Piece', 'cocktail-dress').occasion;
    expect(occasions).toEqual(['evening', 'celebration', 'formal']);
    expect(worn('One-Piece', 'cocktail-dress', { length: ['mini'] }).occasion).not.toContain('everyday');
  });

  it('requires less warmth for sportswear', () => {
    expect(worn('Outerwear', 'windbreaker').season).toContain('winter');
    expect(worn('Outerwear', 'cropped-jacket').season).not.toContain('winter');
  });

  it('refuses an unknown type', () => {
    expect(() => worn('Tops', 'toga')).toThrow(RangeError);
  });
});

describe('occasions and seasons of items', () => {
  const wearOf = new Map(itemTypes.map(({ slug, wear }) => [slug, wear]));

  it('exist for every item', () => {
    expect(items.filter(({ season, occasion }) => season.length === 0 || occasion.length === 0)).toEqual([]);
  });

  it('come with some warmth for every item that covers the body', () => {
    const cold = items.filter(
      ({ category, warmth }) =>
        ['Outerwear', 'Tops', 'One-Piece', 'Bottoms', 'Shoes'].includes(category) && warmth === 0,
    );
    expect(cold.map(({ id }) => id)).toEqual([]);
  });

  it('include interviews only for workwear, and never for sandals, mules, or camisoles', () => {
    const interview = items.filter(({ occasion }) => occasion.includes('interview'));
    expect(interview.length).toBeGreaterThan(60);
    expect(interview.filter(({ occasion }) => !occasion.includes('work')).map(({ id }) => id)).toEqual([]);
    for (const type of ['heeled-sandal', 'mule', 'camisole', 'wide-brim-hat'])
      expect(interview.filter((item) => item.type === type).map(({ id }) => id)).toEqual([]);
  });

  it('never include formal evenings for swimwear, nightwear, or sportswear', () => {
    const formal = items.filter(({ occasion }) => occasion.includes('formal'));
    expect(formal.filter(({ type }) => ['swim', 'night', 'sport'].includes(wearOf.get(type)!))).toEqual([]);
  });
});
