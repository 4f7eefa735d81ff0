import { createUpperMaker } from '../clothes/upper';

export const createDress = createUpperMaker({ neckline: 'scoop', length: 'knee', buttons: 9 });
