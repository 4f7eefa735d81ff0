import { translator } from '../platform/errors/translator';

export const errors = translator({
  guideNotFound: 'No body part details found',
  itemNotFound: 'Item not found',
});

export const fields = translator({
  missingParameters: 'Missing required parameters',
});
