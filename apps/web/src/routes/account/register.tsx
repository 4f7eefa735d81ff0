import { PlatePage } from '../../ui/layout/plate-page';
import { RegisterForm } from '../../features/authentication/register-form';
import { findAnswersToKeep } from '../../lib/drafts/start-answers';
import { useDraft } from '../../lib/drafts/use-draft';
import { useHydrated } from '../../lib/page/use-hydrated';
import { usePageMeta } from '../../lib/page/use-page-meta';
import { paths } from '../../paths';
import { register as t } from '../../features/authentication/register.messages.en';

export default function Register() {
  const hydrated = useHydrated();
  const [draft] = useDraft('startAnswers');
  const isKept = hydrated && draft !== null && findAnswersToKeep() !== null;
  usePageMeta({ path: paths.register, title: t('title') });
  return (
    <PlatePage
      title={t('title')}
      lead={t(isKept ? 'keptLead' : 'lead')}
      plate="woman-a-first"
      isLong
      caption={t(isKept ? 'keptCaption' : 'caption')}
    >
      <RegisterForm />
    </PlatePage>
  );
}
