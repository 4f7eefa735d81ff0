import { Readable, type Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { PersonalPicture } from '../../platform/personal-data/personal-data';
import type { PictureText } from './write-json';

/** The document within an archive. */
const DOCUMENT_FILE = 'figura-data.json';

/**
 * An archive of a JSON document and of the pictures that it names, made while it is read: the next picture is read when the one
 * before has left. It ends with an error where one of them cannot be read, and does no more once it is destroyed.
 */
export function createArchive(writeDocument: (toText: PictureText) => AsyncIterable<string>): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable & Writable;
  const closed = new AbortController();
  output.once('close', () => closed.abort());
  zip.on('error', (error: Error) => output.destroy(error));
  fill(zip, output, writeDocument, closed.signal).catch((error: Error) => output.destroy(error));
  return output;
}

async function fill(
  zip: ZipFile,
  output: Writable,
  writeDocument: (toText: PictureText) => AsyncIterable<string>,
  signal: AbortSignal,
): Promise<void> {
  const pictures: PersonalPicture[] = [];
  const document = writeDocument((picture) => {
    pictures.push(picture);
    return picture.file;
  });
  const add = async (file: string, content: Readable, compress: boolean): Promise<void> => {
    content.on('error', (error) => output.destroy(error));
    zip.addReadStreamLazy(file, { compress }, handOverOnce(content));
    try {
      await finished(content, { signal });
    } finally {
      content.destroy();
    }
  };
  await add(DOCUMENT_FILE, Readable.from(document, { objectMode: false }), true);
  for (const picture of pictures) {
    const bytes = await picture.read();
    signal.throwIfAborted();
    // It may have been removed a moment ago. WebP is compressed already.
    if (bytes) await add(picture.file, Readable.from(bytes, { objectMode: false }), false);
  }
  zip.end();
}

/** An archive remembers what gave it each entry to its end: nothing of the entry may hang on that. */
function handOverOnce(content: Readable): (read: (error: null, content: Readable) => void) => void {
  const held: { content?: Readable } = { content };
  return (read) => {
    read(null, held.content!);
    delete held.content;
  };
}
