import { useState } from 'react';
import { translator } from '../../lib/messages/translator';
import { Disclosure } from '../../ui/disclosure';
import { MeasurementFields } from './measurement-fields';
import messages from './messages.en';
import styles from './underbust-field.module.css';
import type { Measuring } from './use-measuring';

const t = translator(messages.underbustField);

const FIELDS = ['underbust'] as const;

export function UnderbustField({ measuring }: { measuring: Measuring }) {
  const [wasThere] = useState(() => measuring.text('underbust') !== '');
  return (
    <Disclosure summary={wasThere ? t('change') : t('add')} defaultOpen={wasThere}>
      <div className={styles['field']}>
        <p>{t('why')}</p>
        <MeasurementFields
          legend={t('legend')}
          sole
          measurements={FIELDS}
          measuring={measuring}
          order={FIELDS}
        />
      </div>
    </Disclosure>
  );
}
