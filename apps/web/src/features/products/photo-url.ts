import { PHOTO_WIDTHS } from '@figura/contracts';
import { buildApiUrl } from '../../lib/api/api-client';

const LARGEST = PHOTO_WIDTHS.at(-1)!;

/** Where a photograph is in one of its widths: as it stands on the wire the URL names the largest one. */
export function buildPhotoUrl(imageUrl: string, width: number = LARGEST): string {
  return buildApiUrl(imageUrl.replace(`/photos/${LARGEST}/`, `/photos/${width}/`));
}
