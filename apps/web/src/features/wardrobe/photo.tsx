import type { WardrobePiece } from '@figura/contracts';
import { MAX_PROFILE_IMAGE_BYTES, PROFILE_IMAGE_TYPES } from '@figura/contracts';
import type { ChangeEvent } from 'react';
import { useId, useState } from 'react';
import { messageOf } from '../../lib/api/api-error';
import { translator } from '../../lib/messages/translator';
import { Button } from '../../ui/button';
import { Stack } from '../../ui/layout/layout';
import { FileButton } from '../../ui/forms/file-button';
import { putPhoto, removePhoto, usePhoto } from './api';
import { BlobImage } from './blob-image';
import messages from './messages.en';
import { PhotoCrop } from './photo-crop';
import styles from './photo.module.css';

const t = translator(messages.photo);

interface PhotoProps {
  piece: WardrobePiece;
  /** Called with the piece as it is with another photograph, or without. */
  onChange: (piece: WardrobePiece) => void;
}

/** The photograph of a piece, if the user wants one. */
export function Photo({ piece, onChange }: PhotoProps) {
  const id = useId();
  const { data: photo } = usePhoto(piece.photoUrl);
  const [file, setFile] = useState<File | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    // The same file can be chosen again after a change of mind.
    target.value = '';
    if (!chosen) return;
    const isPicture = PROFILE_IMAGE_TYPES.some((type) => type === chosen.type);
    setError(isPicture ? null : t('type'));
    if (isPicture) setFile(chosen);
  };
  const act = async (change: () => Promise<WardrobePiece>) => {
    setBusy(true);
    setError(null);
    try {
      onChange(await change());
      setFile(null);
    } catch (failure) {
      setError(messageOf(failure, t('failure')));
    } finally {
      setBusy(false);
    }
  };
  const send = (cropped: Blob) => {
    if (cropped.size > MAX_PROFILE_IMAGE_BYTES) setError(t('size'));
    else void act(() => putPhoto(piece.id, cropped));
  };

  return (
    <section aria-labelledby={`${id}-title`}>
      <Stack gap={2}>
        <h3 id={`${id}-title`} className={styles['title']}>
          {t('title')}
        </h3>
        {file ? (
          <PhotoCrop
            file={file}
            busy={busy}
            onUse={send}
            onCancel={() => setFile(null)}
            onUnreadable={() => {
              setFile(null);
              setError(t('unreadable'));
            }}
          />
        ) : (
          <>
            {photo && piece.photoUrl !== undefined ? (
              <BlobImage blob={photo} alt={t('alt', { name: piece.name })} className={styles['photo']} />
            ) : null}
            <div className={styles['choice']}>
              <FileButton
                id={id}
                label={t(piece.photoUrl === undefined ? 'choose' : 'change')}
                accept={PROFILE_IMAGE_TYPES.join(',')}
                aria-describedby={`${id}-about`}
                onChange={choose}
              />
              {piece.photoUrl === undefined ? null : (
                <Button
                  variant="quiet"
                  size="small"
                  busy={busy}
                  onClick={() => void act(() => removePhoto(piece.id))}
                >
                  {t('remove')}
                </Button>
              )}
            </div>
            <p className={styles['about']} id={`${id}-about`}>
              {t('about')}
            </p>
          </>
        )}
        {error === null ? null : (
          <p className={styles['error']} role="alert">
            {error}
          </p>
        )}
      </Stack>
    </section>
  );
}
