import { translate } from '@figura/messages';
import { chooseItems } from './editions/choose-items';
import { findLeadTheme, findThemeOfItem, findThemes } from './editions/themes';
import { listTrendReasons } from './trend-reasons';
import { readBuiltInCatalog } from '../testing/built-in-catalog';

const WEEK = '2026-W48';

describe('listTrendReasons', () => {
  const catalog = readBuiltInCatalog();
  const lead = findLeadTheme(catalog, WEEK);
  const find = (id: string) => catalog.items.find((item) => item.id === id)!;
  const list = (id: string, isOfThisWeek = true, onUser: string | null = null) =>
    listTrendReasons(find(id), {
      week: WEEK,
      theme: findThemeOfItem(catalog, WEEK, id),
      lead,
      isOfThisWeek,
      onUser,
    }).map((reason) => translate(reason, 'en'));

  it('listTrendReasons names the theme, its reason, and the season', () => {
    for (const id of lead!.items)
      expect(list(id).slice(0, 3)).toEqual([
        `Part of “${lead!.name}”, the theme of this week.`,
        lead!.why,
        expect.stringMatching(/^Made for (fall|winter|fall and winter), so now is its time\.$/),
      ]);
    const other = findThemes(catalog, WEEK).find((theme) => theme !== lead)!;
    expect(list(other.items[0]!)[0]).toBe(`Part of “${other.name}”, a theme of this season.`);
  });

  it('listTrendReasons says that an item has no theme, and mentions no numbers', () => {
    const beside = chooseItems(WEEK, catalog, new Set()).filter((id) => !findThemeOfItem(catalog, WEEK, id));
    expect(beside.length).toBeGreaterThan(0);
    for (const id of beside) {
      expect(list(id)[0]).toBe(`A piece of this season to wear with “${lead!.name}”.`);
      expect(list(id).join(' ')).not.toMatch(/\d/);
    }
  });

  it("listTrendReasons states the effect on the user, and that the item was in last week's edition", () => {
    const reasons = list(lead!.items[0]!, false, 'It frames the waist.');
    expect(reasons.slice(-2)).toEqual([
      'On you: It frames the waist.',
      'It was part of last week’s selection.',
    ]);
  });
});
