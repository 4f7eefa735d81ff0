import type { ApiKeyScope, ApiKeysResponse, NewApiKeyResponse } from '@figura/contracts';
import { API_KEY_SCOPES } from '@figura/contracts';
import { useState } from 'react';
import { ApiError } from '../../lib/api/api-error';
import { API_BASE_URL } from '../../lib/api/environment';
import { useChange } from '../../lib/api/use-change';
import { formatDay } from '../../lib/text/format-day';
import { Button } from '../../ui/button';
import { Alert } from '../../ui/feedback/alert';
import { LoadFailure } from '../../ui/feedback/load-failure';
import { Skeleton } from '../../ui/feedback/skeleton';
import { Checkbox, CheckboxGroup } from '../../ui/forms/checkbox';
import { CopyField } from '../../ui/forms/copy-field';
import { Stack } from '../../ui/layout/layout';
import { createApiKey, revokeApiKey, useApiKeys } from './api';
import { ConfirmDialog } from './confirm-dialog';
import { apiKeys as t } from './sign-in-methods.messages.en';
import styles from './sign-in-methods.module.css';
import textStyles from '../../ui/text.module.css';

interface ApiKeysProps {
  email: string;
  asksPassword: boolean;
}

export function ApiKeys(props: ApiKeysProps) {
  const query = useApiKeys();
  const [isAdding, setAdding] = useState(false);
  const [made, setMade] = useState<NewApiKeyResponse | null>(null);
  const { busy, error, run } = useChange(t('failure'));
  const { data } = query;
  if (!data)
    return query.error ? (
      <LoadFailure message={t('loadFailure')} query={query} />
    ) : (
      <Skeleton width="16rem" />
    );
  const revoke = (id: string) =>
    run(async () => {
      await revokeApiKey(id);
      if (made?.id === id) setMade(null);
      await query.mutate();
    });
  const finish = async (key: NewApiKeyResponse) => {
    setMade(key);
    setAdding(false);
    await query.mutate();
  };
  return (
    <>
      {made ? <MadeKey key={made.id} value={made.key} /> : null}
      {data.keys.length ? (
        <ul className={styles['list']}>
          {data.keys.map((key) => (
            <KeyRow key={key.id} apiKey={key} busy={busy} onRevoke={() => void revoke(key.id)} />
          ))}
        </ul>
      ) : (
        <p>{t('none')}</p>
      )}
      <p className={textStyles['muted']}>
        {t.rich('program', {
          link: (chunks) => (
            <a href={`${API_BASE_URL}/docs/keys`} target="_blank" rel="noreferrer">
              {chunks}
            </a>
          ),
        })}
      </p>
      {error === null ? null : <Alert tone="error">{error}</Alert>}
      <div>
        <Button variant="secondary" onClick={() => setAdding(true)}>
          {t('add')}
        </Button>
      </div>
      {isAdding ? <AddKey {...props} onMade={finish} onCancel={() => setAdding(false)} /> : null}
    </>
  );
}

function MadeKey({ value }: { value: string }) {
  return (
    <Stack gap={1}>
      <p>{t('made')}</p>
      <CopyField label={t('key')} value={value} copied={t('copied')} notCopied={t('notCopied')} />
    </Stack>
  );
}

interface KeyRowProps {
  apiKey: ApiKeysResponse['keys'][number];
  busy: boolean;
  onRevoke: () => void;
}

function KeyRow({ apiKey: { name, scopes, createdAt, usedOn }, busy, onRevoke }: KeyRowProps) {
  const day = formatDay(createdAt.slice(0, 10));
  return (
    <li className={styles['row']}>
      <div className={styles['about']}>
        <p>{name}</p>
        <p className={textStyles['muted']}>
          {t('scopes', { scopes: scopes.map((scope) => t(`scope.${scope}`)).join(', ') })}
        </p>
        <p className={textStyles['muted']}>
          {usedOn === null ? t('unused', { day }) : t('used', { day, used: formatDay(usedOn) })}
        </p>
      </div>
      <Button
        variant="quiet"
        size="small"
        busy={busy}
        aria-label={t('revokeNamed', { name })}
        onClick={onRevoke}
      >
        {t('revoke')}
      </Button>
    </li>
  );
}

interface AddKeyProps extends ApiKeysProps {
  onMade: (key: NewApiKeyResponse) => Promise<void>;
  onCancel: () => void;
}

function AddKey({ email, asksPassword, onMade, onCancel }: AddKeyProps) {
  const [scopes, setScopes] = useState<readonly ApiKeyScope[]>(['read']);
  const create = async (confirmation: { password?: string }, name: string) => {
    if (scopes.length === 0)
      throw new ApiError({ status: 400, code: 'VALIDATION_FAILED', message: t('scopesError') });
    await onMade(await createApiKey({ ...confirmation, name, scopes: [...scopes] }));
  };
  const toggle = (scope: ApiKeyScope) =>
    setScopes(scopes.includes(scope) ? scopes.filter((other) => other !== scope) : [...scopes, scope]);
  return (
    <ConfirmDialog
      title={t('add')}
      email={email}
      asksPassword={asksPassword}
      name={{ label: t('name'), hint: t('nameHint'), initial: '', error: t('nameError') }}
      submit={t('add')}
      onSubmit={create}
      onCancel={onCancel}
    >
      <CheckboxGroup legend={t('may')}>
        {API_KEY_SCOPES.map((scope) => (
          <Checkbox
            key={scope}
            label={t(`scope.${scope}`)}
            checked={scopes.includes(scope)}
            onChange={() => toggle(scope)}
          />
        ))}
      </CheckboxGroup>
    </ConfirmDialog>
  );
}
