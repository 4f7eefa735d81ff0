import { PROFILE_IMAGE_TYPES } from '@figura/contracts';
import type { ChangeEvent, ReactNode, Ref } from 'react';
import { useId, useState } from 'react';
import { classNames } from '../class-names';
import { FileButton } from '../forms/file-button';
import { pictureChooser as t } from './messages.en';
import styles from './picture-chooser.module.css';
import type { OpenCrop } from './picture-crop';
import { PictureCrop } from './picture-crop';
import { findPictureError, MAX_PICTURE_MB, UNREADABLE_PICTURE } from './picture-rules';

interface PictureChooserProps {
  label: string;
  about?: string;
  busy?: boolean;
  error?: string | undefined;
  /** Returns false on failure, so that the user can retry. */
  onUse: (cropped: File) => boolean | Promise<boolean>;
  current?: ReactNode;
  crop?: Ref<OpenCrop>;
  children?: ReactNode;
}

/** The crop happens before anything leaves the device. */
export function PictureChooser({
  label,
  about,
  busy = false,
  error,
  onUse,
  current,
  crop,
  children,
}: PictureChooserProps) {
  const id = useId();
  const { file, setFile, fileError, setFileError, choose } = useChosenFile();
  const use = async (cropped: File) => {
    if (await onUse(cropped)) setFile(null);
  };

  const problem = fileError ?? error;
  return (
    <div className={classNames(styles['chooser'], file !== null && styles['open'])}>
      {file ? (
        <PictureCrop
          file={file}
          busy={busy}
          ref={crop}
          onUse={(cropped) => void use(cropped)}
          onCancel={() => setFile(null)}
          onUnreadable={() => {
            setFile(null);
            setFileError(UNREADABLE_PICTURE);
          }}
        />
      ) : (
        <>
          {current}
          <div className={styles['choice']}>
            <FileButton
              id={id}
              label={label}
              accept={PROFILE_IMAGE_TYPES.join(',')}
              aria-describedby={`${id}-hint ${id}-error`}
              aria-invalid={problem !== undefined}
              onChange={choose}
            />
            {children}
          </div>
          <p className={styles['hint']} id={`${id}-hint`}>
            {about === undefined ? null : `${about} `}
            {t('rules', { max: MAX_PICTURE_MB })}
          </p>
        </>
      )}
      <p className={styles['error']} id={`${id}-error`} role="alert">
        {problem}
      </p>
    </div>
  );
}

function useChosenFile() {
  const [file, setFile] = useState<File | null>(null);
  const [fileError, setFileError] = useState<string>();
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    // Lets the user choose the same file again.
    target.value = '';
    if (!chosen) return;
    const found = findPictureError(chosen);
    setFileError(found);
    if (found === undefined) setFile(chosen);
  };
  return { file, setFile, fileError, setFileError, choose };
}
