import { readList } from './read-list';

const read = (text: string) => readList(text.split('\n'));

describe('readList', () => {
  it('reads each non-blank line as a piece, with its number', () => {
    expect(read('black skirt\n\n white shirt \n')).toEqual({
      header: null,
      columns: null,
      rows: [
        { line: 1, text: 'black skirt', cells: null },
        { line: 3, text: 'white shirt', cells: null },
      ],
    });
  });

  it.each([
    ['commas', 'Brand,Item,Price', 'Gant,"Shirt, white",49'],
    ['semicolons', 'Brand;Item;Price', 'Gant;Shirt, white;49'],
    ['tabs', 'Brand\tItem\tPrice', 'Gant\tShirt, white\t49'],
    ['a byte order mark', '\ufeffBrand,Item,Price', 'Gant,"Shirt, white",49'],
    ['the separator line of Excel', 'sep=;\nBrand;Item;Price', 'Gant;Shirt, white;49'],
    ['Windows line endings', 'Brand,Item,Price\r', 'Gant,"Shirt, white",49\r'],
  ])('reads a table with %s by its header', (_, header, row) => {
    const { rows, header: found } = read(`${header}\n${row}`);
    expect(found).toBe(header.trim());
    expect(rows).toEqual([
      {
        line: header.split('\n').length + 1,
        text: row.trim(),
        cells: { brand: 'Gant', name: 'Shirt, white', price: '49' },
      },
    ]);
  });

  it('reads quoted cells with line breaks, and returns the first line of each row', () => {
    const { rows } = read('Name,Notes\n"Coat","warm,\nfor ""winter"""\n\nSkirt,red');
    expect(rows).toEqual([
      {
        line: 2,
        text: '"Coat","warm,\nfor ""winter"""',
        cells: { name: 'Coat', note: 'warm,\nfor "winter"' },
      },
      { line: 5, text: 'Skirt,red', cells: { name: 'Skirt', note: 'red' } },
    ]);
  });

  it('keeps unknown columns under their names, and accepts rows that are too short or too long', () => {
    const { rows } = read('Name,Colour,Season,Laundry\nCoat,navy,winter\nSkirt,red,summer,cold,extra');
    expect(rows.map(({ cells }) => cells)).toEqual([
      { name: 'Coat', color: 'navy', others: [['Season', 'winter']] },
      {
        name: 'Skirt',
        color: 'red',
        others: [
          ['Season', 'summer'],
          ['Laundry', 'cold'],
          ['', 'extra'],
        ],
      },
    ]);
  });

  it('loses no row to an unclosed quotation mark', () => {
    const { rows } = read('Name,Size\n"Jeans,28\nSkirt,S\nCoat,M');
    expect(rows.map(({ cells }) => cells?.name)).toEqual(['Jeans', 'Skirt', 'Coat']);
  });

  it('takes the currency of amounts from the column header', () => {
    expect(read('Item,Price (EUR)\nCoat,99').columns).toMatchObject({ currency: 'EUR' });
    expect(read('Item,Paid in £\nCoat,99').columns).toMatchObject({ currency: 'GBP' });
    expect(read('Item,Price\nCoat,99').columns!.currency).toBeUndefined();
  });

  it.each(['Dress, black, size M', 'Shirt', 'Item of my aunt, a coat', 'coat,skirt'])(
    'reads "%s" as a piece, not a header',
    (line) => expect(read(`${line}\ncoat`).rows).toHaveLength(2),
  );

  it('reads a single column name as a header', () => {
    expect(read('Item\ncoat').rows).toEqual([{ line: 2, text: 'coat', cells: { name: 'coat' } }]);
  });
});
