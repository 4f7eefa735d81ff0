import type { Ref } from 'react';
import { useEffect, useState } from 'react';
import { Avatar } from '../../ui/pictures/avatar';
import { Button } from '../../ui/button';
import type { OpenCrop } from '../../ui/pictures/picture-crop';
import { PictureChooser } from '../../ui/pictures/picture-chooser';
import { pictureField as t } from './messages.en';
import { Cluster } from '../../ui/layout/layout';

interface PictureFieldProps {
  name: string;
  current: string | null;
  picture: File | null;
  onChange: (picture: File | null) => void;
  crop: Ref<OpenCrop>;
  onRemove: () => Promise<string | undefined>;
}

export function PictureField({ name, current, picture, onChange, crop, onRemove }: PictureFieldProps) {
  const [error, setError] = useState<string>();
  const [removing, setRemoving] = useState(false);
  const [preview, setPreview] = useState<string | null>(null);
  useEffect(() => () => (preview === null ? undefined : URL.revokeObjectURL(preview)), [preview]);

  const use = (cropped: File) => {
    setError(undefined);
    onChange(cropped);
    setPreview(URL.createObjectURL(cropped));
    return true;
  };
  const remove = async () => {
    setRemoving(true);
    setError(await onRemove());
    setRemoving(false);
  };

  return (
    <Cluster gap={3}>
      <Avatar name={name} image={picture ? preview : current} size="6rem" />
      <PictureChooser
        label={t('choose')}
        {...(picture && { about: t('chosen') })}
        error={error}
        onUse={use}
        crop={crop}
      >
        {picture ? (
          <Button variant="quiet" size="small" onClick={() => onChange(null)}>
            {t('keep')}
          </Button>
        ) : current !== null ? (
          <Button variant="quiet" size="small" busy={removing} onClick={() => void remove()}>
            {t('remove')}
          </Button>
        ) : null}
      </PictureChooser>
    </Cluster>
  );
}
