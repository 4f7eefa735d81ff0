import type { EffectDescription, FashionItemResponse } from '@figura/contracts';
import { useSession } from '../../lib/session/session';
import { findShopUrl } from '../../lib/catalog/shop-url';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import bar from '../../ui/layout/action-bar.module.css';
import { Cautions } from '../../ui/lists/cautions';
import callouts from '../../ui/dressed/callouts.module.css';
import { Disclosure } from '../../ui/disclosure';
import { EvidenceLine } from '../../ui/evidence/evidence-line';
import { EffectGroups } from '../../ui/lists/effects';
import { MeasureFirst } from '../../ui/feedback/measure-first';
import { FindAlike } from '../../ui/links/find-alike';
import { ShopLink } from '../../ui/links/shop-link';
import { Skeleton } from '../../ui/feedback/skeleton';
import { VisuallyHidden } from '../../ui/visually-hidden';
import type { Headline } from './headlines';
import { HideItem } from './hide-item';
import styles from './item-words.module.css';
import { WishForItem } from '../../ui/garment/wish-for';
import { itemWords as t } from './messages.en';
import { OwnItem } from './own-item';
import textStyles from '../../ui/text.module.css';
import { Stack } from '../../ui/layout/layout';

interface ItemWordsProps {
  response: FashionItemResponse | undefined;
  headlines: readonly Headline[];
  error: Error | undefined;
  onRetry: () => void;
}

export function ItemWords({ response, headlines, error, onRetry }: ItemWordsProps) {
  const measured = useSession().user?.bodyType != null;
  const url = response && findShopUrl(response.item);
  return (
    <Stack>
      <section aria-labelledby="reasons">
        <h2 id="reasons">{getHeading(response, measured)}</h2>
        {measured ? (
          <Reasons response={response} headlines={headlines} error={error} onRetry={onRetry} />
        ) : (
          <div className={styles['reasons']}>
            <MeasureFirst />
          </div>
        )}
      </section>
      {url ? (
        <div className={classNames(styles['shop'], bar['bar'])}>
          <ShopLink url={url}>{t('shop')}</ShopLink>
        </div>
      ) : null}
      {response ? (
        <div className={styles['keep']} key={response.item._id}>
          {response.item.category === 'Styling' ? null : (
            <OwnItem itemId={response.item._id} name={response.item.displayName} />
          )}
          <WishForItem item={response.item} name={response.item.displayName} />
          <HideItem itemId={response.item._id} name={response.item.displayName} />
        </div>
      ) : null}
      {response ? <Cautions cautions={response.cautions} reasons={response.effectDescriptions} /> : null}
      {response ? <FindAlike item={response.item} /> : null}
    </Stack>
  );
}

function getHeading(response: FashionItemResponse | undefined, measured: boolean): string {
  if (!measured) return t('doesItSuitYou');
  return response?.isBestLook === false ? t('whatItDoes') : t('why');
}

function Reasons({ response, headlines, error, onRetry }: ItemWordsProps) {
  if (!response && error)
    return (
      <div role="alert" className={styles['missing']}>
        <p>{t('loadFailure')}</p>
        <Button variant="quiet" size="small" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      </div>
    );
  if (!response)
    return (
      <div role="status" className={styles['missing']}>
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
        <Skeleton />
        <Skeleton width="80%" />
        <Skeleton width="90%" />
      </div>
    );
  const { effectDescriptions: reasons, cautions, probably } = response;
  return (
    <div className={styles['reasons']}>
      {probably ? <p>{t('probably')}</p> : null}
      {reasons.length > 0 ? (
        <Headlines reasons={reasons} headlines={headlines} />
      ) : (
        <p>{removeReasons(cautions)}</p>
      )}
    </div>
  );
}

interface HeadlinesProps {
  reasons: readonly EffectDescription[];
  headlines: readonly Headline[];
}

function Headlines({ reasons, headlines }: HeadlinesProps) {
  const rest = reasons.filter(({ description }) =>
    headlines.every((headline) => headline.description !== description),
  );
  return (
    <>
      <ol className={styles['headlines']}>
        {headlines.map(
          ({ attribute, value, bodyPart, displayName, description, evidence, study, number }) => (
            <li key={`${attribute}:${value}`} className={callouts['numbered']} data-number={number}>
              <h3>{displayName}</h3>
              <p>{description}</p>
              <p className={textStyles['muted']}>{bodyPart}</p>
              <EvidenceLine evidence={evidence} study={study} />
            </li>
          ),
        )}
      </ol>
      {rest.length > 0 ? (
        <Disclosure summary={t('moreReasons', { count: rest.length })}>
          <EffectGroups effects={rest} />
        </Disclosure>
      ) : null}
    </>
  );
}

function removeReasons(cautions: readonly EffectDescription[]): string {
  return cautions.length > 0 ? t('noGain') : t('noEffect');
}
