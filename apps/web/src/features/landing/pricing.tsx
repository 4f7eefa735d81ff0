import { formatPrice } from '../../lib/text/money-text';
import { LANDING_NAVIGATION, LANDING_SECTIONS } from '../../content/frame';
import { PRICING } from '../../content/landing';
import { useSession } from '../../lib/session/session';
import { ButtonLink } from '../../ui/button';
import { Section } from '../../ui/layout/section';
import { usePrice } from './api';
import { labels as t } from './messages.en';
import { PriceClaims, PriceTag } from './price-tag';
import styles from './pricing.module.css';

export function Pricing() {
  const { user } = useSession();
  const { data: price } = usePrice();
  const { free, lifetime } = PRICING;
  return (
    <Section id={LANDING_SECTIONS.pricing} heading={PRICING.heading} text={PRICING.text}>
      <div className={styles['offers']}>
        <article className={styles['lifetime']} aria-labelledby="lifetime">
          <div className={styles['terms']}>
            <h3 id="lifetime">{lifetime.title}</h3>
            <PriceTag />
            <p>
              {price ? `${t('inCurrency', { code: price.currency.toUpperCase() })} ` : null}
              {lifetime.terms}
            </p>
            <PriceClaims />
            <ButtonLink to={user ? LANDING_NAVIGATION.dashboard.to : lifetime.action.to}>
              {user ? LANDING_NAVIGATION.dashboard.label : lifetime.action.label}
            </ButtonLink>
          </div>
          <Included list={lifetime.included} />
        </article>
        <article className={styles['free']} aria-labelledby="free">
          <h3 id="free">{free.title}</h3>
          <p className={styles['amount']}>{price ? formatPrice(0, price.currency) : '\u00a0'}</p>
          <Included list={free.included} />
          {!user && (
            <ButtonLink to={free.action.to} variant="secondary">
              {free.action.label}
            </ButtonLink>
          )}
        </article>
      </div>
    </Section>
  );
}

function Included({ list }: { list: readonly string[] }) {
  return (
    <ul className={styles['included']}>
      {list.map((entry) => (
        <li key={entry}>{entry}</li>
      ))}
    </ul>
  );
}
