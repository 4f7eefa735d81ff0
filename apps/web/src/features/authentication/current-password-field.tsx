import type { ComponentProps } from 'react';
import { paths } from '../../paths';
import { PasswordField } from '../../ui/forms/password-field';
import { TextLink } from '../../ui/links/text-link';
import styles from './form.module.css';
import { currentPasswordField as t } from './messages.en';

type CurrentPasswordFieldProps = Omit<ComponentProps<typeof PasswordField>, 'label'>;

export function CurrentPasswordField(props: CurrentPasswordFieldProps) {
  return (
    <>
      <PasswordField {...props} label={t('password')} autoComplete="current-password" required />
      <p className={styles['aside']}>
        <TextLink to={paths.forgotPassword}>{t('forgotYourPassword')}</TextLink>
      </p>
    </>
  );
}
