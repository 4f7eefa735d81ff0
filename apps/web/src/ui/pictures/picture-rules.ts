import { PROFILE_IMAGE_TYPES } from '@figura/contracts';
import { translator } from '../../lib/messages/translator';
import messages from './messages.en';

const t = translator(messages.pictureRules);

/** The largest picture that is opened, in MB; what is sent is cropped and much smaller. */
export const MAX_PICTURE_MB = 15;

/** What is wrong with a file as a picture, if anything. The server looks at the content itself. */
export function findPictureError({
  name,
  type,
  size,
}: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  // Some systems know no type for it.
  if (/hei[cf]/i.test(type) || /\.hei[cf]$/i.test(name)) return t('heic');
  if (!PROFILE_IMAGE_TYPES.some((known) => known === type)) return t('type');
  return size > MAX_PICTURE_MB * 1024 * 1024 ? t('size', { max: MAX_PICTURE_MB }) : undefined;
}

/** For a file that the browser cannot read as a picture. */
export const UNREADABLE_PICTURE = t('unreadable');
