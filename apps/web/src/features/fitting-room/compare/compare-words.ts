import { capitalize } from '../../../lib/text/capitalize';
import type { KeptGarment } from '../../../lib/drafts/draft-types';
import { formatList } from '../../../lib/text/list-text';
import { startSmall } from '../../../lib/text/within-sentence';
import { findStrongestEffect, getCardEffect, settleParts } from '../../../lib/catalog/brief-effect';
import { createPhrase, formatGarmentName } from '../../../lib/catalog/garment-names';
import { placeVerdict } from '../scale';
import { findOutlook } from '../verdict-words';
import { compareWords as t } from './compare.messages.en';
import { DETAILS, findValueName } from './details';

/** In percent of the scale: closer verdicts are a tie. */
const TIE = 3;

/** Best first; ties keep the order of checking. */
export function rankGarments(garments: readonly KeptGarment[]): KeptGarment[] {
  return [...garments].sort((a, b) => computeMiddle(b) - computeMiddle(a));
}

function computeMiddle(garment: KeptGarment): number {
  const { from, to } = placeVerdict(garment);
  return (from + to) / 2;
}

/** `open`: unknowns may change the order. `tie`: two may be equally good. */
export type Lead = 'clear' | 'open' | 'tie';

/** `ranked`: two or more, best first. */
export function judgeLead(ranked: readonly KeptGarment[]): Lead {
  const [first, ...others] = ranked.map(placeVerdict);
  if (others.some(({ to }) => to > first!.from + TIE)) {
    if (ranked.some((kept) => findOutlook(kept))) return 'open';
  }
  return computeMiddle(ranked[0]!) - computeMiddle(ranked[1]!) <= TIE ? 'tie' : 'clear';
}

/** Those that may be equally good, best first. */
export function findBest(ranked: readonly KeptGarment[]): KeptGarment[] {
  if (judgeLead(ranked) !== 'tie') return ranked.slice(0, 1);
  return ranked.filter((each) => computeMiddle(ranked[0]!) - computeMiddle(each) <= TIE);
}

/** "the green wrap dress" or "the wrap dress" if that is unique, else the number. `garments`: best first. */
export function callGarment(garment: KeptGarment, garments: readonly KeptGarment[]): string {
  const color = findColor(garment);
  const others = garments.filter((other) => other !== garment);
  if (color && others.every((other) => findColor(other) !== color))
    return t('byColor', { garment: createPhrase(garment.garment) });
  if (others.every((other) => other.garment.type !== garment.garment.type))
    return t('byType', { garment: createPhrase({ ...garment.garment, colors: [] }) });
  return t('byNumber', { number: garments.indexOf(garment) + 1 });
}

/** "Navy wrap dress, sleeve to the wrist" beside another. */
export function nameApart(kept: KeptGarment, garments: readonly KeptGarment[]): string {
  const name = formatGarmentName(kept.garment);
  const twins = garments.filter((other) => other !== kept && formatGarmentName(other.garment) === name);
  const detail = DETAILS.map((each) => ({
    own: findValueName(kept, each),
    isDifferent: twins.some((twin) => findValueName(twin, each) !== findValueName(kept, each)),
  })).find(({ own, isDifferent }) => own !== null && isDifferent)?.own;
  return detail ? t('apart', { name, detail: startSmall(detail) }) : name;
}

const findColor = ({ garment }: KeptGarment) => garment.colors[0]?.name.toLowerCase();

export function describeLead(ranked: readonly KeptGarment[], lead: Lead, balances: boolean) {
  const [first, second] = ranked as [KeptGarment, KeptGarment];
  const name = callGarment(first, ranked);
  if (lead === 'tie') {
    const best = formatList(findBest(ranked).map((each) => callGarment(each, ranked)));
    return { headline: t('tie', { best: capitalize(best) }), why: t('tieWhy') };
  }
  const { reasons } = settleParts(first.reasons, first.cautions);
  const isShared = ({ displayName, feature }: (typeof reasons)[number]) =>
    second.reasons.some((other) => other.displayName === displayName && other.feature === feature);
  const reason =
    findStrongestEffect(reasons.filter((each) => !isShared(each))) ?? findStrongestEffect(reasons);
  return {
    headline: t(lead === 'open' ? 'open' : 'clear', { name }),
    why: reason ? getCardEffect(reason, balances) : '',
  };
}

export function findUnsettled(ranked: readonly KeptGarment[]): KeptGarment | null {
  return ranked.find((kept) => findOutlook(kept)) ?? null;
}
