import { VALUE_NAMES } from '@figura/contracts';
import type { KeptGarment } from '../../../lib/drafts/draft-types';
import { findAnswer } from '../../../ui/garment/answers';
import { findKind } from '../../../ui/garment/kinds';
import { detail as t } from './compare.messages.en';

export const DETAILS = ['neckline', 'waist', 'length', 'leg', 'sleeveLength'] as const;
export type Detail = (typeof DETAILS)[number];

export const formatDetail = (detail: Detail): string => t(detail);

export function findValueName({ garment, reasons, cautions }: KeptGarment, detail: Detail): string | null {
  const choice = findKind(garment)?.questions.find(({ attribute }) => attribute === detail);
  const value = (choice && findAnswer(garment, choice)) ?? garment.attributes[detail]?.[0];
  if (value === undefined) return null;
  const effect = [...reasons, ...cautions].find((each) => each.attribute === detail && each.value === value);
  return effect?.displayName ?? VALUE_NAMES[detail]?.[value] ?? value.replaceAll('-', ' ');
}
