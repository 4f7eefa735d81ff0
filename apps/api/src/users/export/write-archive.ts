import { Readable, type Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { PersonalPicture } from '../../platform/personal-data/personal-data';
import type { PictureText } from './write-json';

const DOCUMENT_FILE = 'figura-data.json';

/** Streams one picture at a time; stops when destroyed. */
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
    // Null if removed in the meantime. WebP is already compressed.
    if (bytes) await add(picture.file, Readable.from(bytes, { objectMode: false }), false);
  }
  zip.end();
}

/** The archive keeps a reference to each entry's source, so this must not hold on to its content. */
function handOverOnce(content: Readable): (read: (error: null, content: Readable) => void) => void {
  const held: { content?: Readable } = { content };
  return (read) => {
    read(null, held.content!);
    delete held.content;
  };
}
