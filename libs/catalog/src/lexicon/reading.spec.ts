import { join } from 'node:path';
import { createColorFieldReader, compileColorNames, compileLexicon, createReader } from '@figura/garments';
import { loadLexicon } from './load-lexicon';

const lexicon = loadLexicon(join(__dirname, '../../content'));
const reader = createReader(compileLexicon(lexicon), createColorFieldReader(compileColorNames(lexicon)));

function listValues(text: string): string[] {
  return Object.entries(reader.readText(text).attributes).flatMap(([attribute, values]) =>
    values.map((value) => `${attribute}:${value}`),
  );
}

describe('reading the words of shops', () => {
  it('finds the type, the values and the colors of a dress', () => {
    const reading = reader.readText(
      'Midi wrap dress in navy crêpe with three-quarter-length sleeves and a tie belt.',
    );
    expect(reading).toMatchObject({
      category: 'One-Piece',
      type: 'wrap-dress',
      attributes: {
        sleeveLength: ['three-quarter'],
        style: ['wrap'],
        length: ['mid-calf'],
        waist: ['tie'],
        fabric: ['crepe'],
      },
      colors: [{ name: 'Navy', hex: '#1c2541' }],
    });
  });

  it.each(['dress with long sleeves and a wide hem, ', 'Dress. Long sleeves. Shirt. '])(
    'reads %p repeated 40,000 times',
    (words) => {
      const reading = reader.readText(words.repeat(40_000));
      expect(reading).toMatchObject({ type: 'dress', attributes: { sleeveLength: ['wrist'] } });
    },
  );

  it.each([
    ['Mini dress with long sleeves in emerald', 'Emerald'],
    ['Lace bodysuit long sleeve black', 'Black'],
    ['Black long sleeve top', 'Black'],
    ['Wool coat navy size M', 'Navy'],
    ['Jeans, high rise, dark wash', 'Dark blue'],
    ['Silk scarf with burgundy print', 'Dark red'],
    ['Navy scarf with burgundy print', 'Navy'],
  ])('finds the color of %p', (text, name) => {
    expect(reader.readText(text).colors.map((color) => color.name)).toEqual([name]);
  });

  it.each([
    ['black tuxedo', 'blazer', ['fabric:wool-suiting', 'color:dark-top']],
    ['dinner jacket', 'blazer', ['fabric:wool-suiting']],
    ['morning coat', 'blazer', ['fabric:wool-suiting']],
    ['linen suit', 'blazer', ['fabric:linen']],
    ['oversized cable knit', 'sweater', ['fit:oversized', 'fabric:chunky-knit', 'texture:cable']],
    ['navy dress, chunky knit', 'knit-dress', ['fabric:chunky-knit', 'color:one-color']],
    ['maxi coat', 'coat', ['length:jacket-ankle']],
    ['column dress', 'dress', ['fit:straight-easy']],
    ['kick flare trousers', 'flared-trousers', ['leg:flare']],
    ['trench dress', 'dress', ['neckline:open-shirt-collar', 'waist:tie']],
    ['tuxedo pants', 'trousers', ['fabric:wool-suiting', 'line:pressed-crease']],
    ['tuxedo shirt', 'shirt', []],
    ['bow tie', 'tie', ['accessories:bow-tie']],
    ['breastfeeding top', 'maternity-top', ['fit:maternity', 'specialFeatures:nursing-opening']],
    ['shirt with magnetic buttons', 'shirt', ['specialFeatures:press-studs']],
    ['side-opening trousers', 'trousers', ['waist:side-zip']],
  ])('reads %p as %s', (text, type, values) => {
    expect(reader.readText(text).type).toBe(type);
    expect(listValues(text).sort()).toEqual([...values].sort());
  });

  it('returns the words that gave a value, with their positions', () => {
    const text = 'A shirt with <b>long</b>, wide sleeves';
    const { evidence } = reader.readText(text);
    const wrist = evidence.find(({ value }) => value === 'wrist');
    expect(wrist).toMatchObject({ attribute: 'sleeveLength', field: 'text' });
    expect(text.slice(wrist!.start, wrist!.end)).toBe(wrist!.words);
  });

  it.each([
    ['Camel wool wrap coat', ['style:wrap', 'neckline:shawl-collar', 'waist:tie'], ['neckline:wrap-neck']],
    ['Brown saddle bag', ['accessories:hip-bag', 'fabric:stiff-leather'], []],
    ['Blouse with long, wide sleeves', ['sleeves:wide', 'sleeveLength:wrist'], ['leg:wide', 'fit:loose']],
    ['Short dress with long sleeves', ['length:short', 'sleeveLength:wrist'], ['sleeveLength:short']],
    ['Top with a boat neck in front and a V-neck at the back', ['neckline:boat'], ['neckline:v-neck']],
    ['Trousers with a wide elasticated waist and slim legs', ['leg:slim', 'waist:elastic'], ['leg:wide']],
    ['Jacket lined in satin', [], ['fabric:satin']],
    ['Skirt with a lace trim at the hem', [], ['fabric:lace']],
    ['Dress without a collar', [], ['neckline:open-shirt-collar']],
    ['Dress split at the side', ['specialFeatures:side-slits'], []],
    ['Wrap dress slit up to the knee', ['style:wrap'], ['length:knee']],
    ['Pencil skirt that falls to the knee', ['length:knee'], []],
    ['Skirt to the knee', ['length:knee'], []],
    ['Belted trench coat', ['waist:tie'], []],
    ['Belted jeans', [], ['waist:tie']],
    ['Dress, to the knee, black', ['length:knee'], []],
    ['Skirt with slits to the knee', [], ['length:knee']],
    ['Slim-fit trousers', ['leg:slim'], []],
    ['Soft woven cotton blouse', ['fabric:soft-cotton'], ['fabric:crisp-cotton']],
    ['Jacket with in-seam pockets', ['specialFeatures:in-seam-pockets'], []],
    ['Shirt with a slim fit', ['fit:semi-fitted'], ['leg:slim']],
    ['Top in sturdier jersey', ['fabric:ponte'], ['fabric:thin-jersey']],
    ['Bra with lightly padded, triangular cups', ['specialFeatures:padded-cups'], []],
    [
      'Dress. Length: knee. Sleeve: 3/4. Neck: crew. Fabric: linen.',
      ['length:knee', 'sleeveLength:three-quarter', 'neckline:crew', 'fabric:linen'],
      [],
    ],
    ['Skirt\nLength: Maxi\nRise: high', ['length:maxi', 'waist:high-rise'], []],
    [
      'Trousers; length: ankle; leg: wide; waist: high',
      ['leg:ankle-length', 'leg:wide', 'waist:high-rise'],
      [],
    ],
    ['Shirt. Sleeve length: long. Fit: slim', ['sleeveLength:wrist', 'fit:semi-fitted'], ['leg:slim']],
    ['Coat. Length: long', ['length:jacket-long'], ['length:maxi']],
    ['Dress. Length: 92 cm', [], ['length:knee', 'length:short']],
    ['Long silk kimono', ['length:jacket-long'], []],
    [
      'Top in sweatshirt fabric with an embroidered motif on the front',
      ['fabric:sweatshirt-fleece', 'texture:embroidered'],
      [],
    ],
  ])('%s', (text, given, notGiven) => {
    const values = listValues(text);
    expect(values).toEqual(expect.arrayContaining(given));
    for (const value of notGiven) expect(values).not.toContain(value);
  });

  it.each([
    [
      'Grained leather with a zip',
      'Apparel & Accessories > Handbags, Wallets & Cases > Handbags',
      'Accessories',
    ],
    ['Long sleeves and a deep V-neck', 'Clothing > One-Pieces > Jumpsuits & Rompers', 'One-Piece'],
    ['Jumpsuit with wide legs', 'Women > Trousers', 'One-Piece'],
    ['Shorts in soft satin', 'Women > Nightwear > Shorts', null],
  ])('%s, in the shop under %s', (description, shelf, category) => {
    expect(reader.read({ description, category: shelf }).category).toBe(category);
  });

  it.each([
    ['Dark indigo/Tobacco stitch', ['Dark blue']],
    ['Stone / Horn', ['Greige']],
    ['Sky', ['Light blue']],
    ['Stone blue', ['Light blue']],
    ['Mulberry/Black', ['Dark red', 'Black']],
    ['Washed-out garnet', ['Dark red']],
    ['Navy and white', ['Navy', 'White']],
    ['black with white dots', ['Black']],
    ['Zebra', []],
    [',/ and ', []],
  ])("reads a shop's color field of %p as %p", (color, names) => {
    expect(reader.read({ title: 'Skirt', color }).colors.map(({ name }) => name)).toEqual(names);
  });

  it('reads color names that are also things only in the color field', () => {
    expect(reader.readText('Skirt with shell buttons and a brass zip').colors).toEqual([]);
    expect(reader.read({ title: 'Skirt', color: 'Shell' }).colors).toMatchObject([{ name: 'Off-white' }]);
  });

  it.each([
    ['Push-up bra with a lace trim', 'bra'],
    ['Sports bra with a racer back', 'sports-bra'],
    ['Soft lace bralette', 'bralette'],
    ['Pajamas: a jersey top and short shorts', 'pajamas'],
    ['Satin nightdress with narrow straps', 'nightgown'],
    ['Long terry dressing gown', 'robe'],
    ['Thermal top with long sleeves', 'base-layer-top'],
    ['Lounge set: a soft sweatshirt and joggers', 'lounge-set'],
    ['Ribbed loungewear in cotton', 'lounge-set'],
    ['Long johns in fine merino', 'base-layer-bottom'],
    ['High-waist shaping briefs', 'shapewear'],
    ['Striped halter bikini top', 'bikini-top'],
    ['Bikini bottoms with a low waist', 'bikini-bottom'],
  ])('puts %s into accessories, not tops: %s', (text, type) => {
    expect(reader.readText(text)).toMatchObject({ category: 'Accessories', type });
  });

  it.each([
    ['Black heels', 'pump'],
    ['Gold strappy heels', 'heeled-sandal'],
  ])('reads %s as a %s', (text, type) => {
    expect(reader.readText(text)).toMatchObject({ category: 'Shoes', type });
  });

  it.each([
    ['Printed cotton sarong', 'Bottoms', 'wrap-skirt'],
    ['Sarong skirt with a tie', 'Bottoms', 'wrap-skirt'],
    ['Soft lounge pants with a drawstring', 'Bottoms', 'joggers'],
    ['Long kimono in satin', 'Outerwear', 'jacket'],
    ['Linen vest, button front', 'Outerwear', 'waistcoat'],
    ['Ribbed vest', 'Tops', 'tank'],
    ['Evening dress in crepe', 'One-Piece', 'cocktail-dress'],
    ['Wedding guest dress, floor length', 'One-Piece', 'gown'],
    ['Wool blazer', 'Outerwear', 'blazer'],
    ['Denim cut-offs', 'Bottoms', 'shorts'],
    ['Crochet beach cover-up', 'One-Piece', 'kaftan'],
  ])('reads %s as %s: %s', (text, category, type) => {
    expect(reader.readText(text)).toMatchObject({ category, type });
  });

  it.each([
    ['Miami top', 'Underwired bikini top with narrow straps.', undefined, 'bikini-top'],
    ['Everyday T-shirt', 'Bra with molded cups.', undefined, 'bra'],
    ['Miami brief', 'Lined bikini bottoms.', undefined, 'bikini-bottom'],
    ['Viola trousers', 'Wide, in airy viscose.', 'Women > Nightwear > Pajama bottoms', 'pajamas'],
    ['Viola top', 'In soft jersey.', 'Women > Nightwear > Tops', null],
    ['Mind the hat', 'Knee-length dress in crêpe with a V-neck.', undefined, 'dress'],
    ['Straw hat', 'Dress-up accessory with a wide brim.', undefined, 'wide-brim-hat'],
    ['Ines tights', 'Running tights with a drawstring.', 'Women > Leggings/Tights', 'sports-leggings'],
    ['Suede shirt', 'Shirt jacket in imitation suede.', undefined, 'overshirt'],
    ['Shacket', 'A checked wool shacket.', undefined, 'shacket'],
    ['Art belt-bag', 'Narrow belt with a metal buckle.', 'Women > Accessories > Belt', 'belt'],
    ['Bea bandana', 'Scarf that can be tied as a hairband.', 'Women > Hair/alice band', 'neckerchief'],
    ['Even leggings', 'Leggings with an elasticated waist. 60 denier.', undefined, 'hosiery'],
    ['Even 60 den', 'Leggings with an elasticated waist.', undefined, 'hosiery'],
    ['Strap set', 'Extra bra straps in silicone.', 'Women > Nightwear > Bra', null],
    ['Long Isa', 'Long cardigan in a soft knit.', 'Women > Knitwear > Cardigan', 'longline-cardigan'],
    ['Isa cardigan', 'Long cardigan in a soft knit.', 'Women > Knitwear > Cardigan', 'cardigan'],
  ])('reads %s: %s (%s) as %s', (title, description, category, type) => {
    expect(reader.read({ title, description, ...(category && { category }) }).type).toBe(type);
  });

  it.each([
    'Bikini briefs in cotton with a lined gusset',
    'Hipster briefs in lace',
    'Lace thong',
    'Hair clip in plastic',
    'Umbrella with a wooden handle',
    'Quilted dog coat with a collar',
    'Velour tracksuit',
  ])('finds no garment in: %s', (text) => {
    expect(reader.readText(text)).toMatchObject({ category: null, type: null, attributes: {} });
  });

  it.each([
    [
      'black wrap dress, V-neck, knee length, three-quarter sleeves',
      'wrap dress, v neck, three-quarter sleeves, knee length, black',
      'knee-length wrap dress in black with a V neck and 3/4-length sleeves',
      'Wrap dress. V-neck. Knee length. 3/4 sleeves. Black',
      'wrap dress: black, knee length, three quarter sleeves, v-neck',
      'V-neck black wrap dress with three-quarter-length sleeves, knee length',
      'wrap dress black v neck knee length three quarter sleeves',
    ],
    [
      'dark blue jeans, high rise, straight leg',
      'jeans, high rise, straight, dark blue',
      'high-rise straight-leg jeans, dark blue',
      'jeans with straight legs and a high rise, dark blue',
      'dark blue straight-leg jeans with a high waist',
    ],
    [
      'beige crew-neck sweater in a chunky knit',
      'sweater, crew neck, chunky knit, beige',
      'chunky knit jumper, beige, crew neck',
      'beige chunky-knit pullover with a round neck',
    ],
    [
      'green pleated midi skirt with a high waist',
      'midi skirt, pleated, green, high waist',
      'high-waisted pleated midi skirt, green',
      'midi skirt, high waist, pleated, green',
      'calf-length pleated skirt in green, high rise',
    ],
    [
      'white cotton poplin shirt with long sleeves',
      'shirt, long sleeves, white, cotton poplin',
      'long-sleeved white shirt in cotton poplin',
      'long sleeve poplin shirt, white',
      'shirt, cotton poplin, long sleeves, white',
      'shirt, white, cotton poplin, long sleeves',
      'shirt, long sleeves, in cotton poplin, white',
    ],
    [
      'knee-length linen shift dress with a V-neck',
      'shift dress, linen, knee length, V-neck',
      'shift dress / linen / vneck / to the knee',
      'shift dress, V-neck, in linen, knee length',
      'shift dress, vneck, linen, knee-length',
      'shift dress, vneck, knee-length, linen',
    ],
  ])('reads paraphrases the same: %s', (...texts) => {
    const [first, ...others] = texts.map((text) => {
      const { type, attributes, colors } = reader.readText(text);
      return { type, attributes, colors };
    });
    for (const other of others) expect(other).toEqual(first);
  });
});
