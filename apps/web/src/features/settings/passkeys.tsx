import type { SignInMethodsResponse } from '@figura/contracts';
import { useState } from 'react';
import { hasPasskeys } from '../../lib/session/passkeys';
import { formatDay } from '../../lib/text/format-day';
import { Button } from '../../ui/button';
import { Cluster } from '../../ui/layout/layout';
import { addPasskey, removePasskey, renamePasskey } from './api';
import { ConfirmDialog } from './confirm-dialog';
import { passkeys as t } from './sign-in-methods.messages.en';
import styles from './sign-in-methods.module.css';
import textStyles from '../../ui/text.module.css';

type Passkey = SignInMethodsResponse['passkeys'][number];
type Asked = { what: 'add' } | { what: 'rename' | 'remove'; passkey: Passkey };

export interface MethodsProps {
  email: string;
  methods: SignInMethodsResponse;
  onChange: () => Promise<unknown>;
}

export function Passkeys({ email, methods, onChange }: MethodsProps) {
  const { passkeys } = methods;
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const finish = async () => {
    await onChange();
    close();
  };
  return (
    <>
      {passkeys.length ? (
        <ul className={styles['list']}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onAsk={setAsked} />
          ))}
        </ul>
      ) : (
        <p>{t('none')}</p>
      )}
      <div>
        {hasPasskeys() ? (
          <Button variant="secondary" onClick={() => setAsked({ what: 'add' })}>
            {t('add')}
          </Button>
        ) : (
          <p className={textStyles['muted']}>{t('unsupported')}</p>
        )}
      </div>
      {asked ? (
        <PasskeyDialog
          asked={asked}
          email={email}
          asksPassword={methods.hasPassword}
          onDone={finish}
          onCancel={close}
        />
      ) : null}
    </>
  );
}

interface PasskeyDialogProps {
  asked: Asked;
  email: string;
  asksPassword: boolean;
  onDone: () => Promise<void>;
  onCancel: () => void;
}

function PasskeyDialog({ asked, email, asksPassword, onDone, onCancel }: PasskeyDialogProps) {
  switch (asked.what) {
    case 'add':
      return (
        <ConfirmDialog
          title={t('add')}
          lead={t('addLead')}
          email={email}
          asksPassword={asksPassword}
          name={{ label: t('name'), hint: t('nameHint'), initial: t('preset'), error: t('nameError') }}
          submit={t('add')}
          onSubmit={(confirmation, name) => addPasskey(confirmation, name).then(onDone)}
          onCancel={onCancel}
        />
      );
    case 'rename':
      return (
        <ConfirmDialog
          title={t('renameTitle')}
          email={email}
          asksPassword={false}
          name={{ label: t('name'), initial: asked.passkey.name, error: t('nameError') }}
          submit={t('save')}
          onSubmit={(_, name) => renamePasskey(asked.passkey.id, name).then(onDone)}
          onCancel={onCancel}
        />
      );
    case 'remove':
      return (
        <ConfirmDialog
          title={t('removeTitle', { name: asked.passkey.name })}
          lead={t('removeLead')}
          email={email}
          asksPassword={asksPassword}
          submit={t('remove')}
          variant="danger"
          onSubmit={(confirmation) => removePasskey(asked.passkey.id, confirmation).then(onDone)}
          onCancel={onCancel}
        />
      );
  }
}

function PasskeyRow({ passkey, onAsk }: { passkey: Passkey; onAsk: (asked: Asked) => void }) {
  const { name, createdAt, lastUsedAt } = passkey;
  const added = formatMoment(createdAt);
  return (
    <li className={styles['row']}>
      <div className={styles['about']}>
        <p>{name}</p>
        <p className={textStyles['muted']}>
          {lastUsedAt ? t('usedOn', { added, used: formatMoment(lastUsedAt) }) : t('added', { day: added })}
        </p>
      </div>
      <Cluster>
        <Button
          variant="quiet"
          size="small"
          aria-label={t('renameOf', { name })}
          onClick={() => onAsk({ what: 'rename', passkey })}
        >
          {t('rename')}
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-label={t('removeOf', { name })}
          onClick={() => onAsk({ what: 'remove', passkey })}
        >
          {t('remove')}
        </Button>
      </Cluster>
    </li>
  );
}

function formatMoment(moment: string): string {
  return formatDay(moment.slice(0, 10));
}
