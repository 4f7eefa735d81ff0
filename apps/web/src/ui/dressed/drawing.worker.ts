import type { DrawingRequest } from './drawing-messages';
import { replyTo } from './reply';

/** A worker keeps the page responsive. */
addEventListener('message', ({ data }: MessageEvent<DrawingRequest>) => {
  postMessage(replyTo(data));
});
