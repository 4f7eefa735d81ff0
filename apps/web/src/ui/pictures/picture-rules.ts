import { PROFILE_IMAGE_TYPES } from '@figura/contracts';
import { translator } from '../../lib/messages/translator';
import messages from './messages.en';

const t = translator(messages.pictureRules);

/** The largest picture that is opened, in MB; what is sent is cropped and much smaller. */
export const MAX_PICTURE_MB = 15;

/** What is wrong with a file as a picture, if anything. The server looks at the content itself. */
export function findPictureError(file: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  const tooLarge = file.size > MAX_PICTURE_MB * 1024 * 1024;
  return findPhotoError(file) ?? (tooLarge ? t('size', { max: MAX_PICTURE_MB }) : undefined);
}

/** What is wrong with a file as a photograph of any size, if anything: it is scaled on the device. */
export function findPhotoError({ name, type }: Pick<File, 'name' | 'type'>): string | undefined {
  // Some systems know no type for it.
  if (/hei[cf]/i.test(type) || /\.hei[cf]$/i.test(name)) return t('heic');
  return PROFILE_IMAGE_TYPES.some((known) => known === type) ? undefined : t('type');
}

/** For a file that the browser cannot read as a picture. */
export const UNREADABLE_PICTURE = t('unreadable');
