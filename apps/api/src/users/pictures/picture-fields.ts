import type { PictureField } from '../../platform/http/requests/upload.interceptor';
import { pictures as t } from '../messages.en';

export const PROFILE_PICTURE: PictureField = {
  field: 'profileImage',
  label: t('profilePicture'),
  limit: 'picture:account',
};
