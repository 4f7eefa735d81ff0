import type { CatalogRecommendation } from '@figura/catalog';
import type { ProfileFeature } from '@figura/styling';
import { chooseRules } from './choose-rules';

const createFeature = (key: string, changes: Partial<ProfileFeature> = {}): ProfileFeature => ({
  key,
  kind: 'balance',
  reason: '',
  strength: 1,
  ticked: false,
  choice: 'balance',
  ...changes,
});

type Rated = Partial<CatalogRecommendation> & Pick<CatalogRecommendation, 'attribute' | 'value' | 'rating'>;

const guide = (key: string, ...rated: Rated[]) =>
  [
    key,
    rated.map((recommendation) => ({
      id: '',
      feature: key,
      displayName: recommendation.value,
      effect: `${key} ${recommendation.value}`,
      claims: [],
      inGuide: true,
      evidence: 'convention' as const,
      onlyWhereWorn: false,
      for: ['womens'] as const,
      ...recommendation,
    })),
  ] as const;

const chosen = (
  guides: ReturnType<typeof guide>[],
  features: ProfileFeature[],
  isWorn: Parameters<typeof chooseRules>[2] = () => true,
) => {
  const { rules, colorRules } = chooseRules(new Map(guides), features, isWorn);
  const formatRule = ({ recommendation, worth }: (typeof rules)[number]) =>
    `${worth > 0 ? '+' : '-'}${recommendation.effect}`;
  return { rules: rules.map(formatRule), colorRules: colorRules.map(formatRule) };
};

describe('chooseRules', () => {
  it('takes one rule per attribute and at most three to choose, which come first', () => {
    const neck = guide(
      'neck:long',
      { attribute: 'neckline', value: 'boat', rating: 3 },
      { attribute: 'neckline', value: 'crew', rating: 3 },
      { attribute: 'sleeves', value: 'cap', rating: 3 },
      { attribute: 'waist', value: 'tucked', rating: 3 },
      { attribute: 'style', value: 'a-line', rating: 3 },
      { attribute: 'leg', value: 'skinny', rating: -1 },
      { attribute: 'fit', value: 'boxy', rating: -1 },
    );
    expect(chosen([neck], [createFeature('neck:long')]).rules).toEqual([
      '+neck:long boat',
      '+neck:long tucked',
      '+neck:long cap',
      '-neck:long skinny',
      '-neck:long boxy',
    ]);
  });

  it('leads with what most clothes have, not with a sleeve that few have', () => {
    const shoulders = guide(
      'shoulders:narrow',
      { attribute: 'sleeves', value: 'puff', rating: 3 },
      { attribute: 'neckline', value: 'boat', rating: 2 },
      ...(['leg', 'waist', 'fit', 'style'] as const).map((attribute) => ({
        attribute,
        value: 'any',
        rating: -1,
      })),
    );
    const { rules } = chosen([shoulders], [createFeature('shoulders:narrow')]);
    expect(rules[0]).toBe('+shoulders:narrow boat');
  });

  it("cancels out a value that suits one feature and not another, and keeps the winner's words", () => {
    const guides = [
      guide(
        'neck:long',
        { attribute: 'neckline', value: 'boat', rating: 2 },
        { attribute: 'sleeves', value: 'cap', rating: 1 },
      ),
      guide('hips:wide', { attribute: 'neckline', value: 'boat', rating: -3 }),
    ];
    const features = [createFeature('neck:long'), createFeature('hips:wide', { strength: 0.75 })];
    expect(chosen(guides, features).rules).toEqual(['+neck:long cap', '-hips:wide boat']);
  });

  it('counts values that act only where they are worn per body part', () => {
    const loose = { attribute: 'fit', value: 'loose', onlyWhereWorn: true } as const;
    const guides = [
      guide('arms:big', { ...loose, rating: 2 }),
      guide('waist:straight', { ...loose, rating: -2 }),
    ];
    const { rules } = chosen(guides, [createFeature('arms:big'), createFeature('waist:straight')]);
    expect(rules).toEqual(['+arms:big loose', '-waist:straight loose']);
  });

  it('inverts features that the user shows, and skips features left alone and values never worn', () => {
    const guides = [
      guide('hips:wide', { attribute: 'accessories', value: 'hip-belt', rating: -3 }),
      guide('neck:long', { attribute: 'neckline', value: 'boat', rating: 2 }),
      guide('legs:long', { attribute: 'shoes', value: 'heels', rating: 2 }),
    ];
    const features = [
      createFeature('hips:wide', { choice: 'show' }),
      createFeature('neck:long', { choice: 'leave' }),
      createFeature('legs:long'),
    ];
    const { rules } = chosen(guides, features, ({ value }) => value !== 'heels');
    expect(rules).toEqual(['+hips:wide hip-belt']);
  });

  it('returns the two most important color rules separately', () => {
    const hips = guide(
      'hips:wide',
      { attribute: 'color', value: 'light-bottom', rating: -1 },
      { attribute: 'color', value: 'dark-bottom', rating: 3 },
      { attribute: 'color', value: 'tonal', rating: -2 },
      { attribute: 'style', value: 'a-line', rating: 1 },
    );
    expect(chosen([hips], [createFeature('hips:wide')])).toEqual({
      rules: ['+hips:wide a-line'],
      colorRules: ['+hips:wide dark-bottom', '-hips:wide tonal'],
    });
  });
});
