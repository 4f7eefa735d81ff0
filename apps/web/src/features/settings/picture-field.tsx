import { PROFILE_IMAGE_TYPES } from '@figura/contracts';
import type { ChangeEvent } from 'react';
import { useEffect, useId, useState } from 'react';
import { translator } from '../../lib/messages/translator';
import { Avatar } from '../../ui/pictures/avatar';
import { Button } from '../../ui/button';
import { FileButton } from '../../ui/forms/file-button';
import messages from './messages.en';
import styles from './picture-field.module.css';
import { pictureError } from './picture-rules';

const t = translator(messages.pictureField);

interface PictureFieldProps {
  /** The initial stands in where there is no picture. */
  name: string;
  /** The URL of the picture that is saved, if there is one. */
  current: string | null;
  picture: File | null;
  onChange: (picture: File | null) => void;
  /** Removes the saved picture at once; says in words why it could not. */
  onRemove: () => Promise<string | undefined>;
}

/** Chooses a profile picture and shows it before it is saved. */
export function PictureField({ name, current, picture, onChange, onRemove }: PictureFieldProps) {
  const id = useId();
  const [error, setError] = useState<string>();
  const [removing, setRemoving] = useState(false);
  // A URL under which the browser shows a file that has not been sent, as long as it is needed.
  const [preview, setPreview] = useState<string | null>(null);
  useEffect(() => () => (preview === null ? undefined : URL.revokeObjectURL(preview)), [preview]);

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    const found = pictureError(file);
    setError(found);
    onChange(found === undefined ? file : null);
    setPreview(found === undefined ? URL.createObjectURL(file) : null);
    // The same file can be chosen again after a change of mind.
    target.value = '';
  };

  const remove = async () => {
    setRemoving(true);
    setError(await onRemove());
    setRemoving(false);
  };

  return (
    <div className={styles['field']}>
      <Avatar name={name} image={picture ? preview : current} size="6rem" />
      <div className={styles['choice']}>
        <FileButton
          id={id}
          label={t('choose')}
          accept={PROFILE_IMAGE_TYPES.join(',')}
          aria-describedby={`${id}-hint ${id}-error`}
          aria-invalid={error !== undefined}
          onChange={choose}
        />
        <p className={styles['hint']} id={`${id}-hint`}>
          {picture ? t('chosen', { name: picture.name }) : t('rules')}
        </p>
        {picture ? (
          <Button variant="quiet" size="small" onClick={() => onChange(null)}>
            {t('keep')}
          </Button>
        ) : current !== null ? (
          <Button variant="quiet" size="small" busy={removing} onClick={() => void remove()}>
            {t('remove')}
          </Button>
        ) : null}
        <p className={styles['error']} id={`${id}-error`} role="alert">
          {error}
        </p>
      </div>
    </div>
  );
}
