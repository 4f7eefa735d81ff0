import { useSession } from '../lib/session/session';
import { useTitle } from '../lib/page/use-title';
import { paths } from '../paths';
import { ButtonLink } from '../ui/button';
import { PlatePage } from '../ui/layout/plate-page';

export default function NotFound() {
  useTitle('Page not found');
  const { user } = useSession();
  return (
    <PlatePage
      eyebrow="404"
      title="This page is not in our pattern book"
      lead="The address may have a slip in it, or the page may have moved."
      measuring="crotchToKnee"
      caption="Measure twice, type once."
    >
      <div>
        {user ? (
          <ButtonLink to={paths.dashboard}>Go to your dashboard</ButtonLink>
        ) : (
          <ButtonLink to={paths.landing}>Go to the front page</ButtonLink>
        )}
      </div>
    </PlatePage>
  );
}
