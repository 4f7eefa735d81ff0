import { useEffect, useRef, useState } from 'react';
import { translator } from '../../lib/messages/translator';
import { Button } from '../../ui/button';
import { RangeField } from '../../ui/forms/range-field';
import { Cluster, Stack } from '../../ui/layout/layout';
import messages from './messages.en';
import styles from './photo-crop.module.css';

const t = translator(messages.photo);

/** Edge of what is sent, in pixels: the server keeps half of it. */
const EDGE = 1024;
const MAX_ZOOM = 400;
const QUALITY = 0.9;

interface PhotoCropProps {
  file: File;
  busy: boolean;
  onUse: (cropped: Blob) => void;
  onCancel: () => void;
  /** The browser cannot read the file as a picture. */
  onUnreadable: () => void;
}

/** A square of a photograph; what is outside of it does not leave the device. */
export function PhotoCrop({ file, busy, onUse, onCancel, onUnreadable }: PhotoCropProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [bitmap, setBitmap] = useState<ImageBitmap | null>(null);
  const [zoom, setZoom] = useState(100);
  const [across, setAcross] = useState(50);
  const [along, setAlong] = useState(50);
  const unreadable = useRef(onUnreadable);
  useEffect(() => {
    unreadable.current = onUnreadable;
  });

  useEffect(() => {
    let isGone = false;
    createImageBitmap(file, { imageOrientation: 'from-image' }).then(
      (made) => (isGone ? made.close() : setBitmap(made)),
      () => isGone || unreadable.current(),
    );
    return () => {
      isGone = true;
    };
  }, [file]);

  useEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (!pen || !bitmap) return;
    const side = (Math.min(bitmap.width, bitmap.height) * 100) / zoom;
    const left = ((bitmap.width - side) * across) / 100;
    const top = ((bitmap.height - side) * along) / 100;
    // What is transparent in a PNG would be black.
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, EDGE, EDGE);
    pen.drawImage(bitmap, left, top, side, side, 0, 0, EDGE, EDGE);
  }, [bitmap, zoom, across, along]);

  const percent = (value: number) => `${value} %`;
  return (
    <Stack gap={2}>
      <canvas
        ref={canvas}
        width={EDGE}
        height={EDGE}
        className={styles['canvas']}
        role="img"
        aria-label={t('crop')}
      />
      <RangeField
        label={t('zoom')}
        min={100}
        max={MAX_ZOOM}
        step={5}
        value={zoom}
        text={percent(zoom)}
        onChange={setZoom}
      />
      <RangeField
        label={t('across')}
        min={0}
        max={100}
        value={across}
        text={percent(across)}
        onChange={setAcross}
      />
      <RangeField
        label={t('along')}
        min={0}
        max={100}
        value={along}
        text={percent(along)}
        onChange={setAlong}
      />
      <Cluster>
        <Button
          busy={busy || bitmap === null}
          onClick={() => canvas.current?.toBlob((blob) => blob && onUse(blob), 'image/jpeg', QUALITY)}
        >
          {t('use')}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </Cluster>
    </Stack>
  );
}
