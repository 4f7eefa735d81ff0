import { MAX_PROFILE_IMAGE_BYTES, PROFILE_IMAGE_TYPES } from '@figura/contracts';
import { translator } from '../../lib/messages/translator';
import messages from './messages.en';

const t = translator(messages.pictureRules);

/** What is wrong with a file as a profile picture, if anything. The server looks at the content itself. */
export function pictureError(file: Pick<File, 'type' | 'size'>): string | undefined {
  if (!PROFILE_IMAGE_TYPES.some((type) => type === file.type)) {
    return t('type');
  }
  return file.size > MAX_PROFILE_IMAGE_BYTES ? t('size') : undefined;
}
