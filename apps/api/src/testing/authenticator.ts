import { isoCBOR } from '@simplewebauthn/server/helpers';
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

export interface Ceremony {
  ticket: string;
  options: { challenge: string };
}

interface Claims {
  origin?: string;
  challenge?: string;
  isUserVerified?: boolean;
}

const digest = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

export class Authenticator {
  readonly id = randomBytes(16).toString('base64url');
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private counter = 0;

  constructor(
    private readonly origin = 'https://figura.test',
    private readonly rpId = new URL(origin).hostname,
  ) {}

  create({ ticket, options }: Ceremony, claims: Claims = {}) {
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', Uint8Array.from(this.describe(claims, true))],
    ]);
    return {
      ticket,
      name: 'My phone',
      id: this.id,
      clientDataJSON: this.tell('webauthn.create', options, claims).toString('base64url'),
      attestationObject: encode(attestation).toString('base64url'),
      transports: ['internal'],
    };
  }

  sign({ ticket, options }: Ceremony, claims: Claims = {}) {
    const clientData = this.tell('webauthn.get', options, claims);
    const data = this.describe(claims, false);
    const signature = sign('sha256', Buffer.concat([data, digest(clientData)]), this.keys.privateKey);
    return {
      ticket,
      id: this.id,
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    };
  }

  private tell(type: string, options: Ceremony['options'], claims: Claims): Buffer {
    const { challenge = options.challenge, origin = this.origin } = claims;
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  private describe({ isUserVerified = true }: Claims, withKey: boolean): Buffer {
    const flags = 0x01 | (isUserVerified ? 0x04 : 0) | (withKey ? 0x40 : 0);
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(++this.counter);
    const head = Buffer.concat([digest(this.rpId), Buffer.from([flags]), counter]);
    if (!withKey) return head;
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    return Buffer.concat([head, Buffer.alloc(16), length, id, encodeKey(this.keys.publicKey)]);
  }
}

/** COSE, RFC 9053. */
function encodeKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const read = (coordinate: string) => Uint8Array.from(Buffer.from(coordinate, 'base64url'));
  return encode(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, read(x)],
      [-3, read(y)],
    ]),
  );
}

function encode(value: Map<unknown, unknown>): Buffer {
  return Buffer.from(isoCBOR.encode(value as Parameters<typeof isoCBOR.encode>[0]));
}
