import { CATEGORY_GIRTHS, type CheckedSize, type Product } from '@figura/contracts';
import { useState } from 'react';
import { translator } from '../../lib/messages/translator';
import { useSession } from '../../lib/session/session';
import { useProductSizeFits } from '../../lib/size-charts/size-charts';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { LoadFailure } from '../../ui/feedback/load-failure';
import { Skeleton } from '../../ui/feedback/skeleton';
import { SegmentedControl } from '../../ui/forms/segmented-control';
import { SizeFit } from '../../ui/garment/size-fit';
import { Stack } from '../../ui/layout/layout';
import { VisuallyHidden } from '../../ui/visually-hidden';
import messages from './messages.en';
import styles from './product-sizes.module.css';
import { findUsualSize } from './usual-size';

const t = translator(messages.sizes);

type SizedProduct = Pick<Product, 'id' | 'title' | 'garment' | 'sizes'>;

/** Nothing for what has no size in stock, or none around the body. */
export function ProductSizes({ product }: { product: SizedProduct }) {
  const [isOpen, setOpen] = useState(false);
  const { garment, sizes, title } = product;
  if (sizes.length === 0 || !(garment.category in CATEGORY_GIRTHS)) return null;
  return (
    <>
      <Button variant="plain" className={styles['open']} onClick={() => setOpen(true)}>
        {t('open')}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('title')} placement="side">
        <Fits product={product} />
      </Dialog>
    </>
  );
}

function Fits({ product: { id, title, garment, sizes } }: { product: SizedProduct }) {
  const answer = useProductSizeFits(id);
  const { user } = useSession();
  const usual = findUsualSize(user?.preferences.sizes ?? null, garment.category, sizes);
  const [chosen, setChosen] = useState<string | null>(null);
  const { data } = answer;
  if (!data)
    return answer.error ? (
      <LoadFailure message={t('loadFailure')} answer={answer} />
    ) : (
      <div role="status">
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
        <Skeleton height="8rem" />
      </div>
    );
  const { name, fits } = data;
  const fit = fits.find(({ size }) => size === chosen) ?? pickFirst(fits, usual);
  return (
    <Stack gap={3}>
      <p className={styles['title']}>{title}</p>
      {fit ? (
        <>
          <SegmentedControl
            label={t('inStock')}
            options={fits.map(({ size, level }) => ({
              value: size,
              label: (
                <>
                  {size}
                  {level ? <span className={styles['level']}> {t(`level.${level}`)}</span> : null}
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

/** One that fits, else the usual one. */
function pickFirst(fits: readonly CheckedSize[], usual: string): CheckedSize | undefined {
  return fits.find(({ level }) => level === 'fits') ?? fits.find(({ size }) => size === usual) ?? fits[0];
}
