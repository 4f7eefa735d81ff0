// A file of its own, so that only those load it whose numbers are hidden, or who share a picture.
export { toCoarseBody } from '@figura/classifier';
