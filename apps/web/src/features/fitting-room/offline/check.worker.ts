import type { CheckReply, CheckRequest } from './check-messages';
import { keptMaterial } from './kept-material';
import { createChecker } from './reply';

/** Judges in a thread of its own, so that no page stutters. */
addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  void answer(data).then((reply) => postMessage(reply));
});

async function answer(request: CheckRequest): Promise<CheckReply> {
  const material = await keptMaterial(request.now).catch(() => null);
  return material && createChecker(material)(request);
}
