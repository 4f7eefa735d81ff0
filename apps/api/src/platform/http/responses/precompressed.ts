import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/**
 * The quality of brotli: a drawing takes 0.7 ms and is a thousandth larger than at 9, which takes 61 ms, most of them for
 * clearing tables of a size that only long texts fill.
 */
const QUALITY = 7;

/** The two encodings that are kept, the smaller one first. */
const ENCODERS = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
} as const;

type Encoding = keyof typeof ENCODERS;
const ENCODINGS = Object.keys(ENCODERS) as Encoding[];

/** An Accept-Encoding header that names an encoding, and not to refuse it. */
const ACCEPTED: Record<Encoding, RegExp> = {
  br: /\bbr\b(?!\s*;\s*q=0(?![.]\d*[1-9]))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(?![.]\d*[1-9]))/,
};

/** The encodings that an Accept-Encoding header names, the smallest first. */
export function createAccepted(acceptEncoding = ''): Encoding[] {
  return ENCODINGS.filter((encoding) => ACCEPTED[encoding].test(acceptEncoding));
}

/** Bytes in the form that a client takes; without an encoding they are as they were. */
export interface EncodedBytes {
  bytes: Buffer;
  encoding?: Encoding;
}

/** Bytes that never change, with their compressed forms: each made once, when it is first asked for, outside of the main thread. */
export class Precompressed {
  private readonly forms = new Map<Encoding, Buffer>();
  private readonly compressing = new Map<Encoding, Promise<void>>();

  constructor(private readonly plain: Buffer) {}

  /** The smallest form there is by now that an Accept-Encoding header names. Has the smallest that it names made. */
  for(acceptEncoding = ''): EncodedBytes {
    const wanted = createAccepted(acceptEncoding);
    if (wanted[0]) void this.form(wanted[0]);
    for (const encoding of wanted) {
      const bytes = this.forms.get(encoding);
      if (bytes) return { bytes, encoding };
    }
    return { bytes: this.plain };
  }

  /** Has every form made. */
  async compress(): Promise<void> {
    for (const encoding of ENCODINGS) await this.form(encoding);
  }

  private form(encoding: Encoding): Promise<void> {
    let compressing = this.compressing.get(encoding);
    if (!compressing) this.compressing.set(encoding, (compressing = this.makeForm(encoding)));
    return compressing;
  }

  private async makeForm(encoding: Encoding): Promise<void> {
    this.forms.set(encoding, await ENCODERS[encoding](this.plain));
  }
}
