import { LineIcon } from '../line-icon';

const ROUND = 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0Z';
const EXCLAMATION = 'M12 8v4.5M12 16v.01';

const DRAWINGS = {
  info: `${ROUND}M12 16v-4.5M12 8v.01`,
  success: `${ROUND}M8.5 12l2.5 2.5 4.5-5`,
  warning: 'M12 3.5 22 20H2ZM12 10v4M12 17v.01',
  error: `${ROUND}${EXCLAMATION}`,
};

export type AlertTone = keyof typeof DRAWINGS;

export function AlertIcon({ tone, className }: { tone: AlertTone; className?: string | undefined }) {
  return <LineIcon path={DRAWINGS[tone]} className={className} />;
}
