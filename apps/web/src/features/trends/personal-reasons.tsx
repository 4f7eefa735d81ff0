import type { EffectDescription, FashionItemResponse } from '@figura/contracts';
import { Cautions } from '../../ui/lists/cautions';
import { Effects } from '../../ui/lists/effects';
import { personalReasons as t } from './messages.en';
import styles from './personal-reasons.module.css';
import { Stack } from '../../ui/layout/layout';

export function PersonalReasons({ response }: { response: FashionItemResponse }) {
  const { isBestLook, effectDescriptions: reasons, cautions, probably } = response;
  return (
    <>
      <Stack as="section" gap={2} aria-labelledby="why">
        <h2 id="why">{getHeading(response)}</h2>
        {probably ? <p>{t('probably')}</p> : null}
        {reasons.length > 0 ? (
          <Effects
            effects={reasons}
            all={t('allReasons', { count: reasons.length })}
            heading={isBestLook ? renderPerfectFor : undefined}
          />
        ) : (
          <p>{removeReasons(cautions)}</p>
        )}
      </Stack>
      <Cautions cautions={cautions} reasons={reasons} />
    </>
  );
}

function getHeading({ isBestLook, effectDescriptions }: FashionItemResponse): string {
  if (!isBestLook) return t('whatItDoes');
  return effectDescriptions.length > 0 ? t('why') : t('trendingJustForYou');
}

function renderPerfectFor(bodyPart: string) {
  return t.rich('perfectForYour', {
    bodyPart,
    span: (chunks) => <span className={styles['part']}>{chunks}</span>,
  });
}

function removeReasons(cautions: readonly EffectDescription[]): string {
  return cautions.length > 0 ? t('noGain') : t('noEffect');
}
