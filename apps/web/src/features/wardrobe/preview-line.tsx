import { formatColor } from '../../lib/catalog/garment-names';
import { formatMoneyText } from '../../lib/text/money-text';
import { Flat } from '../../ui/dressed/flat';
import { findKind } from '../../ui/garment/kinds';
import { preview as t } from './add-pieces.messages.en';
import { describeGarment } from './describe-garment';
import type { ListedLine } from './listed-line';
import styles from './preview-line.module.css';

interface PreviewLineProps {
  line: ListedLine;
  onToggle: () => void;
}

export function PreviewLine({
  line: { name, count = 1, garment, price, isIncluded },
  onToggle,
}: PreviewLineProps) {
  return (
    <li>
      <label className={styles['line']}>
        <Flat garment={garment!} />
        <span className={styles['words']}>
          {count > 1 ? t('several', { count, name }) : name}
          <span className={styles['what']}>{describeLine(garment!)}</span>
        </span>
        {price ? (
          <span className={styles['price']}>{formatMoneyText(price.amount, price.currency)}</span>
        ) : null}
        <input
          type="checkbox"
          className={styles['box']}
          aria-label={t('include', { name })}
          checked={isIncluded}
          onChange={onToggle}
        />
      </label>
    </li>
  );
}

function describeLine(garment: NonNullable<ListedLine['garment']>): string {
  const kind = findKind(garment)?.name ?? garment.type.replaceAll('-', ' ');
  const [color] = garment.colors;
  return [kind, color && formatColor(color.name), describeGarment(garment, true)].filter(Boolean).join(' · ');
}
