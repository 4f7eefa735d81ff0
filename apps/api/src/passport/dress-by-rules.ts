import type { CatalogItem } from '@figura/catalog';
import { describePiece, measureColorDistance, toOklch } from '@figura/styling';
import { hasSuch, type ChosenRule, type Recommendations } from './choose-rules';

/** Number of best looks to try per category. */
const TRIED = 60;
/** Added to the score of a dress, since a top with a bottom shows more of the rules. */
const ONE_PIECE = -0.5;
/** OKLab distance up to which two halves look like a mismatch. */
const CLOSE = 0.08;
/** OKLCH chroma from which a piece counts as colored. */
const COLORED = 0.07;

/** Dresses the passport's figure in as many advised values as possible and in none to avoid. */
export function dressByRules(
  best: readonly CatalogItem[],
  rules: readonly ChosenRule[],
  recommendations: Recommendations,
): CatalogItem[] {
  const chosen = rules.filter(({ worth }) => worth > 0);
  const left = rules.filter(({ worth }) => worth < 0);
  const has = ({ attributes }: CatalogItem, { recommendation: { attribute, value } }: ChosenRule) =>
    attributes[attribute]?.includes(value) === true;
  const count = (items: readonly CatalogItem[]) =>
    chosen.filter((rule) => items.some((item) => has(item, rule))).length;
  const isClear = (item: CatalogItem) =>
    !left.some(({ recommendation }) => hasSuch(item, recommendation, recommendations));
  const list = (category: CatalogItem['category']) => {
    const all = best.filter((item) => item.category === category && item.occasion.includes('everyday'));
    const clear = all.filter(isClear).slice(0, TRIED);
    return clear.length > 0 ? clear : all.slice(0, 1);
  };
  const [bottoms, shoes] = [list('Bottoms'), list('Shoes')];
  let outfit: CatalogItem[] = [];
  let most = -Infinity;
  const offer = (items: CatalogItem[], worth: number) => {
    if (worth > most) [outfit, most] = [items, worth];
  };
  list('One-Piece').forEach((item, index) => offer([item], count([item]) + ONE_PIECE - index / TRIED));
  list('Tops').forEach((top, index) =>
    bottoms.forEach((bottom, below) => {
      if (doMatch(top, bottom)) offer([top, bottom], count([top, bottom]) - (index + below) / (2 * TRIED));
    }),
  );
  if (outfit.length === 0) outfit = best.filter(isClear).slice(0, 1);
  const [pair] = [...shoes].sort((a, b) => count([b]) - count([a]));
  return pair && outfit.length > 0 ? [...outfit, pair] : outfit;
}

function doMatch(top: CatalogItem, bottom: CatalogItem): boolean {
  const [a, b] = [top, bottom].map((garment) => describePiece({ garment }, () => undefined)) as [
    ReturnType<typeof describePiece>,
    ReturnType<typeof describePiece>,
  ];
  if (a.isPatterned && b.isPatterned) return false;
  const [above, below] = [toOklch(top.colors[0]!.hex), toOklch(bottom.colors[0]!.hex)];
  if (above.C > COLORED && below.C > COLORED) return false;
  return measureColorDistance(above, below) > CLOSE;
}
