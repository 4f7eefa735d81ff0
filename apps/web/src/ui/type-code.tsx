import type { BodyType } from '@figura/contracts';
import styles from './type-code.module.css';
import { HORIZONTAL_TYPE_NAMES, VERTICAL_TYPE_NAMES } from '../lib/text/names';

interface TypeCodeProps {
  code: string;
  as?: 'h1' | 'h2' | 'p';
  id?: string;
}

export function TypeCode({ code, as: Tag = 'p', id }: TypeCodeProps) {
  return (
    <Tag id={id} className={styles['code']} tabIndex={Tag === 'h1' ? -1 : undefined}>
      {code}
    </Tag>
  );
}

export function TypeNames({ bodyType: { horizontal, vertical } }: { bodyType: BodyType }) {
  return (
    <p className={styles['names']}>
      <span>{HORIZONTAL_TYPE_NAMES[horizontal]}</span> <span>{VERTICAL_TYPE_NAMES[vertical]}</span>
    </p>
  );
}
