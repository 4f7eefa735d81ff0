import type { DrawingRequest } from './drawing-messages';
import { replyTo } from './reply';

/** Draws in a thread of its own, so that no page stutters. */
addEventListener('message', ({ data }: MessageEvent<DrawingRequest>) => {
  postMessage(replyTo(data));
});
