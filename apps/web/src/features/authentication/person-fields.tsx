import { useState, type ComponentProps } from 'react';
import type { Gender } from '@figura/contracts';
import { flushSync } from 'react-dom';
import type { FieldErrors, useForm } from '../../lib/forms/use-form';
import { translator } from '../../lib/messages/translator';
import { Button } from '../../ui/button';
import { SelectField } from '../../ui/forms/select-field';
import { TextField } from '../../ui/forms/text-field';
import styles from './form.module.css';
import messages from './register.messages.en';

const t = translator(messages.registerForm);

const GENDER_OPTIONS: { value: Gender; label: string }[] = [
  { value: 'F', label: t('female') },
  { value: 'NB', label: t('other') },
];

interface Person {
  firstName: string;
  lastName: string;
  gender: string;
}

export function findPersonErrors(values: Person): FieldErrors<Person> {
  const errors: FieldErrors<Person> = {};
  if (!values.firstName.trim()) errors.firstName = t('firstNameError');
  if (!values.lastName.trim()) errors.lastName = t('lastNameError');
  if (!values.gender) errors.gender = t('genderError');
  return errors;
}

type PersonForm = Pick<ReturnType<typeof useForm<Person & Record<'accessCode', string>>>, 'field'>;

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

type CodeFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'onChange' | 'id'> & {
  id: string;
  onCode: (code: string) => void;
};

/** Folded until asked for. */
export function CodeField({ onCode, ...code }: CodeFieldProps) {
  const [isOpened, setOpened] = useState(false);
  if (isOpened || code.value !== '' || code.error !== undefined)
    return (
      <TextField
        {...code}
        onChange={(event) => {
          setOpened(true);
          onCode(event.target.value.toUpperCase());
        }}
        className={styles['code']!}
        label={t('accessCode')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    );
  return (
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
  );
}
