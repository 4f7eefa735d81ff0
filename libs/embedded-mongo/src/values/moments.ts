/** The first and the last moment that a Date can hold. */
export const BEGINNING_OF_TIME = new Date(-8.64e15);
export const END_OF_TIME = new Date(8.64e15);
