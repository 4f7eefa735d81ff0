import type { TotpSetup } from '@figura/contracts';
import { useState } from 'react';
import { useForm } from '../../lib/forms/use-form';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { ErrorSummary } from '../../ui/forms/error-summary';
import { TextField } from '../../ui/forms/text-field';
import { Cluster, Stack } from '../../ui/layout/layout';
import { beginTotp, confirmTotp, renewRecoveryCodes, requirePasskey, turnOffSecondStep } from './api';
import { ConfirmDialog, ConfirmForm } from './confirm-dialog';
import type { MethodsProps } from './passkeys';
import { QrCode } from './qr-code';
import { RecoveryCodes } from './recovery-codes';
import { secondStep as t } from './sign-in-methods.messages.en';
import styles from './sign-in-methods.module.css';

type Asked = 'app' | 'passkey' | 'codes' | 'off';

export function SecondStep({ email, methods, onChange }: MethodsProps) {
  const { hasPassword, passkeys, secondStep } = methods;
  const [asked, setAsked] = useState<Asked | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const close = () => setAsked(null);
  const show = async (made: readonly string[]) => {
    await onChange();
    close();
    setCodes(made);
  };
  if (!hasPassword) return <p>{t('needsPassword')}</p>;
  const turnOff = async () => {
    await onChange();
    close();
  };
  return (
    <>
      <p>{t(secondStep === null ? 'off' : secondStep.totp ? 'app' : 'passkey')}</p>
      {secondStep ? <p>{t('codesLeft', { count: secondStep.recoveryCodesLeft })}</p> : null}
      <Cluster>
        {secondStep?.totp ? null : (
          <Button variant="secondary" onClick={() => setAsked('app')}>
            {t('setUpApp')}
          </Button>
        )}
        {secondStep === null && passkeys.length > 0 ? (
          <Button variant="secondary" onClick={() => setAsked('passkey')}>
            {t('setUpPasskey')}
          </Button>
        ) : null}
        {secondStep ? (
          <>
            <Button variant="secondary" onClick={() => setAsked('codes')}>
              {t('newCodes')}
            </Button>
            <Button variant="quiet" onClick={() => setAsked('off')}>
              {t('turnOff')}
            </Button>
          </>
        ) : null}
      </Cluster>
      {asked ? (
        <AskedDialog asked={asked} email={email} onCodes={show} onOff={turnOff} onClose={close} />
      ) : null}
      {codes ? <RecoveryCodes codes={codes} onClose={() => setCodes(null)} /> : null}
    </>
  );
}

interface AskedDialogProps extends AppDialogProps {
  asked: Asked;
  onOff: () => Promise<void>;
}

function AskedDialog({ asked, email, onCodes, onOff, onClose }: AskedDialogProps) {
  const ask = { email, asksPassword: true, onCancel: onClose };
  switch (asked) {
    case 'app':
      return <AppDialog email={email} onClose={onClose} onCodes={onCodes} />;
    case 'passkey':
      return (
        <ConfirmDialog
          {...ask}
          title={t('setUpPasskey')}
          lead={t('setUpPasskeyLead')}
          submit={t('turnOn')}
          onSubmit={async (confirmation) => onCodes(await requirePasskey(confirmation))}
        />
      );
    case 'codes':
      return (
        <ConfirmDialog
          {...ask}
          title={t('newCodes')}
          lead={t('newCodesLead')}
          submit={t('makeCodes')}
          onSubmit={async (confirmation) => onCodes(await renewRecoveryCodes(confirmation))}
        />
      );
    case 'off':
      return (
        <ConfirmDialog
          {...ask}
          title={t('turnOffTitle')}
          lead={t('turnOffLead')}
          submit={t('turnOff')}
          variant="danger"
          onSubmit={(confirmation) => turnOffSecondStep(confirmation).then(onOff)}
        />
      );
  }
}

interface AppDialogProps {
  email: string;
  onClose: () => void;
  onCodes: (codes: readonly string[]) => Promise<void>;
}

function AppDialog({ email, onClose, onCodes }: AppDialogProps) {
  const [setup, setSetup] = useState<TotpSetup | null>(null);
  return (
    <Dialog open onClose={onClose} title={t('setUpApp')}>
      {setup ? (
        <AppForm setup={setup} onCodes={onCodes} />
      ) : (
        <ConfirmForm
          email={email}
          asksPassword
          submit={t('next')}
          onSubmit={async (confirmation) => setSetup(await beginTotp(confirmation))}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}

function AppForm({ setup, onCodes }: { setup: TotpSetup } & Pick<AppDialogProps, 'onCodes'>) {
  const form = useForm({
    initial: { code: '' },
    validate: ({ code }) => (code.trim() ? {} : { code: t('codeError') }),
    failure: t('codeFailure'),
    submit: async ({ code }) => onCodes(await confirmTotp(code.trim())),
  });
  return (
    <Stack as="form" onSubmit={form.onSubmit} noValidate>
      <p>{t('scan')}</p>
      <QrCode text={setup.uri} label={t('qr')} />
      <p>
        {t('key')}: <span className={styles['key']}>{setup.secret.match(/.{1,4}/g)?.join(' ')}</span>
      </p>
      <TextField
        {...form.field('code')}
        label={t('code')}
        hint={t('codeHint')}
        autoComplete="one-time-code"
        inputMode="numeric"
        required
      />
      <ErrorSummary errors={form.errors} />
      <div>
        <Button type="submit" busy={form.busy}>
          {t('turnOn')}
        </Button>
      </div>
    </Stack>
  );
}
