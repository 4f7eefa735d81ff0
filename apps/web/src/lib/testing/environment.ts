import { API_BASE_PATH } from '@figura/contracts';

export const API_BASE_URL = API_BASE_PATH;

export const IS_BUILD = false;
