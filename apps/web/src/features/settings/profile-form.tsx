import type { Gender, User } from '@figura/contracts';
import { formatGreetingName } from '@figura/contracts';
import { useRef, useState } from 'react';
import { buildApiUrl } from '../../lib/api/api-client';
import { getMessage } from '../../lib/api/api-error';
import { useSession } from '../../lib/session/session';
import type { FieldErrors } from '../../lib/forms/use-form';
import { useForm } from '../../lib/forms/use-form';
import { Alert } from '../../ui/feedback/alert';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { ErrorSummary } from '../../ui/forms/error-summary';
import { Grid } from '../../ui/layout/layout';
import { SelectField } from '../../ui/forms/select-field';
import { TextField } from '../../ui/forms/text-field';
import type { OpenCrop } from '../../ui/pictures/picture-crop';
import { removePicture, updateProfile } from './api';
import { profileForm as t, settings as tSettings } from './messages.en';
import { PictureField } from './picture-field';
import { useKeptSettings, useSettingsDraft } from './settings-draft';
import type { ProfileValues } from './settings-draft';
import styles from './settings-form.module.css';
import { SettingsSection } from './settings-section';

const GENDER_OPTIONS: { value: Gender; label: string }[] = [
  { value: 'F', label: t('female') },
  { value: 'NB', label: t('other') },
];

function validate({ firstName, lastName }: ProfileValues): FieldErrors<ProfileValues> {
  const errors: FieldErrors<ProfileValues> = {};
  if (!firstName.trim()) errors.firstName = t('firstNameError');
  if (!lastName.trim()) errors.lastName = t('lastNameError');
  return errors;
}

function toValues(user: User): ProfileValues {
  return {
    firstName: user.firstName,
    lastName: user.lastName,
    nickname: user.nickname === 'null' ? '' : (user.nickname ?? ''),
    gender: user.gender,
  };
}

function toProfile(values: ProfileValues): Parameters<typeof updateProfile>[0] {
  return {
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    gender: values.gender,
    // The API reads the text `null` as empty.
    nickname: values.nickname.trim() || 'null',
  };
}

export function ProfileForm({ user }: { user: User }) {
  const { setUser } = useSession();
  const [picture, setPicture] = useState<File | null>(null);
  const crop = useRef<OpenCrop>(null);
  /** A new key closes open choices after a save. */
  const [saves, setSaves] = useState(0);

  const stored = toValues(user);
  const form = useForm<ProfileValues>({
    initial: useSettingsDraft(stored),
    validate,
    failure: t('failure'),
    submit: async (values) => {
      setUser(await updateProfile(toProfile(values), (await crop.current?.take()) ?? picture));
      setPicture(null);
      setSaves((times) => times + 1);
    },
  });

  const unsaved = useKeptSettings(stored, form.values, form.setAll);

  const onRemove = async () => {
    try {
      setUser(await removePicture());
      return undefined;
    } catch (error) {
      return getMessage(error, t('removalFailure'));
    }
  };

  return (
    <form onSubmit={form.onSubmit} noValidate>
      <SettingsSection
        id="you"
        title={tSettings('you')}
        isNarrow
        aside={
          <PictureField
            key={saves}
            name={formatGreetingName(user)}
            current={user.profileImage === null ? null : buildApiUrl(user.profileImage)}
            picture={picture}
            onChange={setPicture}
            crop={crop}
            onRemove={onRemove}
          />
        }
      >
        <Fields form={form} email={user.email} />
        {form.done && picture === null ? <Alert tone="success">{t('saved')}</Alert> : null}
        <ErrorSummary errors={form.errors} {...(form.failed ? { title: t('updateFailure') } : {})} />
        <div className={classNames(styles['actions'], (unsaved || picture !== null) && styles['unsaved'])}>
          <Button type="submit" busy={form.busy}>
            {t('save')}
          </Button>
          {unsaved ? (
            <Button variant="quiet" onClick={() => form.setAll(stored)}>
              {t('discard')}
            </Button>
          ) : null}
        </div>
      </SettingsSection>
    </form>
  );
}

interface FieldsProps {
  form: ReturnType<typeof useForm<ProfileValues>>;
  email: string;
}

function Fields({ form, email }: FieldsProps) {
  return (
    <>
      <Grid className={styles['pair']}>
        <TextField {...form.field('firstName')} label={t('firstName')} autoComplete="given-name" required />
        <TextField {...form.field('lastName')} label={t('lastName')} autoComplete="family-name" required />
      </Grid>
      <Grid className={styles['pair']}>
        <TextField
          {...form.field('nickname')}
          label={t('nickname')}
          hint={t('nicknameHint')}
          autoComplete="nickname"
        />
        <SelectField
          {...form.field('gender')}
          label={t('gender')}
          options={GENDER_OPTIONS}
          autoComplete="sex"
        />
      </Grid>
      <TextField
        label={t('email')}
        hint={t('emailHint')}
        type="email"
        name="email"
        className={styles['asText']}
        autoComplete="username"
        value={email}
        disabled
      />
    </>
  );
}
