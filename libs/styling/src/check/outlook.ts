import {
  isInFavor,
  NAMED_VALUES,
  VERDICT_LEVELS,
  type GarmentChoice,
  type GarmentQuestion,
  type VerdictLevel,
} from '@figura/contracts';
import type { RatedItem } from '../knowledge';
import { isAnswered, type Known } from './open-questions';
import { createContradictionTest, type Demands } from './possible';
import type { Judgment } from './scale';

const MAX_OPTIONS = 4;
const MOST_OF_ONE_LEVEL = 2;

export interface Answer {
  readonly choice: GarmentChoice;
  readonly value: string;
  readonly attributes: RatedItem['attributes'];
}

export interface JudgedAnswer extends Answer, Pick<Judgment, 'score' | 'level'> {}

interface OpenQuestion {
  readonly attribute: string;
  readonly question: GarmentQuestion;
  readonly options: readonly JudgedAnswer[];
}

export interface Outlook {
  readonly known: Known;
  /** From the worst to the best level that an answer gives; null if all answers or none speak for the garment. */
  readonly range: { readonly from: VerdictLevel; readonly to: VerdictLevel } | null;
  /** Null also if every answer speaks for the garment. */
  readonly question: OpenQuestion | null;
}

/**
 * Lists possible answers to open questions; answers that contradict the garment or would have been stated are
 * left out.
 */
export function listAnswers(
  attributes: RatedItem['attributes'],
  questions: readonly GarmentChoice[],
  demands: Demands,
): Answer[] {
  const contradicts = createContradictionTest(attributes, demands);
  return questions
    .filter((choice) => !isAnswered(attributes, choice))
    .flatMap((choice) =>
      choice.values
        .filter(
          (to) =>
            !NAMED_VALUES.includes(`${choice.attribute}:${to}`) &&
            !contradicts({ attribute: choice.attribute, from: null, to }),
        )
        .map((value) => ({
          choice,
          value,
          attributes: {
            ...attributes,
            [choice.attribute]: [...(attributes[choice.attribute] ?? []), value],
          },
        })),
    );
}

export function describeOutlook(answers: readonly JudgedAnswer[], known: Known): Outlook {
  const byChoice = new Map<GarmentChoice, JudgedAnswer[]>();
  for (const answer of answers) byChoice.set(answer.choice, [...(byChoice.get(answer.choice) ?? []), answer]);
  const settling = [...byChoice.values()]
    .map((options) => ({ options, best: findBest(options), worst: findWorst(options) }))
    .filter(({ best, worst }) => best.level !== worst.level)
    .sort(
      (a, b) =>
        Number(isInFavor(a.worst.level)) - Number(isInFavor(b.worst.level)) ||
        computeSpread(b) - computeSpread(a),
    );
  const [first] = settling;
  if (!first) return { known, range: null, question: null };
  const { best, worst, options } = first;
  const { attribute, question } = best.choice;
  return {
    known,
    range: isInFavor(best.level) && !isInFavor(worst.level) ? { from: worst.level, to: best.level } : null,
    question: { attribute, question, options: chooseOptions(options, best, worst) },
  };
}

interface Extremes {
  readonly best: JudgedAnswer;
  readonly worst: JudgedAnswer;
}

function computeSpread({ best, worst }: Extremes): number {
  return best.score - worst.score;
}

function chooseOptions(
  options: readonly JudgedAnswer[],
  best: JudgedAnswer,
  worst: JudgedAnswer,
): JudgedAnswer[] {
  const chosen = new Set([best, worst]);
  const add = (wanted: (option: JudgedAnswer) => boolean) => {
    for (const option of options) if (chosen.size < MAX_OPTIONS && wanted(option)) chosen.add(option);
  };
  add(({ value, choice }) => value === choice.usual);
  for (const level of VERDICT_LEVELS) {
    const next = options.find((option) => option.level === level);
    add((option) => option === next && [...chosen].every((other) => other.level !== level));
  }
  add(({ level }) => [...chosen].filter((other) => other.level === level).length < MOST_OF_ONE_LEVEL);
  return options.filter((option) => chosen.has(option));
}

export function findBest(options: readonly JudgedAnswer[]): JudgedAnswer {
  return options.reduce((best, option) => (isBetter(option, best) ? option : best));
}

export function findWorst(options: readonly JudgedAnswer[]): JudgedAnswer {
  return options.reduce((worst, option) => (isBetter(worst, option) ? option : worst));
}

function isBetter(a: JudgedAnswer, b: JudgedAnswer): boolean {
  const levels = VERDICT_LEVELS.indexOf(b.level) - VERDICT_LEVELS.indexOf(a.level);
  return levels === 0 ? a.score > b.score : levels > 0;
}
