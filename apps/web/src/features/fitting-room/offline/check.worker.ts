import type { CheckReply, CheckRequest } from './check-messages';
import { keepLanguages } from './kept-languages';
import { keepMaterial } from './kept-material';
import { createChecker, OTHER_LANGUAGES } from './reply';

/** In its own thread, so that the page does not stutter. */
addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  void answer(data).then((reply) => postMessage(reply));
});

async function answer(request: CheckRequest): Promise<CheckReply> {
  try {
    const material = await keepMaterial(request.now);
    return material && createChecker(material, await keepLanguages(OTHER_LANGUAGES))(request);
  } catch {
    return null;
  }
}
