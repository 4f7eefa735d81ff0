import type {
  AddPieceRequest,
  CheckGarmentRequest,
  CheckResponse,
  Quota,
  WardrobePiece,
} from '@figura/contracts';
import { api, dataOf } from '../../lib/api/api-client';
import type { Answer } from '../../lib/api/use-answer';
import { useAnswer } from '../../lib/api/use-answer';

/** How many checks a free account has left; not asked for whoever has no limit. */
export function useCheckQuota(isLimited: boolean): Answer<Quota> {
  return useAnswer(isLimited ? '/garments/check/quota' : null);
}

/** Checks a garment, told in words or by its values; with the id of an earlier check it is a change to that one. */
export function checkGarment(body: CheckGarmentRequest): Promise<CheckResponse> {
  return dataOf(api.POST('/garments/check', { body }));
}

/** Takes a garment into the wardrobe. The same id again, which the caller makes, is the same piece. */
export function keepGarment(piece: AddPieceRequest): Promise<WardrobePiece> {
  return dataOf(api.POST('/wardrobe', { body: piece }));
}
