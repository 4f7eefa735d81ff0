import type { ApiKeyScope, NewApiKeyResponse } from '@figura/contracts';
import { API_KEY_SCOPES } from '@figura/contracts';
import { useState } from 'react';
import { ApiError, getMessage } from '../../lib/api/api-error';
import { translator } from '../../lib/messages/translator';
import { formatDay } from '../../lib/text/format-day';
import { Button } from '../../ui/button';
import { Alert } from '../../ui/feedback/alert';
import { LoadFailure } from '../../ui/feedback/load-failure';
import { Skeleton } from '../../ui/feedback/skeleton';
import { Checkbox, CheckboxGroup } from '../../ui/forms/checkbox';
import { TextField } from '../../ui/forms/text-field';
import { Cluster, Stack } from '../../ui/layout/layout';
import { createApiKey, revokeApiKey, useApiKeys } from './api';
import { ConfirmDialog } from './confirm-dialog';
import messages from './sign-in-methods.messages.en';
import styles from './sign-in-methods.module.css';

const t = translator(messages.apiKeys);

interface ApiKeysProps {
  email: string;
  asksPassword: boolean;
}

export function ApiKeys({ email, asksPassword }: ApiKeysProps) {
  const answer = useApiKeys();
  const [isAdding, setAdding] = useState(false);
  const [scopes, setScopes] = useState<readonly ApiKeyScope[]>(['read']);
  const [made, setMade] = useState<NewApiKeyResponse | null>(null);
  const [error, setError] = useState<string | null>(null);
  const { data } = answer;
  if (!data)
    return answer.error ? (
      <LoadFailure message={t('loadFailure')} answer={answer} />
    ) : (
      <Skeleton width="16rem" />
    );

  const revoke = async (id: string) => {
    setError(null);
    try {
      await revokeApiKey(id);
      if (made?.id === id) setMade(null);
      await answer.mutate();
    } catch (failure) {
      setError(getMessage(failure, t('failure')));
    }
  };
  const create = async (confirmation: { password?: string }, name: string) => {
    if (scopes.length === 0)
      throw new ApiError({ status: 400, code: 'VALIDATION_FAILED', message: t('scopesError') });
    setMade(await createApiKey({ ...confirmation, name, scopes: [...scopes] }));
    setAdding(false);
    await answer.mutate();
  };
  const toggle = (scope: ApiKeyScope) =>
    setScopes(scopes.includes(scope) ? scopes.filter((other) => other !== scope) : [...scopes, scope]);

  return (
    <>
      {made ? <MadeKey value={made.key} /> : null}
      {data.keys.length ? (
        <ul className={styles['list']}>
          {data.keys.map(({ id, name, scopes: allowed, createdAt, usedOn }) => {
            const day = formatDay(createdAt.slice(0, 10));
            return (
              <li key={id} className={styles['row']}>
                <div className={styles['about']}>
                  <p>{name}</p>
                  <p className={styles['note']}>
                    {t('scopes', { scopes: allowed.map((scope) => t(`scope.${scope}`)).join(', ') })}
                  </p>
                  <p className={styles['note']}>
                    {usedOn === null ? t('unused', { day }) : t('used', { day, used: formatDay(usedOn) })}
                  </p>
                </div>
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={t('revokeNamed', { name })}
                  onClick={() => void revoke(id)}
                >
                  {t('revoke')}
                </Button>
              </li>
            );
          })}
        </ul>
      ) : (
        <p>{t('none')}</p>
      )}
      {error === null ? null : <Alert tone="error">{error}</Alert>}
      <div>
        <Button variant="secondary" onClick={() => setAdding(true)}>
          {t('add')}
        </Button>
      </div>
      {isAdding ? (
        <ConfirmDialog
          title={t('add')}
          email={email}
          asksPassword={asksPassword}
          name={{ label: t('name'), hint: t('nameHint'), initial: '', error: t('nameError') }}
          submit={t('add')}
          onSubmit={create}
          onCancel={() => setAdding(false)}
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
      ) : null}
    </>
  );
}

/** A key can be read only once, here. */
function MadeKey({ value }: { value: string }) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    const isCopied = await navigator.clipboard.writeText(value).then(
      () => true,
      () => false,
    );
    setSaid(t(isCopied ? 'copied' : 'notCopied'));
  };
  return (
    <Stack gap={1}>
      <p>{t('made')}</p>
      <TextField label={t('key')} value={value} readOnly onFocus={({ target }) => target.select()} />
      <Cluster>
        <Button variant="secondary" onClick={() => void copy()}>
          {t('copy')}
        </Button>
        <p role="status">{said}</p>
      </Cluster>
    </Stack>
  );
}
