import { drawItem } from '@figura/drawing';
import { createHash } from 'node:crypto';
import { readSharedText } from './shared-text';

export const drawSharedItem: typeof drawItem = (input, options) => {
  const hash = createHash('sha256')
    .update(JSON.stringify([input, options]))
    .digest('hex');
  return readSharedText(`item-${hash}.svg`, () => drawItem(input, options));
};
