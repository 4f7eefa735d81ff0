import type { ReactNode } from 'react';
import { useState } from 'react';
import type { Gender } from '@figura/contracts';
import { flushSync } from 'react-dom';
import { SELLS } from '../../content/door';
import type { FieldErrors, useForm } from '../../lib/forms/use-form';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/forms/checkbox';
import { SelectField } from '../../ui/forms/select-field';
import { TextField } from '../../ui/forms/text-field';
import styles from './form.module.css';
import { registerForm as t } from './register.messages.en';

const GENDER_OPTIONS: { value: Gender; label: string }[] = [
  { value: 'F', label: t('female') },
  { value: 'NB', label: t('other') },
];

interface Person {
  firstName: string;
  lastName: string;
  gender: string;
  /** 'yes' or empty. */
  adult: string;
}

export function findPersonErrors(values: Person): FieldErrors<Person> {
  const errors: FieldErrors<Person> = {};
  if (!values.firstName.trim()) errors.firstName = t('firstNameError');
  if (!values.lastName.trim()) errors.lastName = t('lastNameError');
  if (!values.gender) errors.gender = t('genderError');
  if (!values.adult) errors.adult = t('adultError');
  return errors;
}

type PersonForm = Pick<ReturnType<typeof useForm<Person & Record<'accessCode', string>>>, 'field' | 'set'>;

export function NameFields({ form }: { form: PersonForm }) {
  return (
    <div className={styles['names']}>
      <TextField {...form.field('firstName')} label={t('firstName')} autoComplete="given-name" required />
      <TextField {...form.field('lastName')} label={t('lastName')} autoComplete="family-name" required />
    </div>
  );
}

export function GenderField({ form }: { form: PersonForm }) {
  return (
    <SelectField
      {...form.field('gender')}
      label={t('gender')}
      placeholder={t('choose')}
      options={GENDER_OPTIONS}
      autoComplete="sex"
      required
    />
  );
}

interface LastFieldsProps {
  form: PersonForm;
  /** The submit button. A code is asked for before it, and offered after it. */
  children: ReactNode;
}

export function LastFields({ form, children }: LastFieldsProps) {
  const { set } = form;
  const code = form.field('accessCode');
  const [isOpened, setOpened] = useState(false);
  const isAsked = isOpened || code.value !== '' || code.error !== undefined;
  return (
    <>
      <Adult field={form.field('adult')} onChange={(isAdult) => set('adult', isAdult ? 'yes' : '')} />
      {isAsked ? (
        <TextField
          {...code}
          onChange={(event) => {
            setOpened(true);
            set('accessCode', event.target.value.toUpperCase());
          }}
          className={styles['code']!}
          label={t('accessCode')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      ) : null}
      {children}
      {SELLS && !isAsked ? (
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            // The button that had the focus is gone.
            flushSync(() => setOpened(true));
            document.getElementById(code.id)?.focus();
          }}
        >
          {t('openCode')}
        </Button>
      ) : null}
    </>
  );
}

interface AdultProps {
  field: ReturnType<PersonForm['field']>;
  onChange: (isAdult: boolean) => void;
}

function Adult({ field: { id, name, value, error }, onChange }: AdultProps) {
  const errorId = `${id}-error`;
  return (
    <div>
      <Checkbox
        id={id}
        name={name}
        value="yes"
        checked={value === 'yes'}
        onChange={(event) => onChange(event.target.checked)}
        label={t('adult')}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : errorId}
        required
      />
      {error === undefined ? null : (
        <p className={styles['wrong']} id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}
