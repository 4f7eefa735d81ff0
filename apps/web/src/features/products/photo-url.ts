import { PHOTO_WIDTHS } from '@figura/contracts';
import { apiUrl } from '../../lib/api/api-client';

const LARGEST = PHOTO_WIDTHS.at(-1)!;

/** Where a photograph is in one of its widths: as it stands on the wire the URL names the largest one. */
export function photoUrl(imageUrl: string, width: number = LARGEST): string {
  return apiUrl(imageUrl.replace(`/photos/${LARGEST}/`, `/photos/${width}/`));
}
