import { paths } from '../../paths';
import { ButtonLink } from '../button';
import { measureFirst as t } from './messages.en';

export function MeasureFirst() {
  return (
    <>
      <p>{t('text')}</p>
      <div>
        <ButtonLink to={paths.introWelcome} size="small">
          {t('start')}
        </ButtonLink>
      </div>
    </>
  );
}
