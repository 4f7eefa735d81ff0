import { SIZE_WEARERS, type SizeWearer } from '@figura/contracts';
import { SegmentedControl } from '../../ui/forms/segmented-control';
import { sizesForm as t } from './messages.en';

const OPTIONS = SIZE_WEARERS.map((value) => ({ value, label: t(`table.${value}`) }));

interface TableChoiceProps {
  value: SizeWearer | null;
  onChange: (table: SizeWearer) => void;
}

export function TableChoice({ value, onChange }: TableChoiceProps) {
  return <SegmentedControl label={t('table')} options={OPTIONS} value={value} onChange={onChange} />;
}
