import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { fields as t } from '../../../auth/messages.en';
import { PersonName, Trimmed } from './fields.decorators';

class Form {
  @PersonName(t('firstName'), 'Mira')
  firstName!: string;

  @Trimmed()
  title!: unknown;
}

const toForm = (fields: object) => plainToInstance(Form, fields);

describe('Trimmed()', () => {
  it.each([
    ['  Silk dress ', 'Silk dress'],
    ['Silk \u202Egnp.exe', 'Silk gnp.exe'],
    ['Silk\u200b\u00ad\u2060\ufeff\u{e0041} dress', 'Silk dress'],
    ['\u2067שמלה\u2069 dress', 'שמלה dress'],
    ['שמלה\u200f!', 'שמלה\u200f!'],
  ])('turns %j into %j', (title, expected) => {
    expect(toForm({ title }).title).toBe(expected);
  });

  it('leaves values that are not strings unchanged', () => {
    expect(toForm({ title: 7 }).title).toBe(7);
  });
});

describe('PersonName()', () => {
  it('refuses a name of invisible characters only', () => {
    const [error] = validateSync(toForm({ firstName: ' \u202E\u2066 ' }));
    expect(Object.values(error!.constraints!)).toContain('First name is required');
  });

  it.each([
    'evil.example',
    'evil。example',
    'evil．example',
    'evil｡example',
    'evil․example',
    'evil٠example',
    'e\u200bvil.exam\u00adple',
    'evil.\u200eexample',
    'evil\u202e.example',
    'www.x',
    'ｗｗｗ．ｘ',
    'win at evil.example now',
    'пример.рф',
    '例え。テスト',
    'http:∕∕evil',
    'evil⁄x',
    'evil／x',
    '\\\\evil\\x',
    'me＠evil',
    'me﹫evil',
  ])('refuses %j, which programs or people may take for a link [S65]', (firstName) => {
    const [error] = validateSync(toForm({ firstName }));
    expect(Object.values(error!.constraints!).join()).toContain('no links');
  });

  it.each([
    'Mira',
    'J.R.R.',
    'St. John',
    'St.John',
    'Ma.Teresa',
    'M.ª José',
    "O'Neill-Smith Jr.",
    'Gal·la',
    'マリア・リンド',
    'مریم\u200cسادات',
    '王小明',
    'नीलम क\u200dष',
    'Martin Luther King, Jr.',
  ])('accepts %j', (firstName) => {
    expect(validateSync(toForm({ firstName }))).toEqual([]);
    expect(toForm({ firstName }).firstName).toBe(firstName);
  });
});
