import { findOwnSize, listSizeNames, type CheckedSize, type Product } from '@figura/contracts';
import { useState } from 'react';
import { useProductSizeFits } from '../../lib/size-charts/size-charts';
import { Pending } from '../../ui/feedback/pending';
import { SegmentedControl } from '../../ui/forms/segmented-control';
import { SizeFit } from '../../ui/garment/size-fit';
import { Stack } from '../../ui/layout/layout';
import { sizes as t } from './messages.en';
import styles from './product-sizes.module.css';
import { useOwnSizes } from './use-own-sizes';
import textStyles from '../../ui/text.module.css';

type SizedProduct = Pick<Product, 'id' | 'garment' | 'sizes'>;

export function ProductSizes({ product: { id, garment, sizes } }: { product: SizedProduct }) {
  const query = useProductSizeFits(id);
  const own = useOwnSizes();
  const usual = own ? findOwnSize(listSizeNames(own, garment.category), sizes) : undefined;
  const [chosen, setChosen] = useState<string | null>(null);
  const { data } = query;
  if (!data) return <Pending query={query} loading={t('loading')} failure={t('loadFailure')} height="8rem" />;
  const { name, fits } = data;
  const fit = fits.find(({ size }) => size === chosen) ?? pickFirst(fits, usual);
  return (
    <Stack gap={3}>
      {fit ? (
        <>
          <SegmentedControl
            label={t('inStock')}
            options={fits.map(({ size, level }) => ({
              value: size,
              label: (
                <>
                  {size}
                  {level ? <span className={textStyles['fine']}> {t(`level.${level}`)}</span> : null}
                </>
              ),
            }))}
            value={fit.size}
            onChange={setChosen}
            className={styles['sizes']!}
          />
          <SizeFit size={fit} name={name} onChart={() => setChosen(null)} />
        </>
      ) : (
        <p>{t('noMeasurements')}</p>
      )}
    </Stack>
  );
}

function pickFirst(fits: readonly CheckedSize[], usual: string | null | undefined): CheckedSize | undefined {
  return fits.find(({ level }) => level === 'fits') ?? fits.find(({ size }) => size === usual) ?? fits[0];
}
