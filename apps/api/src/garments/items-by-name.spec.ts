import { VERDICT_LEVELS } from '@figura/contracts';
import { translateAll } from '@figura/messages';
import {
  checkGarment,
  compileChecks,
  compileKnowledge,
  explain,
  listFeatures,
  rank,
  TYPICAL_BODIES,
  type Effect,
  type Explanation,
} from '@figura/styling';
import { isDeepStrictEqual } from 'node:util';
import { readQuestion } from './read-question';
import { readBuiltInCatalog } from '../testing/built-in-catalog';

const catalog = readBuiltInCatalog();
const checks = compileChecks(catalog);
const bodies = Object.values(TYPICAL_BODIES);
const profiles = bodies.map((measurements) => listFeatures({ measurements, bodyConcerns: [] }));

it('every item read from its name gets a level at most one step from its own', () => {
  const apart = catalog.items.flatMap((item) => {
    const { garment } = readQuestion({ text: item.name }, catalog);
    if (isDeepStrictEqual(garment.attributes, item.attributes) && garment.type === item.type) return [];
    return profiles.flatMap((features, index) => {
      const [own, named] = [item, garment].map((each) =>
        VERDICT_LEVELS.indexOf(checkGarment(checks, each, features, (key) => key).level),
      );
      return Math.abs(own! - named!) > 1 ? [`${item.name}, body ${index}`] : [];
    });
  });
  expect(apart).toEqual([]);
});

type Worded = Record<'reasons' | 'cautions', (Omit<Effect, 'description'> & { description: string })[]>;

const inEnglish = (explanation: Explanation) => translateAll(explanation, 'en') as Worded;

const TRADE_OFF = / For your [\w-]+:[\w-]+, there are better choices\.$/;

describe('Reasons of an item', () => {
  const compiled = compileKnowledge(catalog);
  const looks = [1, 1.22].flatMap((size) =>
    bodies.flatMap((body) => {
      const girths = { shoulders: body.shoulders, chest: body.chest, waist: body.waist, hips: body.hips };
      const larger = Object.fromEntries(Object.entries(girths).map(([name, girth]) => [name, girth * size]));
      const features = listFeatures({ measurements: { ...body, ...larger }, bodyConcerns: [] });
      return rank(compiled, features).map(({ index }) => ({
        item: catalog.items[index]!,
        ...inEnglish(explain(compiled, features, index, (key) => key)),
      }));
    }),
  );
  const listSentences = ({ reasons }: (typeof looks)[number]) =>
    reasons.map(({ description }) => description.replace(TRADE_OFF, ''));

  const PARTS = [
    'legs?',
    'torso',
    'neck',
    'waist',
    'hips?',
    'shoulders?',
    'chest',
    'arms?',
    'calves',
    'midriff',
  ];
  const OPPOSITES = [
    ['looks? longer|lengthens?', 'looks? shorter|shortens?'],
    ['looks? broader|widens?', 'looks? narrower|narrows'],
    ['follows the line|shows the outline', 'skims over'],
    ['draws the eye to', 'lets the eye pass over'],
    ['lends [a-z ]+ presence', 'keeps [a-z ]+ light'],
  ];
  const listClaims = (sentence: string): readonly string[] =>
    sentence
      .split(/[,;.]| and /)
      .flatMap((clause) =>
        PARTS.filter((part) => new RegExp(`\\b${part}\\b`, 'i').test(clause)).flatMap((part) =>
          OPPOSITES.flatMap((pair, index) =>
            pair.flatMap((words, side) =>
              new RegExp(`\\b(?:${words})\\b`, 'i').test(clause) ? [`${part} ${index} ${side}`] : [],
            ),
          ),
        ),
      );
  const claims = new Map<string, readonly string[]>();
  const getClaims = (sentence: string) => {
    const known = claims.get(sentence) ?? listClaims(sentence);
    claims.set(sentence, known);
    return known;
  };

  it('never contradict each other on any of 40 bodies', () => {
    const contradictions = looks.flatMap((look) => {
      const said = listSentences(look);
      return said.flatMap((first) =>
        getClaims(first)
          .filter((claim) => claim.endsWith('0'))
          .flatMap((claim) => {
            const denied = `${claim.slice(0, -1)}1`;
            const second = said.find((other) => other !== first && getClaims(other).includes(denied));
            return second ? [`${look.item.id}: ${first} / ${second}`] : [];
          }),
      );
    });
    expect([...new Set(contradictions)]).toEqual([]);
  });

  it('name no drawback, repeat no sentence, and state one trade-off per detail', () => {
    const strange = looks.flatMap((look) => {
      const said = listSentences(look);
      const losses = said.filter((sentence) => /look shorter|no support|sits tight on/i.test(sentence));
      const repeated = said.filter((sentence, index) => said.indexOf(sentence) !== index);
      const tradeOffs = look.reasons.filter(({ description }) => TRADE_OFF.test(description));
      const again = tradeOffs.filter(
        ({ attribute, value }, index) =>
          tradeOffs.findIndex((other) => other.attribute === attribute && other.value === value) < index,
      );
      return [...losses, ...repeated, ...again.map(({ description }) => description)].map(
        (sentence) => `${look.item.id}: ${sentence}`,
      );
    });
    expect([...new Set(strange)]).toEqual([]);
  });

  it('mention a waist line or darts only for garments that have them', () => {
    const LOOSE = ['boxy', 'oversized', 'straight-easy', 'loose'];
    const strange = looks.flatMap(({ item, reasons }) => {
      const covers = catalog.itemTypes.find(({ slug }) => slug === item.type)!.covers;
      const isDrawnIn = [item.attributes.waist, item.attributes.style, item.attributes.accessories]
        .flat()
        .some(
          (value) => value && /tie|belt|wrap|waist-seam|high-rise|tucked|bodycon|fit-and-flare/.test(value),
        );
      const isLoose = item.attributes.fit?.some((fit) => LOOSE.includes(fit)) && !isDrawnIn;
      return reasons
        .filter(
          ({ description, value }) =>
            (/follows the line of the waist/i.test(description) && (isLoose || !covers.includes('waist'))) ||
            (/\bdarts? (hold|shape|pull|cup|take)/i.test(description) && value !== 'bust-darts'),
        )
        .map(({ description }) => `${item.id}: ${description}`);
    });
    expect([...new Set(strange)]).toEqual([]);
  });
});
