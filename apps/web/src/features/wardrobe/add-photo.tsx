import type { Garment, WardrobePiece } from '@figura/contracts';
import { PROFILE_IMAGE_TYPES } from '@figura/contracts';
import type { ChangeEvent } from 'react';
import { useId, useRef, useState } from 'react';
import { formatGarmentName } from '../../lib/catalog/garment-names';
import { Button } from '../../ui/button';
import { Alert } from '../../ui/feedback/alert';
import { FileButton } from '../../ui/forms/file-button';
import type { OpenCrop } from '../../ui/pictures/picture-crop';
import { PictureCrop } from '../../ui/pictures/picture-crop';
import { findPhotoError, UNREADABLE_PICTURE } from '../../ui/pictures/picture-rules';
import { photo as t } from './add-pieces.messages.en';
import styles from './add-pieces.module.css';
import { AddProblem } from './add-problem';
import { addPiece, putPhoto } from './api';
import type { Color } from './colors';
import { findPhotoColors } from './photo-colors';
import { PhotoTaps } from './photo-taps';
import { useAdding } from './use-adding';
import type { WayProps } from './way-props';
import { startSmall } from '../../lib/text/within-sentence';
import textStyles from '../../ui/text.module.css';
import { Stack } from '../../ui/layout/layout';

interface ChosenPhoto {
  file: File;
  colors: readonly Color[];
}

export function AddPhoto({ onAdded, onClose }: WayProps) {
  const [photo, setPhoto] = useState<ChosenPhoto | null>(null);
  const [error, setError] = useState<string>();
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // Lets the user choose the same file again.
    target.value = '';
    if (!file) return;
    const found = findPhotoError(file);
    setError(found);
    if (found === undefined) setPhoto({ file, colors: await findPhotoColors(file) });
  };
  return (
    <Stack gap={2}>
      {photo ? (
        <TellPhoto
          key={`${photo.file.name} ${photo.file.lastModified}`}
          photo={photo}
          chooser={<ChooseFile label={t('another')} onChoose={choose} />}
          onUnreadable={() => {
            setPhoto(null);
            setError(UNREADABLE_PICTURE);
          }}
          {...{ onAdded, onClose }}
        />
      ) : (
        <>
          <div className={styles['drop']}>
            <ChooseFile label={t('choose')} onChoose={choose} />
          </div>
          <p className={textStyles['fine']}>{t('about')}</p>
        </>
      )}
      {error === undefined ? null : <Alert tone="error">{error}</Alert>}
    </Stack>
  );
}

interface ChooseFileProps {
  label: string;
  onChoose: (event: ChangeEvent<HTMLInputElement>) => Promise<void>;
}

function ChooseFile({ label, onChoose }: ChooseFileProps) {
  const id = useId();
  return (
    <span className={styles['file']}>
      <FileButton
        id={id}
        label={label}
        accept={PROFILE_IMAGE_TYPES.join(',')}
        onChange={(event) => void onChoose(event)}
      />
    </span>
  );
}

interface TellPhotoProps extends WayProps {
  photo: ChosenPhoto;
  chooser: React.ReactNode;
  onUnreadable: () => void;
}

function TellPhoto({ photo, chooser, onUnreadable, onAdded, onClose }: TellPhotoProps) {
  const [garment, setGarment] = useState<Garment | null>(null);
  const [note, setNote] = useState<string | null>(null);
  const crop = useRef<OpenCrop>(null);
  const { busy, error, add } = useAdding();
  const name = garment ? formatGarmentName(garment) : null;
  const send = () =>
    add(
      JSON.stringify(garment),
      (id) => sendPhoto({ id, garment: garment!, name: name! }, crop.current),
      async ({ piece, isStored }) => {
        await onAdded(piece && [piece]);
        if (piece && isStored) onClose();
        else setNote(t(piece ? 'photoFailed' : 'noNetwork'));
      },
    );
  return (
    <>
      <div className={styles['crop']}>
        <PictureCrop file={photo.file} ref={crop} onUnreadable={onUnreadable} />
        <div>
          {chooser}
          <p className={textStyles['fine']}>{t('kept')}</p>
        </div>
      </div>
      <PhotoTaps garment={garment} colors={photo.colors} onChange={setGarment} />
      {note === null ? null : <Alert tone="info">{note}</Alert>}
      <AddProblem error={error} />
      <div className={styles['actions']}>
        <Button
          variant={garment ? 'primary' : 'secondary'}
          busy={busy}
          aria-disabled={garment === null}
          onClick={() => void (garment && send())}
        >
          {name === null ? t('pick') : t('add', { name: startSmall(name) })}
        </Button>
      </div>
    </>
  );
}

/** Offline, the piece is queued without its photo because only small writes are kept. */
async function sendPhoto(
  piece: { id: string; garment: Garment; name: string },
  crop: OpenCrop | null,
): Promise<{ piece: WardrobePiece | null; isStored: boolean }> {
  const cropped = await crop?.take();
  const added = await addPiece(piece, piece.name);
  if (!added || !cropped) return { piece: added, isStored: false };
  return putPhoto(added.id, cropped).then(
    (stored) => ({ piece: stored, isStored: true }),
    () => ({ piece: added, isStored: false }),
  );
}
