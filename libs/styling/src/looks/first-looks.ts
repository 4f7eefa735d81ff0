import type { RankedItem } from '../rank';
import { TIE, Variety } from './variety';

/** Items of a category that stay together, so that similar bodies see the same ten first. */
const BLOCK = 10;
const STAPLES = 2;
const FIRST = 5;
/** Flawless looks to choose the lead from, where there are as many. */
const LEADS = 2;
/** Highest-ranked looks that may lead. */
const LEADS_AMONG = 30;
/** Minimum shares of the highest score, for a first choice and for a lead. */
const GOOD_SHARE = 0.65;
const LEAD_SHARE = 0.5;
/** Points by which trade-offs count as equal. */
const SAME_TRADE = 0.5;
/** Minimum number of leads to choose from, so that not everyone has the same. */
const VARIED_LEADS = 5;
/** Maximum share of reference lists with the same lead. */
const MOST_LEADS = 0.08;
/** Points; after the last round a category has too few items to vary the lead. */
const PRICE_STEP = 0.1;
const PRICE_ROUNDS = 500;
/** Points that a neighbor of the same type or color costs. */
const REPEATS = { type: 1.5, color: 1 } as const;

export interface Look {
  readonly ranked: RankedItem;
  /** Points, from its worth to this body and its worth beyond that to others. */
  readonly place: number;
  readonly worth: number;
  /** 0 to 1, drawn for each body to break ties. */
  readonly lot: number;
  readonly type: string;
  readonly color: string;
  readonly isStaple: boolean;
}

export interface First {
  readonly ten: readonly Look[];
  readonly staples: readonly Look[];
}

export function chooseFirst(looks: readonly Look[]): First {
  const best = [...looks].sort((a, b) => b.place - a.place);
  const ten: Look[] = [];
  const add = (upTo: number, isWelcome: (look: Look) => boolean) => {
    for (const look of best) if (ten.length < upTo && !ten.includes(look) && isWelcome(look)) ten.push(look);
  };
  const isNew = (look: Look) => !ten.some((other) => isSameKind(look, other));
  add(STAPLES, (look) => look.isStaple && isNew(look));
  const staples = [...ten];
  const flawless = listFlawless(best.slice(0, LEADS_AMONG));
  const isFlawless = (look: Look) => flawless.includes(look);
  add(STAPLES + LEADS - staples.filter(isFlawless).length, (look) => isFlawless(look) && isNew(look));
  add(FIRST, isNew);
  add(BLOCK, () => true);
  return { ten, staples };
}

function isSameKind(a: Look, b: Look): boolean {
  return a.type === b.type && a.color === b.color;
}

function listLeadCandidates({ ten, staples }: First): Look[] {
  return ten.filter((look) => staples.includes(look) || !staples.some((other) => isSameKind(look, other)));
}

function listFlawlessLeads(first: First): readonly Look[] {
  const candidates = listLeadCandidates(first);
  const flawless = listFlawless(candidates);
  if (flawless.length >= VARIED_LEADS) return flawless;
  const good = listGood(candidates, LEAD_SHARE);
  const pool = good.length >= LEADS ? good : candidates;
  const count = Math.max(LEADS, Math.min(VARIED_LEADS, pool.filter(isUnavoided).length));
  return pool
    .toSorted((a, b) => a.ranked.avoided - b.ranked.avoided || a.ranked.traded - b.ranked.traded)
    .slice(0, count);
}

const isUnavoided = ({ ranked }: Look): boolean => ranked.avoided === 0;

function listGood(looks: readonly Look[], share: number): readonly Look[] {
  const unavoided = looks.filter(isUnavoided);
  const highest = Math.max(...unavoided.map(({ ranked }) => ranked.score));
  return unavoided.filter(({ ranked }) => ranked.score >= share * highest);
}

/** Nothing to avoid, and fewest points against the top aims. */
function listFlawless(looks: readonly Look[]): readonly Look[] {
  const good = listGood(looks, GOOD_SHARE);
  const least = Math.min(...good.map(({ ranked }) => ranked.traded));
  return good.filter(({ ranked }) => ranked.traded <= least + SAME_TRADE);
}

/** Lead first, then looks that differ from those before; staples by the fifth place. */
export function orderFirst(first: First, prices: ReadonlyMap<number, number>): Look[] {
  const { ten, staples } = first;
  if (ten.length === 0) return [];
  const ordered = [chooseLead(listFlawlessLeads(first), prices)];
  const isIn = (look: Look) => ordered.includes(look);
  const isRepeated = (look: Look) => ordered.some((other) => isSameKind(look, other));
  while (ordered.length < ten.length) {
    const left = FIRST - ordered.length;
    const missing = staples.filter((look) => !isIn(look));
    const fresh = listLeadCandidates(first).filter((look) => !isIn(look) && !isRepeated(look));
    const pools = [
      ...(left > 0 && missing.length >= left ? [missing] : []),
      ...(left > 0 ? [fresh] : []),
      ten.filter((look) => !isIn(look)),
    ];
    ordered.push(
      chooseNext(
        pools.find(({ length }) => length > 0)!,
        ordered,
      ),
    );
  }
  return ordered;
}

export function raiseLeadPrices(lists: readonly First[], prices: Map<number, number>): void {
  const tried = new Map<number, number>();
  const led = lists.map(listFlawlessLeads);
  let fewest = Infinity;
  for (let round = 0; round < PRICE_ROUNDS && fewest > MOST_LEADS * lists.length; round++) {
    const leads = new Map<number, number>();
    for (const looks of led) {
      const { index } = chooseLead(looks, tried).ranked;
      leads.set(index, (leads.get(index) ?? 0) + 1);
    }
    const most = Math.max(...leads.values());
    if (most < fewest) {
      fewest = most;
      for (const [index, price] of tried) prices.set(index, price);
    }
    for (const [index, count] of leads)
      if (count > MOST_LEADS * lists.length) tried.set(index, (tried.get(index) ?? 0) + PRICE_STEP);
  }
}

function chooseLead(looks: readonly Look[], prices: ReadonlyMap<number, number>): Look {
  const computeValue = ({ ranked, worth, lot }: Look) => worth + lot * TIE - (prices.get(ranked.index) ?? 0);
  return looks.reduce((best, look) => (computeValue(look) > computeValue(best) ? look : best));
}

function chooseNext(looks: readonly Look[], before: readonly Look[]): Look {
  const computeValue = (look: Look) =>
    before.reduce(
      (value, { type, color }) =>
        value - (type === look.type ? REPEATS.type : 0) - (color === look.color ? REPEATS.color : 0),
      look.worth,
    );
  return looks.reduce((best, look) => (computeValue(look) > computeValue(best) ? look : best));
}

export function varyTies(looks: readonly Look[]): Look[] {
  const variety = new Variety(({ type, color }: Look) => [`type ${type}`, `color ${color}`]);
  const result: Look[] = [];
  for (let start = 0; start < looks.length; start += BLOCK) {
    const rest = looks.slice(start, start + BLOCK);
    while (rest.length > 0) {
      const next = variety.choose(listTiedFirst(rest))!;
      rest.splice(rest.indexOf(next), 1);
      result.push(next);
    }
  }
  return result;
}

function listTiedFirst(looks: readonly Look[]): Look[] {
  let best = 0;
  return looks.filter(({ ranked: { score } }) => {
    best = Math.max(best, score);
    return score > best - TIE;
  });
}
