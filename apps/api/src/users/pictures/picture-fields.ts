import type { PictureField } from '../../platform/http/requests/upload.interceptor';

export const PROFILE_PICTURE: PictureField = {
  field: 'profileImage',
  label: 'Profile picture',
  limit: 'picture:account',
};
