import { SIZE_WEARERS, type SizeWearer } from '@figura/contracts';
import { translator } from '../../lib/messages/translator';
import { SegmentedControl } from '../../ui/forms/segmented-control';
import messages from './messages.en';

const t = translator(messages.sizesForm);

const OPTIONS = SIZE_WEARERS.map((value) => ({ value, label: t(`table.${value}`) }));

interface TableChoiceProps {
  value: SizeWearer | null;
  onChange: (table: SizeWearer) => void;
}

export function TableChoice({ value, onChange }: TableChoiceProps) {
  return <SegmentedControl label={t('table')} options={OPTIONS} value={value} onChange={onChange} />;
}
