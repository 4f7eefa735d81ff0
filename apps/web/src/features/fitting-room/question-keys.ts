import { writeDraft } from '../../lib/drafts/drafts';
import { readRoom } from './kept-garments';
import type { GarmentQuestion } from './offline/check-messages';

const MOST = 10;

/** The same key until the question is answered, so that an answer lost on the way costs no second check. */
export function keepQuestionKey(question: GarmentQuestion): string {
  const name = JSON.stringify(question);
  const room = readRoom();
  const known = room.unanswered[name];
  if (known) return known;
  const key = crypto.randomUUID();
  const latest = [...Object.entries(room.unanswered), [name, key] as const].slice(-MOST);
  writeDraft('fittingRoom', { ...room, unanswered: Object.fromEntries(latest) });
  return key;
}

export function forgetQuestionKey(question: GarmentQuestion): void {
  const room = readRoom();
  const { [JSON.stringify(question)]: known, ...others } = room.unanswered;
  if (known !== undefined) writeDraft('fittingRoom', { ...room, unanswered: others });
}
