import { PersonalPicture } from '../../platform/personal-data/personal-data';

export type PictureText = (picture: PersonalPicture) => string | Promise<string | null>;

type Shares = AsyncIterable<readonly [name: string, share: unknown]>;

export async function* writeJson(shares: Shares, toText: PictureText): AsyncGenerator<string> {
  let before = '{';
  for await (const [name, share] of shares) {
    yield `${before}${JSON.stringify(name)}:`;
    yield* writeShare(share, toText);
    before = ',';
  }
  yield '}';
}

async function* writeShare(share: unknown, toText: PictureText): AsyncGenerator<string> {
  if (!isList(share)) {
    yield JSON.stringify(await replacePictures(share, toText));
    return;
  }
  let before = '[';
  for await (const entry of share) {
    yield `${before}${JSON.stringify(await replacePictures(entry, toText))}`;
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}

async function replacePictures(value: unknown, toText: PictureText): Promise<unknown> {
  if (value instanceof PersonalPicture) return toText(value);
  if (typeof value !== 'object' || value === null) return value;
  const pictures = Object.entries(value).filter(([, field]) => field instanceof PersonalPicture);
  const texts: Record<string, string | null> = {};
  for (const [name, picture] of pictures) texts[name] = await toText(picture as PersonalPicture);
  return pictures.length > 0 ? { ...value, ...texts } : value;
}

function isList(share: unknown): share is AsyncIterable<unknown> {
  return typeof share === 'object' && share !== null && Symbol.asyncIterator in share;
}
