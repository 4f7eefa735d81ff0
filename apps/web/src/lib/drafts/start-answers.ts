import type { BodyAnswers } from '@figura/classifier';
import { COMPARISONS, readAnswers } from '@figura/classifier';
import type { StartAnswersDto } from '@figura/contracts';
import { MEASUREMENTS } from '@figura/contracts';
import type { StartAnswers } from './draft-types';
import { readDraft } from './drafts';

export function findStartAnswers(draft: StartAnswers | null): BodyAnswers | null {
  const answers = draft && readAnswers(draft);
  return answers && isAnswered(answers) ? answers : null;
}

/** What a registration takes along; eight numbers of a tape go before answers. */
export function findAnswersToKeep(): BodyAnswers | null {
  const typed = { ...readDraft('introHorizontalMeasurements'), ...readDraft('introVerticalMeasurements') };
  const isTaped = MEASUREMENTS.every((name) => name in typed);
  return isTaped ? null : findStartAnswers(readDraft('startAnswers'));
}

function isAnswered({ sizeAbove, sizeBelow, mens = {}, comparisons }: BodyAnswers): boolean {
  return (
    (sizeAbove ?? mens.top ?? mens.collar) !== undefined &&
    (sizeBelow ?? mens.bottom) !== undefined &&
    COMPARISONS.every((name) => comparisons[name] !== undefined)
  );
}

/** Without what is unknown. */
export function toStartAnswersDto({
  height,
  sizeAbove,
  sizeBelow,
  mens,
  comparisons,
  byString = {},
}: BodyAnswers): StartAnswersDto {
  return {
    height,
    comparisons,
    ...(sizeAbove !== undefined && { sizeAbove }),
    ...(sizeBelow !== undefined && { sizeBelow }),
    ...(mens && { mens }),
    ...(Object.keys(byString).length > 0 && { byString }),
  };
}
