import type { StoredBytes } from '../platform/database/to-buffer';

export interface KeptPicture {
  bytes?: Buffer;
  object?: string;
}

export interface StoredPicture {
  bytes?: StoredBytes;
  object?: string;
}

export const PICTURE_FIELDS = {
  bytes: { type: Buffer },
  object: { type: String, index: { sparse: true } },
} as const;

export const READ_PICTURE = { bytes: 1, object: 1 } as const;

export function setPicture<T extends object>(picture: KeptPicture, fields: T) {
  const other = picture.object === undefined ? { object: 1 as const } : { bytes: 1 as const };
  return { $set: { ...fields, ...picture }, $unset: other };
}
