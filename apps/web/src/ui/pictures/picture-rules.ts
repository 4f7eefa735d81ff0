import { PROFILE_IMAGE_TYPES } from '@figura/contracts';
import { pictureRules as t } from './messages.en';

/** MB before cropping. */
export const MAX_PICTURE_MB = 15;

/** The server checks the content. */
export function findPictureError(file: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  const tooLarge = file.size > MAX_PICTURE_MB * 1024 * 1024;
  return findPhotoError(file) ?? (tooLarge ? t('size', { max: MAX_PICTURE_MB }) : undefined);
}

/** Any size is allowed, because the device scales it. */
export function findPhotoError({ name, type }: Pick<File, 'name' | 'type'>): string | undefined {
  // Some systems report no type.
  if (/hei[cf]/i.test(type) || /\.hei[cf]$/i.test(name)) return t('heic');
  return PROFILE_IMAGE_TYPES.some((known) => known === type) ? undefined : t('type');
}

export const UNREADABLE_PICTURE = t('unreadable');
