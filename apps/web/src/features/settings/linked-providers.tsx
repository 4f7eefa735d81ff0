import type { SignInMethodsResponse } from '@figura/contracts';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { goToLinkProvider, removeProviderLink } from './api';
import { ConfirmDialog } from './confirm-dialog';
import type { MethodsProps } from './passkeys';
import { providers as t } from './sign-in-methods.messages.en';
import styles from './sign-in-methods.module.css';
import textStyles from '../../ui/text.module.css';

type Provider = SignInMethodsResponse['providers'][number];

export function LinkedProviders({ email, methods, onChange }: MethodsProps) {
  const [asked, setAsked] = useState<Provider | null>(null);
  const close = () => setAsked(null);
  const ask = { email, asksPassword: methods.hasPassword, onCancel: close };
  return (
    <>
      <ul className={styles['list']}>
        {methods.providers.map((provider) => (
          <li key={provider.id} className={styles['row']}>
            <div className={styles['about']}>
              <p>{provider.name}</p>
              <p className={textStyles['muted']}>{describeState(provider)}</p>
            </div>
            <Button
              variant="quiet"
              size="small"
              aria-label={t(provider.isLinked ? 'unlinkOf' : 'linkOf', { name: provider.name })}
              onClick={() => setAsked(provider)}
            >
              {t(provider.isLinked ? 'unlink' : 'link')}
            </Button>
          </li>
        ))}
      </ul>
      {asked && !asked.isLinked ? (
        <ConfirmDialog
          {...ask}
          title={t('linkTitle', { name: asked.name })}
          lead={t('linkLead', { name: asked.name })}
          submit={t('linkSubmit', { name: asked.name })}
          onSubmit={(confirmation) => goToLinkProvider(asked.id, confirmation)}
        />
      ) : null}
      {asked?.isLinked ? (
        <ConfirmDialog
          {...ask}
          title={t('unlinkTitle', { name: asked.name })}
          lead={t('unlinkLead')}
          submit={t('unlink')}
          variant="danger"
          onSubmit={async (confirmation) => {
            await removeProviderLink(asked.id, confirmation);
            await onChange();
            close();
          }}
        />
      ) : null}
    </>
  );
}

function describeState({ isLinked, email }: Provider): string {
  if (!isLinked) return t('notLinked');
  return email === null ? t('linked') : t('linkedAs', { email });
}
