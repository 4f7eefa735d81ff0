/** Range of a JavaScript Date. */
export const BEGINNING_OF_TIME = new Date(-8.64e15);
export const END_OF_TIME = new Date(8.64e15);
