import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Brotli quality: a drawing takes 0.7 ms and is 0.1% larger than at 9, which takes 61 ms. */
const QUALITY = 7;

const ENCODERS = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
} as const;

type Encoding = keyof typeof ENCODERS;
const ENCODINGS = Object.keys(ENCODERS) as Encoding[];

const ACCEPTED: Record<Encoding, RegExp> = {
  br: /\bbr\b(?!\s*;\s*q=0(?![.]\d*[1-9]))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(?![.]\d*[1-9]))/,
};

export function listAcceptedEncodings(acceptEncoding = ''): Encoding[] {
  return ENCODINGS.filter((encoding) => ACCEPTED[encoding].test(acceptEncoding));
}

export interface EncodedBytes {
  bytes: Buffer;
  encoding?: Encoding;
}

/** Compresses each form once, on first request, off the main thread. */
export class Precompressed {
  private readonly forms = new Map<Encoding, Buffer>();
  private readonly compressing = new Map<Encoding, Promise<void>>();

  constructor(private readonly plain: Buffer) {}

  getFor(acceptEncoding = ''): EncodedBytes {
    const wanted = listAcceptedEncodings(acceptEncoding);
    if (wanted[0]) void this.prepareForm(wanted[0]);
    for (const encoding of wanted) {
      const bytes = this.forms.get(encoding);
      if (bytes) return { bytes, encoding };
    }
    return { bytes: this.plain };
  }

  async compress(): Promise<void> {
    for (const encoding of ENCODINGS) await this.prepareForm(encoding);
  }

  private prepareForm(encoding: Encoding): Promise<void> {
    let compressing = this.compressing.get(encoding);
    if (!compressing) this.compressing.set(encoding, (compressing = this.makeForm(encoding)));
    return compressing;
  }

  private async makeForm(encoding: Encoding): Promise<void> {
    this.forms.set(encoding, await ENCODERS[encoding](this.plain));
  }
}
