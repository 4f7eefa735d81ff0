import { once } from 'node:events';
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
  const document = Readable.from(
    writeDocument((picture) => {
      pictures.push(picture);
      return picture.file;
    }),
    { objectMode: false },
  );
  document.on('error', (error) => output.destroy(error));
  zip.addReadStream(document, DOCUMENT_FILE);
  try {
    await finished(document, { signal });
  } finally {
    document.destroy();
  }
  for (const { file, read } of pictures) {
    const bytes = await read();
    signal.throwIfAborted();
    // It may have been removed a moment ago. WebP is compressed already.
    if (bytes) zip.addBuffer(bytes, file, { compress: false });
    if (output.writableNeedDrain) await once(output, 'drain', { signal });
  }
  zip.end();
}
