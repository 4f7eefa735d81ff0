import { MAX_PROFILE_IMAGE_BYTES, PROFILE_IMAGE_TYPES } from '@figura/contracts';

/** What is wrong with a file as a profile picture, if anything. The server looks at the content itself. */
export function pictureError(file: Pick<File, 'type' | 'size'>): string | undefined {
  if (!PROFILE_IMAGE_TYPES.some((type) => type === file.type)) {
    return 'Please choose an image file: PNG, JPEG or WebP';
  }
  return file.size > MAX_PROFILE_IMAGE_BYTES
    ? 'This picture is larger than 5 MB. Please choose a smaller one'
    : undefined;
}
