import type { CheckReply, CheckRequest } from './check-messages';
import { keepLanguages } from './kept-languages';
import { keepMaterial } from './kept-material';
import { createChecker, OTHER_LANGUAGES } from './reply';

/** Judges in a thread of its own, so that no page stutters. */
addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  void answer(data).then((reply) => postMessage(reply));
});

/** Nothing also where the device keeps material of an older app, which this one cannot read. */
async function answer(request: CheckRequest): Promise<CheckReply> {
  try {
    const material = await keepMaterial(request.now);
    return material && createChecker(material, await keepLanguages(OTHER_LANGUAGES))(request);
  } catch {
    return null;
  }
}
