import type { WardrobePiece } from '@figura/contracts';
import { useId } from 'react';
import { useChange } from '../../lib/api/use-change';
import { Button } from '../../ui/button';
import { Stack } from '../../ui/layout/layout';
import { PictureChooser } from '../../ui/pictures/picture-chooser';
import { putPhoto, removePhoto, usePhoto } from './api';
import { BlobImage } from './blob-image';
import { photo as t } from './messages.en';
import styles from './photo.module.css';

interface PhotoProps {
  piece: WardrobePiece;
  onChange: (piece: WardrobePiece) => void;
}

export function Photo({ piece, onChange }: PhotoProps) {
  const id = useId();
  const { data: photo } = usePhoto(piece.photoUrl);
  const { busy, error, run } = useChange(t('failure'));
  const act = (change: () => Promise<WardrobePiece>) => run(async () => onChange(await change()));

  return (
    <section aria-labelledby={`${id}-title`}>
      <Stack gap={2}>
        <h3 id={`${id}-title`} className={styles['title']}>
          {t('title')}
        </h3>
        <PictureChooser
          label={t(piece.photoUrl === undefined ? 'choose' : 'change')}
          about={t('about')}
          busy={busy}
          error={error ?? undefined}
          onUse={(cropped) => act(() => putPhoto(piece.id, cropped))}
          current={
            photo && piece.photoUrl !== undefined ? (
              <BlobImage blob={photo} alt={t('alt', { name: piece.name })} className={styles['photo']} />
            ) : null
          }
        >
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
        </PictureChooser>
      </Stack>
    </section>
  );
}
