import { PHOTO_WIDTHS } from '@figura/contracts';
import { buildApiUrl } from '../../lib/api/api-client';

const LARGEST = PHOTO_WIDTHS.at(-1)!;

/** The API's URL names the largest width. */
export function buildPhotoUrl(imageUrl: string, width: number = LARGEST): string {
  return buildApiUrl(imageUrl.replace(`/photos/${LARGEST}/`, `/photos/${width}/`));
}
