import type { PictureField } from '../../platform/http/requests/upload.interceptor';
import { translator } from '../../platform/errors/translator';
import messages from '../messages.en';

const t = translator(messages.pictures);

export const PROFILE_PICTURE: PictureField = {
  field: 'profileImage',
  label: t('profilePicture'),
  limit: 'picture:account',
};
