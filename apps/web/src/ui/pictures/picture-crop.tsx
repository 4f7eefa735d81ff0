import type { Ref } from 'react';
import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import { Button } from '../button';
import { Disclosure } from '../disclosure';
import { RangeField } from '../forms/range-field';
import { Cluster, Stack } from '../layout/layout';
import { pictureCrop as t } from './messages.en';
import styles from './picture-crop.module.css';

/** Pixels; the server stores half of it. */
const EDGE = 1024;
const MAX_ZOOM = 400;
const QUALITY = 0.9;

export interface OpenCrop {
  /** Null if the browser cannot read it. */
  take: () => Promise<File | null>;
}

interface PictureCropProps {
  file: File;
  busy?: boolean;
  /** Without it, the parent takes the crop through `ref`. */
  onUse?: (cropped: File) => void;
  onCancel?: () => void;
  onUnreadable: () => void;
  ref?: Ref<OpenCrop> | undefined;
}

/** Percent. */
interface Place {
  zoom: number;
  across: number;
  along: number;
}

/** Pixels outside the square never leave the device. */
export function PictureCrop({ file, busy = false, onUse, onCancel, onUnreadable, ref }: PictureCropProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [opening] = useState(() => createImageBitmap(file, { imageOrientation: 'from-image' }));
  const [bitmap, setBitmap] = useState<ImageBitmap | null>(null);
  const [place, setPlace] = useState<Place>({ zoom: 100, across: 50, along: 50 });
  const unreadable = useRef(onUnreadable);
  useEffect(() => {
    unreadable.current = onUnreadable;
  });

  useEffect(() => {
    let isGone = false;
    opening.then(
      (opened) => isGone || setBitmap(opened),
      () => isGone || unreadable.current(),
    );
    return () => {
      isGone = true;
    };
  }, [opening]);

  useEffect(() => {
    if (canvas.current && bitmap) drawSquare(canvas.current, bitmap, place);
  }, [bitmap, place]);

  const take = async (): Promise<File | null> => {
    const opened = await opening.catch(() => null);
    if (!canvas.current || !opened) return null;
    drawSquare(canvas.current, opened, place);
    return toFile(canvas.current, file.name);
  };
  useImperativeHandle(ref, () => ({ take }));

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
      {onUse ? (
        <>
          <Sliders place={place} onChange={setPlace} />
          <Cluster>
            <Button
              busy={busy || bitmap === null}
              onClick={() => void take().then((cropped) => cropped && onUse(cropped))}
            >
              {t('use')}
            </Button>
            <Button variant="secondary" onClick={onCancel}>
              {t('cancel')}
            </Button>
          </Cluster>
        </>
      ) : (
        <Disclosure summary={t('move')}>
          <Sliders place={place} onChange={setPlace} />
        </Disclosure>
      )}
    </Stack>
  );
}

function drawSquare(canvas: HTMLCanvasElement, bitmap: ImageBitmap, { zoom, across, along }: Place): void {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const side = (Math.min(bitmap.width, bitmap.height) * 100) / zoom;
  const left = ((bitmap.width - side) * across) / 100;
  const top = ((bitmap.height - side) * along) / 100;
  // Transparent PNG areas would become black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, EDGE, EDGE);
  pen.drawImage(bitmap, left, top, side, side, 0, 0, EDGE, EDGE);
}

function toFile(canvas: HTMLCanvasElement, name: string): Promise<File | null> {
  const jpeg = name.replace(/(\.\w+)?$/, '.jpg');
  return new Promise((resolve) =>
    canvas.toBlob(
      (blob) => resolve(blob && new File([blob], jpeg, { type: blob.type })),
      'image/jpeg',
      QUALITY,
    ),
  );
}

function Sliders({ place, onChange }: { place: Place; onChange: (place: Place) => void }) {
  const formatPercent = (value: number) => `${value} %`;
  return (
    <>
      <RangeField
        label={t('zoom')}
        min={100}
        max={MAX_ZOOM}
        step={5}
        value={place.zoom}
        text={formatPercent(place.zoom)}
        onChange={(zoom) => onChange({ ...place, zoom })}
      />
      <RangeField
        label={t('across')}
        min={0}
        max={100}
        value={place.across}
        text={formatPercent(place.across)}
        onChange={(across) => onChange({ ...place, across })}
      />
      <RangeField
        label={t('along')}
        min={0}
        max={100}
        value={place.along}
        text={formatPercent(place.along)}
        onChange={(along) => onChange({ ...place, along })}
      />
    </>
  );
}
