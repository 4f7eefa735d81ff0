import { name } from '../account/name';

export const wrong = fetch(name);
