import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { PersonName, Trimmed } from './fields.decorators';

class Form {
  @PersonName('First name')
  firstName!: string;

  @Trimmed()
  title!: unknown;
}

const formOf = (fields: object) => plainToInstance(Form, fields);

describe('Trimmed()', () => {
  it.each([
    ['  Silk dress ', 'Silk dress'],
    ['Silk \u202Egnp.exe', 'Silk gnp.exe'],
    ['\u2067שמלה\u2069 dress', 'שמלה dress'],
    // A mark that belongs to the letter beside it.
    ['שמלה\u200f!', 'שמלה\u200f!'],
  ])('makes %j to %j', (title, expected) => {
    expect(formOf({ title }).title).toBe(expected);
  });

  it('leaves what is no text as it is', () => {
    expect(formOf({ title: 7 }).title).toBe(7);
  });
});

describe('PersonName()', () => {
  it('refuses a name of marks alone that nobody sees', () => {
    const [error] = validateSync(formOf({ firstName: ' \u202E\u2066 ' }));
    expect(Object.values(error!.constraints!)).toContain('First name is required');
  });
});
