import {
  CURRENCIES,
  HEM_COVERAGES,
  MAX_BUDGET,
  NECKLINE_COVERAGES,
  SLEEVE_COVERAGES,
  getUsualCurrency,
} from '@figura/contracts';
import type { Coverage, Currency, User } from '@figura/contracts';
import { useState } from 'react';
import { getPageLanguage } from '../../lib/messages/page-language';
import { usePreferences } from '../../lib/session/use-preferences';
import { Button } from '../../ui/button';
import { FailureAlert } from '../../ui/feedback/failure';
import { SelectField } from '../../ui/forms/select-field';
import { TextField } from '../../ui/forms/text-field';
import { limitsForm as t } from './messages.en';
import styles from './limits.module.css';

const ANY = 'any';
const NO_LEVEL = { value: ANY, label: t('any') };
const PRICE = /^\d+(?:[.,]\d{1,2})?$/;

const LEVELS = {
  sleeves: [NO_LEVEL, ...SLEEVE_COVERAGES.map((value) => ({ value, label: t(`sleeveLevel.${value}`) }))],
  hem: [NO_LEVEL, ...HEM_COVERAGES.map((value) => ({ value, label: t(`hemLevel.${value}`) }))],
  neckline: [NO_LEVEL, ...NECKLINE_COVERAGES.map((value) => ({ value, label: t(`necklineLevel.${value}`) }))],
} as const;
const PARTS = ['sleeves', 'hem', 'neckline'] as const;

export function LimitsForm({ user }: { user: User }) {
  const { coverage, budget } = user.preferences;
  const { error, choose } = usePreferences(user);

  return (
    <div className={styles['groups']}>
      <div className={styles['fields']}>
        {PARTS.map((part) => (
          <SelectField
            key={part}
            id={`coverage-${part}`}
            label={t(part)}
            options={LEVELS[part]}
            value={coverage[part] ?? ANY}
            onChange={({ target: { value } }) => {
              choose({ coverage: { [part]: value === ANY ? null : value } as Partial<Coverage> });
            }}
          />
        ))}
      </div>
      <BudgetForm budget={budget} choose={choose} />
      <FailureAlert error={error} />
    </div>
  );
}

interface BudgetFormProps extends Pick<User['preferences'], 'budget'> {
  choose: ReturnType<typeof usePreferences>['choose'];
}

function BudgetForm({ budget, choose }: BudgetFormProps) {
  const [amount, setAmount] = useState(budget ? String(budget.amount) : '');
  const [currency, setCurrency] = useState<Currency>(budget?.currency ?? getUsualCurrency(getPageLanguage()));
  const [isWrong, setWrong] = useState(false);

  const saveBudget = () => {
    const price = Number(amount.trim().replace(',', '.'));
    const right = PRICE.test(amount.trim()) && price > 0 && price <= MAX_BUDGET;
    setWrong(!right);
    if (right) choose({ budget: { amount: price, currency } });
  };
  const clearBudget = () => {
    setAmount('');
    setWrong(false);
    choose({ budget: null });
  };

  return (
    <form
      className={styles['fields']}
      onSubmit={(event) => {
        event.preventDefault();
        saveBudget();
      }}
      noValidate
    >
      <TextField
        id="budget"
        label={t('budget')}
        inputMode="decimal"
        value={amount}
        error={isWrong ? t('budgetError') : undefined}
        onChange={({ target }) => setAmount(target.value)}
      />
      <SelectField
        id="currency"
        label={t('currency')}
        options={CURRENCIES.map((value) => ({ value, label: value }))}
        value={currency}
        onChange={({ target: { value } }) => setCurrency(value as Currency)}
      />
      <div className={styles['buttons']}>
        <Button type="submit" variant="secondary">
          {t('saveBudget')}
        </Button>
        {budget ? (
          <Button variant="quiet" onClick={clearBudget}>
            {t('clearBudget')}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
